import CatalogCore
import Layout
import ScreenLayout
import Snapshots

/// What is on a screen that an interface file draws: its views in their frames, with rows and bars.
struct FramePage: PicturePage {
  let screen: FrameScreen
  let width: Double
  let height: Double
  private let context: PictureContext
  private let root: SnapshotDocument.Slot?
  /// What the root view stands in.
  private let setting: FrameSetting
  private let path: [Int]?
  private let list: FrameList?
  private let stretch: FrameStretch?
  /// Cells that stand in a file without a screen around them.
  private let cells: CellsPicture?
  private let bar: NavigationBar?

  /// Around cells that stand alone.
  private static let margin = 12.0

  /// Whether a document says where its parts stand, or has none; others are laid out.
  static func canDraw(_ document: SnapshotDocument) -> Bool {
    guard document.isImported else { return false }
    func hasFrame(_ attributes: [SnapshotDocument.Attribute]) -> Bool {
      attributes.contains { $0.name == .frame }
    }
    let isContainer = document.areas.contains {
      $0.name.hasSameBytes(as: "content") || $0.name.hasSameBytes(as: "tab-bar")
    }
    let hasParts = document.sections.contains { section in
      section.rows.contains { !$0.slots.isEmpty }
    }
    return isContainer || !hasParts
      || document.sections.contains { section in
        section.rows.contains { row in
          hasFrame(row.attributes) || row.slots.contains { hasFrame($0.attributes) }
        }
      }
  }

  init(_ base: PictureContext, options: ScreenPicture.Options) {
    let document = base.document
    let content = document.areas.first { $0.name.hasSameBytes(as: "content") }
    let root = content?.slots.first
    let frame = root.flatMap { SlotLook($0).frame }
    let isAlone = content == nil && !document.sections.isEmpty
    let hasBar = document.areas.contains { $0.name.hasSameBytes(as: "navigation-bar") }
    // A view that begins below an opaque bar fills the rest of its screen.
    let top = hasBar || frame?.y == 20 ? max(0, frame?.y ?? 0) : 0
    var screen = FrameScreen(width: base.width)
    if let frame, frame.width > 0, frame.height > 0 {
      screen = FrameScreen(width: frame.width, height: frame.height + top)
    }
    var context = base
    context.device = screen.device
    if isAlone {
      let own = CellsPicture(context, width: base.width, style: .alone)
      screen = FrameScreen(
        width: base.width + 2 * Self.margin, height: max(1, own.height) + 2 * Self.margin)
      screen.isSheet = true
      cells = own
    } else {
      cells = nil
    }
    context.variant.width = Points(screen.width) ?? base.variant.width
    let bar =
      hasBar
      ? NavigationBar(context, backTitle: options.backTitle, lineHeight: screen.barHeight) : nil
    if let bar, top > 0 { screen.barTop = max(0, top - bar.height) }
    if let root, bar == nil, Self.isPart(root, of: document, under: screen.device) {
      screen.makeSheet()
      context.device = screen.device
    }
    setting = FrameSetting(
      x: frame.map { -$0.x } ?? 0, y: frame.map { top - $0.y } ?? 0,
      covered: bar == nil ? 0 : screen.barTop + (bar?.height ?? 0))
    let path = root.flatMap { FramePicture.pathOfList(in: $0) }
    var list: FrameList?
    var stretch: FrameStretch?
    if let root, let path, !(document.sections.isEmpty && !Self.hasExtras(document)) {
      let found = Self.place(of: path, in: root, from: setting)
      if let found {
        let barBottom = screen.barTop + (bar?.height ?? 0)
        let covered = bar == nil && screen.isSheet ? 0 : barBottom
        // What lies over the upper edge of a list pushes its rows down.
        let inset = max(0, min(covered - found.frame.y, found.frame.height))
        context.listSetting = found.setting
        var made =
          found.slot.style == "collection"
          ? FrameList(cells: context, window: found.frame, inset: inset)
          : FrameList(
            table: context, window: found.frame, inset: inset,
            isWhole: options.extent != .firstPage)
        let excess = made.height + inset - found.frame.height
        if options.extent == .fullLength, excess > 0 {
          let length = min(excess, SlotLook.greatestLength)
          stretch = FrameStretch(place: found.frame.maxY, length: length)
          made.window.height += length
        } else if case .page(let part) = options.extent {
          made.show(part, above: Self.covered(at: found.frame.maxY, screen, context))
        }
        list = made
      }
    }
    var height = screen.height + (stretch?.length ?? 0)
    if options.extent == .fullLength, let root {
      let lowest = FramePicture.bottom(
        of: root, setting, stretch: stretch)
      height = max(height, lowest)
    }
    self.height = min(height, SlotLook.greatestLength)
    width = screen.width
    self.screen = screen
    self.context = context
    self.root = root
    self.path = path
    self.list = list
    self.stretch = stretch
    self.bar = bar
  }

  /// Whether a view of a file without controllers is a part of screens, and none by itself.
  ///
  /// Xcode draws each new view as large as a device. A screen is a plain view, and has nothing where
  /// the system shows the time.
  private static func isPart(
    _ root: SnapshotDocument.Slot, of document: SnapshotDocument, under device: Device
  ) -> Bool {
    guard document.group?.hasSameBytes(as: "Views") ?? false, device.safeAreaTop > 0 else {
      return false
    }
    guard root.kind == .view else { return true }
    let top = SlotLook(root).frame?.y ?? 0
    return FrameSight(slot: root, isContentOnly: true).highest(from: -top).map {
      $0 < min(device.safeAreaTop, 20) - 2
    }
      ?? false
  }

  private static func hasExtras(_ document: SnapshotDocument) -> Bool {
    document.areas.contains {
      $0.name.hasSameBytes(as: "header") || $0.name.hasSameBytes(as: "footer")
    }
  }

  /// The slot at the end of a path, and where it stands.
  private static func place(
    of path: [Int], in root: SnapshotDocument.Slot, from setting: FrameSetting
  ) -> (slot: SnapshotDocument.Slot, frame: Rectangle, setting: FrameSetting)? {
    var slot = root
    var setting = setting
    for index in path {
      let look = SlotLook(slot)
      let frame = FramePicture.place(look, setting)
      if let frame { (setting.x, setting.y) = (frame.x, frame.y) }
      setting.wear(look)
      setting.scroll(slot, at: frame)
      guard slot.slots.indices.contains(index) else { return nil }
      slot = slot.slots[index]
    }
    let look = SlotLook(slot)
    let frame = FramePicture.place(look, setting)
    setting.wear(look)
    return frame.map { (slot, $0, setting) }
  }

  /// By how much bars at the bottom cover a list that ends at a place.
  private static func covered(
    at end: Double, _ screen: FrameScreen, _ context: PictureContext
  ) -> Double {
    let bars = TabBarPicture(context)?.height ?? ToolbarPicture(context)?.height
    return max(0, end - screen.height + (bars ?? screen.device.safeAreaBottom))
  }

  var isScrolled: Bool { (list?.offset ?? 0) > 0 }

  /// What lies behind the time and the signs beside it.
  var isDarkAtTop: Bool {
    if bar != nil { return barGround?.lightness.map { $0 < 0.4 } ?? false }
    let ground = root.flatMap { FrameSight.ground(of: $0, atX: width / 4, y: 10, setting) }
    return (ground ?? 1) < 0.4
  }

  // MARK: - Drawing

  func draw(on canvas: inout PictureCanvas) {
    let page = Rectangle(width: width, height: height)
    canvas.rectangle(page, cells != nil || isGrouped ? .grouped : .plain)
    if let cells {
      canvas.at(Self.margin, Self.margin) { cells.draw(on: &$0) }
      canvas.flush()
    }
    if let root {
      var setting = self.setting
      setting.path = path.map { $0[...] }
      FramePicture(context: context, list: list, stretch: stretch)
        .draw(root, setting, on: &canvas)
      canvas.flush()
      drawMarks(on: &canvas)
    }
    if isEmpty { drawName(on: &canvas) }
    drawBars(on: &canvas)
  }

  private var isGrouped: Bool {
    guard let root else { return false }
    return context.isGrouped && root.isList && SlotLook(root).background == nil
  }

  /// Whether nothing but a name can tell what the screen is.
  private var isEmpty: Bool {
    guard height >= 200, cells == nil, !(bar?.hasTitle ?? false) else { return false }
    let hasRows = list != nil && !context.document.sections.allSatisfy(\.rows.isEmpty)
    return !hasRows && !(root.map { FrameSight(slot: $0).isSomething } ?? false)
  }

  /// What a screen without views is called, such as the controller around others.
  private func drawName(on canvas: inout PictureCanvas) {
    let frame = Rectangle(x: 24, y: height / 2 - 30, width: max(0, width - 48), height: 60)
    var setting = self.setting
    setting.ground = root.flatMap {
      FrameSight.ground(of: $0, atX: width / 2, y: height / 2, setting)
    }
    let isDark = (setting.ground ?? 1) < 0.5
    FrameText(
      context: context, font: FrameFont(Font(pointSize: 20, weight: .semibold)), lines: 2,
      side: .middle, looks: isDark ? [.white] : [.secondary]
    ).draw(StyledText(context.document.screen.title), in: frame, on: &canvas)
  }

  private func drawBars(on canvas: inout PictureCanvas) {
    if let bar, let frame = barFrame {
      canvas.flush()
      let ground = Rectangle(width: width, height: frame.maxY)
      if let color = barGround {
        // A bar in the colour of its screen is not seen, and hides nothing.
        let isUnseen = color == root.flatMap { SlotLook($0).background } && list == nil
        if !isUnseen || bar.look.background == nil { canvas.rectangle(ground, color: color) }
      } else {
        canvas.rectangle(ground, context.isGrouped ? .grouped : .plain)
      }
      if let mark = context.mark(.area(Self.barName)) {
        mark.drawGround(in: frame, on: &canvas)
        mark.drawEdge(in: frame, on: &canvas)
      }
      if !bar.hasLargeTitle {
        canvas.shape(.line) { path, x, y in
          path.move(x, y + frame.maxY)
          path.line(width, 0)
        }
      }
      canvas.at(0, frame.y) { bar.draw(on: &$0) }
    }
    let tabs = TabBarPicture(context)
    // The edge of the screen belongs to the lower of two bars.
    let above = tabs.map { $0.height - context.device.safeAreaBottom } ?? 0
    ToolbarPicture(context)?.draw(bottom: height - above, on: &canvas)
    tabs?.draw(bottom: height, width: width, on: &canvas)
  }

  /// The colour of the views below, where it changes with the appearance as a bar does.
  private var barGround: PictureColor? {
    if let own = bar?.look.background, own != .fixed("none"), !own.isThin { return own }
    guard let root, let color = SlotLook(root).background, case .system = color else { return nil }
    let grounds = [
      "systemBackground", "secondarySystemBackground", "systemGroupedBackground",
      "tertiarySystemBackground",
    ]
    return grounds.contains { color == .system($0) } ? color : nil
  }

  private static let barName = ByteKey("navigation-bar")
  private static let contentName = ByteKey("content")

  private var barFrame: Rectangle? {
    bar.map { Rectangle(x: 0, y: screen.barTop, width: width, height: $0.height) }
  }

  // MARK: - Marks

  /// The frames of the slots that a mark is about; the whole page where it names none.
  private func contentFrames(_ mark: ScreenPicture.Mark) -> [Rectangle] {
    guard let root else { return [] }
    return FramePicture.frames(
      of: mark.slots, in: root, setting, stretch: stretch)
  }

  private func drawMarks(on canvas: inout PictureCanvas) {
    guard let mark = context.mark(.area(Self.contentName)) else { return }
    let page = Rectangle(width: width, height: height)
    let frames = contentFrames(mark.mark)
    if frames.isEmpty { mark.drawGround(in: page, on: &canvas) }
    mark.drawOutlines(frames, on: &canvas)
    mark.drawEdge(in: page, on: &canvas)
    canvas.flush()
  }

  var markedFrames: [ScreenPicture.Part: Rectangle] {
    var frames: [ScreenPicture.Part: Rectangle] = [:]
    for (part, mark) in context.marks {
      if let frame = frame(of: part, mark), let seen = frame.cut(to: width, height) {
        frames[part] = seen
      }
    }
    return frames
  }

  private func frame(
    of part: ScreenPicture.Part, _ mark: ScreenPicture.Mark
  ) -> Rectangle? {
    if part == .area(Self.barName) { return barFrame }
    if part == .area(ByteKey("tab-bar")) {
      return TabBarPicture(context)?.frame(bottom: height, width: width)
    }
    if part == .area(Self.contentName), root != nil {
      return contentFrames(mark).union ?? Rectangle(width: width, height: height)
    }
    if let frame = cells?.frame(of: part) { return frame.moved(Self.margin, Self.margin) }
    guard let list else { return nil }
    return list.frame(of: part).flatMap(list.seen)
  }
}

extension Rectangle {
  /// The part within a page; `nil` for nothing.
  fileprivate func cut(to width: Double, _ height: Double) -> Rectangle? {
    let (left, top) = (max(0, x), max(0, y))
    let own = Rectangle(
      x: left, y: top, width: min(width, maxX) - left, height: min(height, maxY) - top)
    return own.width > 0 && own.height > 0 ? own : nil
  }
}

extension [Rectangle] {
  /// The smallest rectangle around all.
  fileprivate var union: Rectangle? {
    guard let left = map(\.x).min(), let top = map(\.y).min(), let right = map(\.maxX).max(),
      let bottom = map(\.maxY).max()
    else { return nil }
    return Rectangle(x: left, y: top, width: right - left, height: bottom - top)
  }
}
