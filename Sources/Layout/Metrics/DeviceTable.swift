/// The devices whose figures somebody published, each with where they come from.
///
/// Portrait. Devices that were not measured are missing: the iPhone Air, the iPhone 16e and the iPad
/// Pro since 2024.
package enum DeviceTable {
  package struct Row: Sendable {
    package let device: Device
    /// All devices of these figures; the first one names the device.
    package let names: [String]
    package let source: Source
    /// The figures that no source states.
    package let assumptions: Set<Figure>
  }

  package enum Figure: String, Sendable {
    case margin
  }

  package enum Source: String, CaseIterable, Sendable {
    /// A dump of simulators up to the iPhone 13.
    case dimmmensions = "marcbouchenoire/dimmmensions, dimensions.json"
    case gist = "ricsantos, gist e7baee66"
    case flutterware = "flutterware, package documentation, devices"
    case devicePreview = "device_preview 3.0.0, package documentation, presets"
  }

  /// Newest first among those of one width.
  package static let rows: [Row] = [
    phone(["iPhone SE", "iPhone 8"], 375, 667, scale: 2, safe: (20, 0), .dimmmensions),
    phone(["iPhone 13 mini", "iPhone 12 mini"], 375, 812, safe: (50, 34), .dimmmensions),
    phone(["iPhone 11 Pro", "iPhone X", "iPhone XS"], 375, 812, safe: (44, 34), .dimmmensions),
    phone(
      ["iPhone 14", "iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro"], 390, 844,
      safe: (47, 34), .dimmmensions),
    phone(
      ["iPhone 16", "iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro"], 393, 852, safe: (59, 34),
      .gist, assumptions: [.margin]),
    phone(
      ["iPhone 17", "iPhone 16 Pro", "iPhone 17 Pro"], 402, 874, safe: (62, 34), .flutterware,
      assumptions: [.margin]),
    phone(
      ["iPhone 11", "iPhone XR"], 414, 896, scale: 2, safe: (48, 34), margin: 20, .dimmmensions),
    phone(
      ["iPhone 11 Pro Max", "iPhone XS Max"], 414, 896, safe: (44, 34), margin: 20,
      .dimmmensions),
    phone(
      ["iPhone 14 Plus", "iPhone 12 Pro Max", "iPhone 13 Pro Max"], 428, 926, safe: (47, 34),
      margin: 20, .dimmmensions),
    phone(
      ["iPhone 15 Pro Max", "iPhone 14 Pro Max", "iPhone 15 Plus"], 430, 932, safe: (59, 34),
      margin: 20, .gist, assumptions: [.margin]),
    phone(
      ["iPhone 16 Pro Max", "iPhone 17 Pro Max"], 440, 956, safe: (62, 34), margin: 20,
      .devicePreview, assumptions: [.margin]),
    // The one device on which readable content fills what is between the margins.
    tablet("iPad mini", 744, 1133, safe: (24, 20), readableWidth: 704),
    tablet("iPad 9.7\"", 768, 1024, safe: (20, 0)),
    tablet("iPad 10.2\"", 810, 1080, safe: (20, 0)),
    tablet("iPad Air", 820, 1180, safe: (24, 20)),
    tablet("iPad Pro 11\"", 834, 1194, safe: (24, 20)),
    tablet("iPad Pro 12.9\"", 1024, 1366, safe: (24, 20)),
  ]

  private static func phone(
    _ names: [String], _ width: Double, _ height: Double, scale: Int = 3,
    safe: (top: Double, bottom: Double), margin: Double = 16, _ source: Source,
    assumptions: Set<Figure> = []
  ) -> Row {
    Row(
      device: Device(
        name: names[0], width: width, height: height, scale: scale, safeAreaTop: safe.top,
        safeAreaBottom: safe.bottom, margin: margin),
      names: names, source: source, assumptions: assumptions)
  }

  private static func tablet(
    _ name: String, _ width: Double, _ height: Double, safe: (top: Double, bottom: Double),
    readableWidth: Double = Device.usualReadableWidth
  ) -> Row {
    Row(
      device: Device(
        name: name, width: width, height: height, scale: 2, safeAreaTop: safe.top,
        safeAreaBottom: safe.bottom, margin: 20, readableWidth: readableWidth),
      names: [name], source: .dimmmensions, assumptions: [])
  }
}
