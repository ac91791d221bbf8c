import Layout
import Testing

struct DeviceTests {
  private typealias Figures = (
    name: String, width: Double, height: Double, scale: Int, top: Double, bottom: Double,
    margin: Double
  )

  /// The table of the sources, written down a second time.
  private static let figures: [Figures] = [
    ("iPhone SE", 375, 667, 2, 20, 0, 16),
    ("iPhone 13 mini", 375, 812, 3, 50, 34, 16),
    ("iPhone 11 Pro", 375, 812, 3, 44, 34, 16),
    ("iPhone 14", 390, 844, 3, 47, 34, 16),
    ("iPhone 16", 393, 852, 3, 59, 34, 16),
    ("iPhone 17", 402, 874, 3, 62, 34, 16),
    ("iPhone 11", 414, 896, 2, 48, 34, 20),
    ("iPhone 11 Pro Max", 414, 896, 3, 44, 34, 20),
    ("iPhone 14 Plus", 428, 926, 3, 47, 34, 20),
    ("iPhone 15 Pro Max", 430, 932, 3, 59, 34, 20),
    ("iPhone 16 Pro Max", 440, 956, 3, 62, 34, 20),
    ("iPad mini", 744, 1133, 2, 24, 20, 20),
    ("iPad 9.7\"", 768, 1024, 2, 20, 0, 20),
    ("iPad 10.2\"", 810, 1080, 2, 20, 0, 20),
    ("iPad Air", 820, 1180, 2, 24, 20, 20),
    ("iPad Pro 11\"", 834, 1194, 2, 24, 20, 20),
    ("iPad Pro 12.9\"", 1024, 1366, 2, 24, 20, 20),
  ]

  @Test func `the table holds the published figures`() {
    let devices = DeviceTable.rows.map(\.device)
    #expect(devices.map(\.name) == Self.figures.map(\.name))
    for (device, figures) in zip(devices, Self.figures) {
      #expect(device.width == figures.width && device.height == figures.height, "\(device)")
      #expect(device.scale == figures.scale, "\(device)")
      #expect(device.safeAreaTop == figures.top, "\(device)")
      #expect(device.safeAreaBottom == figures.bottom, "\(device)")
      #expect(device.margin == figures.margin, "\(device)")
      #expect(device.readableWidth == (figures.name == "iPad mini" ? 704 : 664), "\(device)")
      #expect(device.isTablet == figures.name.hasPrefix("iPad"), "\(device)")
    }
  }

  @Test func `a figure without a source is marked`() {
    let marked = DeviceTable.rows.filter { !$0.assumptions.isEmpty }.map(\.device.name)
    #expect(marked == ["iPhone 16", "iPhone 17", "iPhone 15 Pro Max", "iPhone 16 Pro Max"])
    #expect(DeviceTable.rows.allSatisfy { $0.names.first == $0.device.name })
    let names = DeviceTable.rows.flatMap(\.names)
    #expect(Set(names).count == names.count)
  }

  @Test(
    arguments: [
      (375.0, "iPhone SE"), (390, "iPhone 14"), (393, "iPhone 16"), (402, "iPhone 17"),
      (414, "iPhone 11"), (428, "iPhone 14 Plus"), (430, "iPhone 15 Pro Max"),
      (440, "iPhone 16 Pro Max"), (744, "iPad mini"), (768, "iPad 9.7\""), (810, "iPad 10.2\""),
      (820, "iPad Air"), (834, "iPad Pro 11\""), (1_024, "iPad Pro 12.9\""),
    ])
  func `a width stands for the newest device that has it`(width: Double, name: String) {
    #expect(Device(width: width).name == name)
    #expect(Device(width: width).width == width)
  }

  @Test(
    arguments: [
      (320.0, 568.0, 2, 16.0, false), (413, 895, 3, 16, false), (415, 899, 3, 20, false),
      (599, 1_298, 3, 20, false), (600, 800, 2, 20, true), (1_000, 1_333, 2, 20, true),
    ])
  func `a width that no device has is a plain phone or tablet`(
    width: Double, height: Double, scale: Int, margin: Double, isTablet: Bool
  ) {
    let device = Device(width: width)
    #expect(device.name == "\(Int(width)) points")
    #expect(device.width == width)
    #expect(abs(device.height - height) <= 1)
    #expect(device.scale == scale)
    #expect(device.margin == margin)
    #expect(device.isTablet == isTablet)
  }

  @Test(arguments: [Double.nan, -1, 0, -Double.infinity])
  func `a width that is none is nothing`(width: Double) {
    #expect(Device(width: width).width == 0)
  }

  @Test func `a catalog shows two phones, the largest phone and a tablet unless told otherwise`() {
    #expect(
      Device.catalog.map { "\(Int($0.width))×\(Int($0.height))" } == [
        "375×667", "393×852", "440×956", "834×1194",
      ])
  }
}
