import Layout
import Testing

/// Where rows, signs and strips leave room for the content.
struct CellGeometryTests {
  /// A stack that fills all the room there is between the margins.
  private static let filling = CellContent(elements: [CellElement("x", .progress)])

  private static func layout(
    _ accessory: CellAccessory = .none, _ change: (inout CellEnvironment) -> Void = { _ in }
  ) -> CellLayout {
    var content = filling
    content.accessory = accessory
    return CellLayoutEngine.reckoning.layout(content, in: .phone.with(change))
  }

  private static func span(_ layout: CellLayout) -> [Double] {
    layout.elements.flatMap { [$0.frame.x, $0.frame.maxX] }
  }

  @Test func `content stands between the margins of the device`() {
    #expect(Self.span(Self.layout()) == [16, 359])
    #expect(Self.layout().separatorInset == 16)
    #expect(Self.layout().width == 375)
    let wide = Self.layout { $0.device.margin = 20 }
    #expect(Self.span(wide) == [20, 355])
    #expect(wide.separatorInset == 20)
  }

  @Test(
    arguments: [
      (.disclosureIndicator, 33, 8, 13), (.detailDisclosureButton, 67, 42, 22),
      (.checkmark, 39, 14, 13), (.detailButton, 47, 22, 22),
    ] as [(CellAccessory, Double, Double, Double)])
  func `an accessory ends at the margin and narrows the content`(
    accessory: CellAccessory, reduction: Double, width: Double, height: Double
  ) throws {
    for margin in [16.0, 20] {
      let layout = Self.layout(accessory) { $0.device.margin = margin }
      #expect(Self.span(layout) == [margin, 375 - reduction - (margin - 16) - 2])
      let frame = try #require(layout.accessory)
      #expect(frame.maxX == 375 - margin)
      #expect(frame.width == width)
      #expect(frame.height == height)
      #expect(abs(frame.y + frame.maxY - layout.height) < 0.7)
    }
  }

  @Test func `no accessory has no frame`() {
    #expect(Self.layout().accessory == nil)
    #expect(Self.layout().deleteControl == nil)
    #expect(Self.layout().reorderControl == nil)
  }

  @Test func `a circle for deletion shifts content and separator`() {
    let layout = Self.layout { $0.editing = .delete }
    #expect(Self.span(layout) == [56, 359])
    #expect(layout.separatorInset == 56)
    #expect(layout.deleteControl == Rectangle(x: 15, y: 9, width: 26, height: 26))
    #expect(layout.reorderControl == nil)
  }

  @Test func `a handle for moving ends at the margin and narrows the content`() throws {
    let layout = Self.layout { $0.editing = [.delete, .move] }
    let frame = try #require(layout.reorderControl)
    #expect(frame.x == 332)
    #expect(frame.maxX == 359)
    #expect(Self.span(layout) == [56, 324])
  }

  @Test func `an accessory vanishes while the row is edited`() {
    for editing in [CellEnvironment.Editing.delete, .move] {
      let layout = Self.layout(.checkmark) { $0.editing = editing }
      #expect(layout.accessory == nil)
      #expect(layout.elements == Self.layout { $0.editing = editing }.elements)
    }
  }

  @Test func `an index takes a strip at the trailing edge`() {
    #expect(Self.span(Self.layout { $0.hasIndex = true }) == [16, 344])
    #expect(Self.layout(.checkmark) { $0.hasIndex = true }.accessory?.maxX == 344)
    #expect(Self.layout { ($0.hasIndex, $0.editing) = (true, .move) }.reorderControl?.maxX == 344)
  }

  @Test func `sections of an inset table are narrower, on a tablet by more`() {
    let phone = CellEnvironment.phone.with { $0.tableStyle = .insetGrouped }
    #expect(phone.sideInset == 16)
    let layout = CellLayoutEngine.reckoning.layout(Self.filling, in: phone)
    #expect(layout.width == 343)
    #expect(Self.span(layout) == [16, 327])
    let tablet = CellEnvironment(width: 834, tableStyle: .insetGrouped)
    #expect(tablet.sideInset == 20)
    #expect(CellEnvironment(width: 834, tableStyle: .grouped).sideInset == 0)
  }

  @Test(
    arguments: [(834.0, 85.0), (820, 78), (768, 52), (810, 73), (1_024, 180), (744, 20), (393, 16)])
  func `content that keeps to the readable width has the margins of the device`(
    width: Double, margin: Double
  ) {
    let environment = CellEnvironment(width: width, followsReadableWidth: true)
    let layout = CellLayoutEngine.reckoning.layout(Self.filling, in: environment)
    #expect(Self.span(layout) == [margin, width - margin])
    #expect(layout.separatorInset == margin)
  }

  @Test func `sections of an inset table keep to the readable width by themselves`() {
    let environment = CellEnvironment(
      width: 1_024, tableStyle: .insetGrouped, followsReadableWidth: true)
    #expect(environment.sideInset == 180)
    let layout = CellLayoutEngine.reckoning.layout(Self.filling, in: environment)
    #expect(layout.width == 664)
    #expect(Self.span(layout) == [20, 644])
  }

  @Test func `insets of a stack are from the edges of what signs leave`() {
    let insets = CellStack.Insets(top: 0, leading: 0, bottom: 0, trailing: 0)
    let content = CellContent(
      arrangement: .stack(CellStack(.vertical, insets: insets, items: [.element("x")])),
      elements: Self.filling.elements, accessory: .checkmark)
    #expect(Self.span(CellLayoutEngine.reckoning.layout(content)) == [0, 336])
    let edited = CellLayoutEngine.reckoning.layout(
      content, in: .phone.with { $0.editing = [.delete, .move] })
    #expect(Self.span(edited) == [40, 332])
  }

  @Test func `from right to left signs and content change sides`() {
    let layout = Self.layout(.disclosureIndicator) { $0.isRightToLeft = true }
    #expect(Self.span(layout) == [35, 359])
    #expect(layout.accessory?.x == 16)
    #expect(layout.separatorInset == 16)
    let edited = Self.layout { ($0.isRightToLeft, $0.editing) = (true, [.delete, .move]) }
    #expect(edited.deleteControl?.maxX == 360)
    #expect(edited.reorderControl?.x == 16)
  }
}
