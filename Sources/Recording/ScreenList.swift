package import Screens
package import Snapshots

/// The screens of a recorder, checked, with everything that there is to record.
package struct ScreenList: Sendable {
  package let screens: [Screen]
  /// Every scenario of every screen in order.
  package let plan: [SnapshotStream.Item]

  /// Two screens, or two scenarios of one screen, that would share a file.
  package struct Collision: Error, Equatable {
    package var first: String
    package var second: String
    /// `screen`, or the screen whose scenarios collide.
    package var screen: String?

    package init(first: String, second: String, screen: String?) {
      self.first = first
      self.second = second
      self.screen = screen
    }
  }

  /// Checks that no two ids are equal, or equal on a disk that ignores case or folds normal forms.
  package init(_ screens: [Screen]) throws(Collision) {
    try Self.refuseCollisions(screens.map { ($0.id, "\($0.viewModel) (“\($0.id)”)") }, screen: nil)
    for screen in screens {
      try Self.refuseCollisions(screen.scenarios.map { ($0.id, "“\($0.id)”") }, screen: screen.id)
    }
    self.screens = screens
    plan = screens.flatMap { screen in
      screen.scenarios.map { SnapshotStream.Item(screen: screen.id, scenario: $0.id) }
    }
  }

  private static func refuseCollisions(
    _ names: [(id: String, description: String)], screen: String?
  ) throws(Collision) {
    var seen: [String: String] = [:]
    for name in names {
      let key = FileComponent.foldingKey(name.id)
      if let first = seen.updateValue(name.description, forKey: key) {
        throw Collision(first: first, second: name.description, screen: screen)
      }
    }
  }
}

extension ScreenList.Collision {
  package var sentence: String {
    if let screen {
      return "the screen “\(screen)” has two scenarios that would share one file: "
        + "\(first) and \(second)"
    }
    return "two screens would share one folder: \(first) and \(second)"
  }
}
