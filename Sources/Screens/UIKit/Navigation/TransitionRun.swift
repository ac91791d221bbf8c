#if canImport(UIKit)
  import UIKit

  /// A transition that a driver is at: what is left to do, and what it holds until the end.
  @MainActor
  final class TransitionRun {
    /// Asks something of UIKit; `true` when it has ended already, else the signal will be sent.
    typealias Step = @MainActor (EndSignal) throws(NavigationDriverError) -> Bool

    let transition: ScreenTransition
    /// The hierarchy to go back to: the one before, without what is gone from it meanwhile.
    var before: [NavigationState.Level]
    /// Whether UIKit has been asked for anything.
    var isUnderway = false
    /// What is left to do.
    var steps: ArraySlice<Step> = []
    /// What the containers may not own yet or not any more.
    var kept: [UIViewController] = []
    /// What puts the containers back, where a later step may fail.
    var undo: [Step] = []
    /// Why the transition has failed, while the containers are put back.
    var failure: NavigationDriverError?
    private var report: (@MainActor (TransitionReport) -> Void)?

    init(_ transition: ScreenTransition, report: @escaping @MainActor (TransitionReport) -> Void) {
      self.transition = transition
      self.report = report
      before = transition.levelsBefore
    }

    /// Lets go of everything and reports; a second end is none.
    func end(_ end: TransitionReport) {
      steps = []
      kept = []
      undo = []
      let report = report
      self.report = nil
      report?(end)
    }
  }
#endif
