extension InterfaceDocument.CanvasDevice {
  /// The width of the canvas in points; `nil` for a device that is not known.
  ///
  /// The sizes are those that documents of the device have for their root views.
  var width: Double? {
    let size: (Double, Double)? =
      switch id {
      case "retina3_5": (320, 480)
      case "retina4_0": (320, 568)
      case "retina4_7": (375, 667)
      case "retina5_5": (414, 736)
      case "retina5_9": (375, 812)
      case "retina6_0": (390, 844)
      case "retina6_1", "retina6_5": (414, 896)
      case "retina6_12": (393, 852)
      case "retina6_3": (402, 874)
      case "retina6_7": (428, 926)
      case "retina6_72": (430, 932)
      case "ipad9_7": (768, 1024)
      case "ipad10_5": (834, 1112)
      case "ipad11_0", "ipad11_0rounded": (834, 1194)
      case "ipad12_9", "ipad12_9rounded": (1024, 1366)
      case "appleTV": (1920, 1080)
      default: nil
      }
    return size.map { orientation == "landscape" && id != "appleTV" ? $0.1 : $0.0 }
  }
}
