import CatalogCore

/// Makes up the frames that old files leave out: from constants of constraints, else one below the
/// other, each as large as its kind is by default.
///
/// No constraint is solved; the result is good enough to see what is there, and it is marked.
struct FrameGuessing {
  private let canvas: InterfaceSize

  static func complete(_ document: inout InterfaceDocument) {
    let canvas =
      document.device.flatMap { DeviceCanvas.size(of: $0) }
      ?? InterfaceSize(width: 320, height: 568)
    let guessing = FrameGuessing(canvas: canvas)
    for index in document.scenes.indices {
      if var controller = document.scenes[index].controller {
        document.scenes[index].controller = nil
        guessing.complete(&controller)
        document.scenes[index].controller = controller
      }
      guessing.complete(&document.scenes[index].objects)
    }
    guessing.complete(&document.roots)
  }

  private func complete(_ objects: inout SceneObjects) {
    for index in objects.controllers.indices { complete(&objects.controllers[index]) }
    for index in objects.views.indices { completeRoot(&objects.views[index]) }
  }

  private func complete(_ controller: inout InterfaceController) {
    guard var view = controller.view else { return }
    // Taken out, so that changing it copies nothing.
    controller.view = nil
    completeRoot(&view)
    controller.view = view
  }

  private func completeRoot(_ view: inout InterfaceView) {
    if view.frame == nil {
      let isWhole: Bool
      switch view.content {
      case .plain, .table, .collection: isWhole = true
      default: isWhole = false
      }
      let size = isWhole ? canvas : Self.defaultSize(of: view, width: canvas.width)
      view.frame = InterfaceFrame(width: size.width, height: size.height)
      view.isFrameGuessed = true
    }
    completeInside(&view)
  }

  /// Walks down; the frame of `view` itself is known.
  private func completeInside(_ view: inout InterfaceView) {
    let size = view.frame.map { InterfaceSize(width: $0.width, height: $0.height) } ?? canvas
    if view.subviews.contains(where: { $0.frame == nil }) { guessSubviews(of: &view, size) }
    for index in view.subviews.indices { completeInside(&view.subviews[index]) }
    switch view.content {
    case .table, .collection: completeRows(of: &view, size)
    default: break
    }
  }

  private func completeRows(of view: inout InterfaceView, _ size: InterfaceSize) {
    // The rows are taken out first: the stack holds only the list, not the content of a table.
    var rows = ListRows(takenFrom: &view.content)
    for list in rows.lists.indices {
      for index in rows.lists[list].indices {
        if rows.lists[list][index].frame == nil {
          let guess = rows.size(of: rows.lists[list][index], width: size.width)
          rows.lists[list][index].frame = InterfaceFrame(width: guess.width, height: guess.height)
          rows.lists[list][index].isFrameGuessed = true
        }
        completeInside(&rows.lists[list][index])
      }
    }
    rows.put(into: &view.content)
  }

  private func guessSubviews(of view: inout InterfaceView, _ size: InterfaceSize) {
    let hints = Hints(in: view)
    var below = 0.0
    for index in view.subviews.indices {
      if let frame = view.subviews[index].frame {
        below = frame.y + frame.height
        continue
      }
      let frame = hints.frame(of: view.subviews[index], in: size, below: below)
      view.subviews[index].frame = frame
      view.subviews[index].isFrameGuessed = true
      below = frame.y + frame.height
    }
  }

  static func defaultSize(of view: InterfaceView, width: Double) -> InterfaceSize {
    switch view.content {
    case .label: InterfaceSize(width: width, height: 21)
    case .textField: InterfaceSize(width: width, height: 30)
    case .button: InterfaceSize(width: min(width, 73), height: 44)
    case .segments: InterfaceSize(width: width, height: 32)
    case .bar: InterfaceSize(width: width, height: 44)
    case .searchBar: InterfaceSize(width: width, height: 44)
    case .cell: InterfaceSize(width: width, height: 44)
    case .textView: InterfaceSize(width: width, height: 128)
    case .control(let control): defaultSize(of: control.kind, width: width)
    default: InterfaceSize(width: width, height: 44)
    }
  }

  private static func defaultSize(
    of control: ControlContent.Kind, width: Double
  ) -> InterfaceSize {
    switch control {
    case .toggle: InterfaceSize(width: 51, height: 31)
    case .slider: InterfaceSize(width: width, height: 31)
    case .stepper: InterfaceSize(width: 94, height: 29)
    case .progress: InterfaceSize(width: width, height: 2)
    case .spinner: InterfaceSize(width: 20, height: 20)
    case .pages: InterfaceSize(width: 39, height: 37)
    case .picker, .datePicker: InterfaceSize(width: width, height: 216)
    }
  }

  /// The constants that say where a view is.
  private struct Hints {
    private var left: [ByteKey: Double] = [:]
    private var right: [ByteKey: Double] = [:]
    private var top: [ByteKey: Double] = [:]
    private var gap: [ByteKey: Double] = [:]

    init(in view: InterfaceView) {
      let own = ByteKey(view.id)
      for constraint in view.constraints {
        let first = constraint.firstItem.map { ByteKey($0) } ?? own
        guard let second = constraint.secondItem.map({ ByteKey($0) }) else { continue }
        switch (constraint.firstAttribute, constraint.secondAttribute ?? "") {
        case ("leading", "leading"), ("left", "left"):
          if second == own { left[first] = constraint.constant }
        case ("trailing", "trailing"), ("right", "right"):
          if first == own { right[second] = constraint.constant }
        case ("top", "top"):
          if second == own { top[first] = constraint.constant }
        case ("top", "bottom"):
          if first != own { gap[first] = constraint.constant }
        default: break
        }
      }
    }

    func frame(
      of view: InterfaceView, in size: InterfaceSize, below: Double
    ) -> InterfaceFrame {
      let key = ByteKey(view.id)
      if view.key.isSpelled("contentView") {
        return InterfaceFrame(width: size.width, height: size.height)
      }
      let x = left[key] ?? 0
      var result = FrameGuessing.defaultSize(of: view, width: max(0, size.width - x))
      if let right = right[key] { result.width = max(0, size.width - x - right) }
      for constraint in view.constraints
      where constraint.secondItem == nil && constraint.firstItem == nil {
        switch constraint.firstAttribute {
        case "width": result.width = max(0, constraint.constant)
        case "height": result.height = max(0, constraint.constant)
        default: break
        }
      }
      return InterfaceFrame(
        x: x, y: top[key] ?? below + (gap[key] ?? 0), width: result.width, height: result.height)
    }
  }
}
