/// Decides which screens are shown: a state machine that is a value, with nothing of UIKit in it.
///
/// A command looks its names up, changes `state`, and answers with what became of it; what it started
/// stands in `state.running`. Whoever drives real controllers carries that transition out and then calls
/// `completeTransition()`. `NavigationHost` does both; tests call the navigator alone.
///
/// ```swift
/// var navigator = try Navigator(registry: registry, root: .screen(Destination(.photos)))
/// _ = try navigator.push(.photo, query: 7)     // shown
/// _ = try navigator.push(.photo, query: 7)     // coalesced: a second tap
/// _ = try navigator.present(.settings)         // queued
/// _ = try navigator.push(.photo, query: 8)     // refused: busy
/// navigator.completeTransition()               // the photo is there; the settings come up
/// ```
///
/// **One runs, one waits.** A command while a transition runs is kept as the pending one. One that shows
/// the same screen with the same query in the same way as the running or the pending one, or that asks
/// for the same reset, dismissal or tab, coalesces with it. A third one is refused as busy: dropping the
/// pending one instead would lose a command that was already accepted. What the hierarchy would not
/// allow after the running transition is refused at once, not queued.
///
/// **Errors and refusals.** A name or query that is wrong is thrown. What is impossible at the moment is
/// the outcome `refused`. Neither changes the state, and no command is lost without a word.
///
/// There is no shared instance. A process has several hierarchies (windows, scenes, tests), and a
/// global would have to guess which is meant; an app that wants one keeps it where it keeps its other
/// dependencies.
public struct Navigator: Sendable {
  /// Which screens are there and which transition runs.
  public private(set) var state: NavigationState
  /// The screens there are.
  public let registry: ScreenRegistry
  /// What happened, oldest first, up to the last `historyLimit` events.
  public private(set) var history: [NavigationEvent] = []
  /// How many events are kept.
  public var historyLimit = 1000

  private let root: ResolvedRoot
  private var nextEntry = 0
  private var nextTransition = 0

  /// Makes a navigator that shows its root.
  ///
  /// - Throws: every error about names and queries, `noSuchTab`.
  public init(registry: ScreenRegistry, root: NavigationRoot) throws(NavigationError) {
    self.registry = registry
    self.root = try ResolvedRoot(root, in: registry)
    state = NavigationState(
      levels: [self.root.level(style: registry.navigationStyle, nextEntry: &nextEntry)])
  }

  // MARK: - Instances

  /// Makes an instance that is in no hierarchy yet, to be shown later or again.
  ///
  /// - Throws: every error about names and queries.
  public mutating func makeEntry(_ destination: Destination) throws(NavigationError)
    -> NavigationState.Entry
  {
    let screen = try registry.resolve(destination)
    defer { nextEntry += 1 }
    return NavigationState.Entry(id: EntryID(number: nextEntry), screen: screen)
  }

  // MARK: - Commands

  /// Carries a command out, keeps it, or says why not.
  mutating func perform(_ command: NavigationCommand, animated: Bool) -> NavigationOutcome {
    let from = state.topEntry.screen.id
    let outcome = decide(command, animated: animated)
    record(.command(command, from: from, outcome))
    if case .shown(let id) = outcome { record(.started(id)) }
    return outcome
  }

  private mutating func decide(_ command: NavigationCommand, animated: Bool) -> NavigationOutcome {
    let id = TransitionID(number: nextTransition)
    do throws(NavigationRefusal) {
      guard let running = state.running else {
        try start(command, id, animated: animated)
        nextTransition += 1
        return .shown(id)
      }
      if command.coalesces(with: running.command) { return .coalesced(with: running.id) }
      if let pending = state.pending {
        guard command.coalesces(with: pending.command) else {
          throw .busy(running: running.id, pending: pending.id)
        }
        return .coalesced(with: pending.id)
      }
      _ = try plan(command)
      state.pending = PendingNavigation(id: id, command: command, isAnimated: animated)
      nextTransition += 1
      return .queued(id)
    } catch {
      return .refused(error)
    }
  }

  private func plan(_ command: NavigationCommand) throws(NavigationRefusal) -> NavigationPlan {
    try NavigationPlan(
      command, levels: state.levels, nextEntry: nextEntry, root: root,
      style: registry.navigationStyle)
  }

  private mutating func start(_ command: NavigationCommand, _ id: TransitionID, animated: Bool)
    throws(NavigationRefusal)
  {
    let plan = try plan(command)
    let before = state.entries
    let after = plan.levels.flatMap(\.entries)
    let idsBefore = Set(before.map(\.id))
    let idsAfter = Set(after.map(\.id))
    state.running = ScreenTransition(
      id: id, command: command, change: plan.change, isAnimated: animated, levels: plan.levels,
      added: after.filter { !idsBefore.contains($0.id) },
      removed: before.reversed().filter { !idsAfter.contains($0.id) },
      levelsBefore: state.levels)
    state.levels = plan.levels
    nextEntry = plan.nextEntry
  }

  // MARK: - What the driver reports

  /// Ends the running transition and starts the pending one.
  ///
  /// - Parameter id: the transition that ended; `nil` is the running one. A report about another one,
  ///   which must have ended before, changes nothing.
  /// - Returns: what ended: the running transition, and the pending one if it became impossible.
  @discardableResult
  public mutating func completeTransition(_ id: TransitionID? = nil) -> [EndedTransition] {
    end(id, .shown)
  }

  /// Gives the running transition up: the hierarchy is as before, and the pending one starts.
  ///
  /// - Returns: what ended, as for `completeTransition`.
  @discardableResult
  public mutating func failTransition(_ id: TransitionID? = nil, reason: String)
    -> [EndedTransition]
  {
    end(id, .failed(reason: reason))
  }

  private mutating func end(_ id: TransitionID?, _ end: TransitionEnd) -> [EndedTransition] {
    guard let running = state.running, id == nil || id == running.id else { return [] }
    state.running = nil
    if end != .shown { state.levels = running.levelsBefore }
    var ended = [EndedTransition(id: running.id, end: end)]
    record(.ended(running.id, end))
    if let pending = state.pending {
      state.pending = nil
      do throws(NavigationRefusal) {
        try start(pending.command, pending.id, animated: pending.isAnimated)
        record(.started(pending.id))
      } catch {
        ended.append(EndedTransition(id: pending.id, end: .withdrawn(error)))
        record(.ended(pending.id, .withdrawn(error)))
      }
    }
    return ended
  }

  /// Follows what the user did without a command.
  ///
  /// Something that is not there, or not there any more, changes nothing: a container may report what a
  /// transition has already done.
  ///
  /// - Returns: the instances that are gone, from the top down.
  @discardableResult
  public mutating func userDid(_ action: UserNavigation) -> [NavigationState.Entry] {
    let before = state
    state.levels.apply(action)
    // A transition that fails later must not bring back what the user removed, nor what it removed
    // itself before it failed.
    state.running?.levelsBefore.apply(action)
    guard state.levels != before.levels else { return [] }
    record(.user(action))
    let left = Set(state.entries.map(\.id))
    return before.entries.reversed().filter { !left.contains($0.id) }
  }

  /// Follows the user back from an entry: it and those over it in its stack are gone.
  @discardableResult
  public mutating func didPop(_ entry: EntryID) -> [NavigationState.Entry] {
    userDid(.popped(entry))
  }

  /// Follows the user out of a presented level: the one that holds the entry and those over it are gone.
  @discardableResult
  public mutating func didDismiss(_ entry: EntryID) -> [NavigationState.Entry] {
    userDid(.dismissed(entry))
  }

  private mutating func record(_ event: NavigationEvent) {
    history.append(event)
    if history.count > historyLimit { history.removeFirst(history.count - max(0, historyLimit)) }
  }
}

/// An accepted command that has come to its end.
public struct EndedTransition: Hashable, Sendable {
  /// The transition of the command.
  public let id: TransitionID
  /// How it ended.
  public let end: TransitionEnd

  /// Makes a report.
  public init(id: TransitionID, end: TransitionEnd) {
    self.id = id
    self.end = end
  }
}

extension [NavigationState.Level] {
  /// Follows what a user did; what is not there changes nothing.
  mutating func apply(_ action: UserNavigation) {
    switch action {
    case .popped(let entry):
      for level in indices {
        for stack in self[level].stacks.indices {
          let entries = self[level].stacks[stack].entries
          guard let index = entries.firstIndex(where: { $0.id == entry }), index > 0 else {
            continue
          }
          self[level].stacks[stack].entries.removeLast(entries.count - index)
        }
      }
    case .dismissed(let entry):
      guard let level = firstIndex(where: { $0.entries.contains { $0.id == entry } }), level > 0
      else { return }
      removeLast(count - level)
    case .selectedTab(let tab):
      guard self[0].hasTabs, self[0].stacks.indices.contains(tab) else { return }
      self[0].selectedTab = tab
    }
  }
}
