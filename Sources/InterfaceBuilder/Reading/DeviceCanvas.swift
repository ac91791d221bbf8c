import CatalogCore

/// The sizes of the devices that Interface Builder draws on.
package enum DeviceCanvas {
  /// The size of a device in the orientation of the document; `nil` for one that is not known.
  ///
  /// A suffix that names a variant of the same size, such as `rounded`, may follow the id.
  package static func size(of device: InterfaceDocument.CanvasDevice) -> InterfaceSize? {
    guard var size = portraitSize(of: device.id) else { return nil }
    if let orientation = device.orientation, orientation.isSpelled("landscape"),
      size.height > size.width
    {
      swap(&size.width, &size.height)
    }
    return size
  }

  /// Whether the width of a screen of this device is regular, as on a pad.
  static func isPad(_ id: String) -> Bool { id.utf8.starts(with: "ipad".utf8) }

  private static func portraitSize(of id: String) -> InterfaceSize? {
    if let size = sizes[id] { return size }
    // The longest id that this one starts with, so that `ipad12_9rounded` is found.
    return sizes.filter { name, _ in
      id.utf8.starts(with: name.utf8)
        && !(id.utf8.dropFirst(name.utf8.count).first?.isASCIIDigit ?? false)
    }
    .max { $0.key.utf8.count < $1.key.utf8.count }?.value
  }

  private static let sizes: [String: InterfaceSize] = [
    "retina3_5": InterfaceSize(width: 320, height: 480),
    "retina35": InterfaceSize(width: 320, height: 480),
    "retina4": InterfaceSize(width: 320, height: 568),
    "retina4_0": InterfaceSize(width: 320, height: 568),
    "retina4_7": InterfaceSize(width: 375, height: 667),
    "retina47": InterfaceSize(width: 375, height: 667),
    "retina5_5": InterfaceSize(width: 414, height: 736),
    "retina55": InterfaceSize(width: 414, height: 736),
    "retina5_9": InterfaceSize(width: 375, height: 812),
    "retina6_0": InterfaceSize(width: 390, height: 844),
    "retina6_1": InterfaceSize(width: 414, height: 896),
    "retina6_12": InterfaceSize(width: 393, height: 852),
    "retina6_3": InterfaceSize(width: 402, height: 874),
    "retina6_5": InterfaceSize(width: 414, height: 896),
    "retina6_7": InterfaceSize(width: 428, height: 926),
    "retina6_72": InterfaceSize(width: 430, height: 932),
    "retina6_9": InterfaceSize(width: 440, height: 956),
    "ipad7_9": InterfaceSize(width: 768, height: 1024),
    "ipad8_3": InterfaceSize(width: 744, height: 1133),
    "ipad9_7": InterfaceSize(width: 768, height: 1024),
    "ipad10_2": InterfaceSize(width: 810, height: 1080),
    "ipad10_5": InterfaceSize(width: 834, height: 1112),
    "ipad10_9": InterfaceSize(width: 820, height: 1180),
    "ipad11_0": InterfaceSize(width: 834, height: 1194),
    "ipad12_9": InterfaceSize(width: 1024, height: 1366),
    "ipad13_0": InterfaceSize(width: 1032, height: 1376),
    "appleTV": InterfaceSize(width: 1920, height: 1080),
  ]
}
