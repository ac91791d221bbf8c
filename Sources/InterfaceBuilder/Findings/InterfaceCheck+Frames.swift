extension InterfaceCheck {
  /// Frames that are not what the constraints give: the picture is not what the app shows.
  static let misplacedFrame = InterfaceCheck(id: "frame-misplaced") { scene in
    let views = scene.views.filter { $0.view.flags.contains(.misplaced) }
    return scene.finding("frame-misplaced", of: views) {
      CheckWording.count($0, "frame differs", "frames differ") + " from the constraints"
    }
  }

  /// Frames that the constraints leave open.
  static let ambiguousFrame = InterfaceCheck(id: "frame-ambiguous") { scene in
    let views = scene.views.filter { $0.view.flags.contains(.ambiguous) }
    return scene.finding("frame-ambiguous", of: views) {
      CheckWording.count($0, "frame is", "frames are") + " not decided by the constraints"
    }
  }
}
