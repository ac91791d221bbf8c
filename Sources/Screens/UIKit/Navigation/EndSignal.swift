#if canImport(UIKit)
  /// Goes on once, on the next turn of the main actor, after UIKit has said that something ended.
  ///
  /// The next turn, because a transition's own closures run before its container has put itself in
  /// order, and a push from within them would be a push into a running transition. And it goes on as
  /// well when UIKit has let go of the signal without sending it, as it does with the completion of
  /// what it refuses: whoever waits for the end never waits for ever.
  @MainActor
  final class EndSignal {
    private var action: (@MainActor () -> Void)?

    init(_ action: @escaping @MainActor () -> Void) {
      self.action = action
    }

    deinit {
      guard let action else { return }
      Task { @MainActor in action() }
    }

    func send() {
      guard let action else { return }
      self.action = nil
      Task { action() }
    }

    /// What was waited for has ended already.
    func cancel() {
      action = nil
    }
  }
#endif
