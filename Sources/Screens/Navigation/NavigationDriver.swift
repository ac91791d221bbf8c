/// Carries transitions out with real controllers.
///
/// The protocol belongs to the main actor, as UIKit does, so a class of view controllers conforms as it
/// is; the navigator itself knows no actor.
///
/// A driver makes a controller for each entry in `added` and lets go of those in `removed`. It should
/// own no controller itself: the containers own them, and a weak table by `EntryID` finds them again.
@MainActor
public protocol NavigationDriver: AnyObject {
  /// Carries a transition out and reports its end once, during the call or later.
  ///
  /// Until the report nothing else is asked of the driver. A second report is ignored.
  func perform(
    _ transition: ScreenTransition, report: @escaping @MainActor (TransitionReport) -> Void)

  /// Called by the driver when the user went back, dismissed something or chose a tab.
  ///
  /// The host sets it, and does not keep the driver from being freed by it.
  var userDid: (@MainActor (UserNavigation) -> Void)? { get set }

  /// Calls `userDid` for whatever has changed in the containers and was not told yet.
  ///
  /// The host calls it before each command, so that a command is decided on what is really there. A
  /// driver that learns of every change at once needs none.
  func catchUp()
}

extension NavigationDriver {
  /// Does nothing.
  public func catchUp() {}
}

/// How a transition went.
public enum TransitionReport: Hashable, Sendable {
  case shown
  /// The containers are as they were before.
  case failed(reason: String)
}
