import CatalogCore

/// The widths and heights for which a document differs, as far as its device tells.
struct SizeClass {
  private var width: String?
  private var height: String?

  init() {}

  init(device: InterfaceDocument.CanvasDevice?) {
    guard let device else { return }
    if DeviceCanvas.isPad(device.id) {
      (width, height) = ("regular", "regular")
    } else if device.orientation?.isSpelled("landscape") ?? false {
      (width, height) = ("compact", "compact")
    } else if device.id.utf8.starts(with: "retina".utf8) {
      (width, height) = ("compact", "regular")
    }
  }

  /// How many conditions of a variation hold, if all do; `nil` where one does not.
  ///
  /// The default has none, so what is said for a size class goes before it.
  func match(_ key: String) -> Int? {
    if key.isSpelled("default") { return 0 }
    var count = 0
    for condition in key.utf8.split(separator: UInt8(ascii: "-")) {
      let parts = condition.split(separator: UInt8(ascii: "="), maxSplits: 1)
        .map { String(decodingUTF8: $0) }
      guard parts.count == 2 else { return nil }
      let actual: String? =
        parts[0].isSpelled("widthClass")
        ? width : parts[0].isSpelled("heightClass") ? height : nil
      guard let actual, actual.hasSameBytes(as: parts[1]) else { return nil }
      count += 1
    }
    return count
  }
}
