import Screens
import TestSupport
import Testing

@Suite struct NavigatorPropertyTests {
  @Test(arguments: 0..<60)
  func `random commands, ends and gestures keep every promise`(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    var navigator = try seed.isMultiple(of: 2) ? Shop.navigator() : Shop.tabs()
    navigator.historyLimit = .max
    var accepted: [TransitionID] = []
    var mirror = ContainerMirror(navigator.state.levels)

    for _ in 0..<120 {
      let before = navigator.state
      switch Int.random(in: 0..<10, using: &generator) {
      case 0..<6:
        do {
          switch try giveCommand(to: &navigator, &generator) {
          case .shown(let id):
            #expect(before.running == nil)
            #expect(navigator.state.running?.id == id)
            accepted.append(id)
            mirror.apply(try #require(navigator.state.running))
          case .queued(let id):
            #expect(before.running != nil)
            #expect(before.pending == nil)
            #expect(navigator.state.levels == before.levels)
            accepted.append(id)
          case .coalesced(let id):
            #expect(before.running?.id == id || before.pending?.id == id)
            #expect(navigator.state == before)
          case .refused:
            #expect(navigator.state == before)
          }
        } catch is NavigationError {
          #expect(navigator.state == before)
        }
      case 6..<9:
        navigator.completeTransition()
        if let running = navigator.state.running { mirror.apply(running) }
      default:
        // The user acts while nothing moves, or something fails while it does.
        if before.running == nil {
          navigator.userDid(randomGesture(in: before, &generator))
        } else {
          navigator.failTransition(reason: "chance")
        }
        mirror = ContainerMirror(navigator.state.levels)
      }
      expectInvariants(of: navigator.state, in: navigator.registry)
      #expect(mirror.levels == ContainerMirror(navigator.state.levels).levels)
    }
    while navigator.state.running != nil { navigator.completeTransition() }
    expectAccounts(of: navigator, accepted: accepted)
  }

  private func giveCommand(to navigator: inout Navigator, _ generator: inout SeededGenerator) throws
    -> NavigationOutcome
  {
    let animated = Bool.random(using: &generator)
    let keepsRoot = Bool.random(using: &generator)
    switch Int.random(in: 0..<20, using: &generator) {
    case 0..<11: return try navigator.show(randomStep(&generator), animated: animated)
    case 11..<14: return navigator.pop(animated: animated)
    case 14: return navigator.popToRoot(animated: animated)
    case 15: return navigator.dismiss(animated: animated)
    case 16: return navigator.dismiss(level: Int.random(in: -1...3, using: &generator))
    case 17: return navigator.selectTab(Int.random(in: 0...2, using: &generator))
    case 18: return navigator.removeAll(keepingRoot: keepsRoot)
    default:
      let path = (0..<Int.random(in: 0...3, using: &generator)).map { _ in randomStep(&generator) }
      return try navigator.open(path, keepingRoot: keepsRoot)
    }
  }

  private func randomStep(_ generator: inout SeededGenerator) -> ScreenStep {
    let transition: Route.Transition =
      Int.random(in: 0..<3, using: &generator) == 0 ? .present : .push
    let number = Int.random(in: 0..<3, using: &generator)
    let destination: Destination =
      switch Int.random(in: 0..<12, using: &generator) {
      case 0: Destination(Shop.basket, source: .nib())
      case 1: Destination(Shop.signIn)
      case 2: Destination(Shop.map)
      case 3: Destination(Shop.warning, query: "!")
      case 4: Destination(named: "Nowhere")
      case 5: Destination(named: "ItemViewController", query: "wrong")
      case 6: Destination(.push("search", query: "\(number)"))
      default: Destination(Shop.item, query: number)
      }
    return ScreenStep(transition, destination)
  }

  private func randomGesture(in state: NavigationState, _ generator: inout SeededGenerator)
    -> UserNavigation
  {
    let entry = state.entries.randomElement(using: &generator) ?? state.root
    return switch Int.random(in: 0..<3, using: &generator) {
    case 0: .popped(entry.id)
    case 1: .dismissed(entry.id)
    default: .selectedTab(Int.random(in: -1...2, using: &generator))
    }
  }

  private func expectInvariants(of state: NavigationState, in registry: ScreenRegistry) {
    #expect(!state.levels.isEmpty)
    #expect(state.pending == nil || state.running != nil)
    #expect(state.running?.id != state.pending?.id || state.running == nil)
    #expect(Set(state.entries.map(\.id)).count == state.entries.count)
    #expect(
      state.entries.allSatisfy { (try? registry.registration(ofScreen: $0.screen.id)) != nil })
    for (number, level) in state.levels.enumerated() {
      #expect(level.stacks.indices.contains(level.selectedTab))
      #expect(!level.hasTabs || number == 0)
      #expect(level.hasTabs || level.stacks.count == 1)
      for stack in level.stacks {
        #expect(!stack.entries.isEmpty)
        #expect(stack.container != .none || stack.entries.count == 1)
        // Containers and alerts are never pushed.
        for entry in stack.entries.dropFirst() {
          #expect(entry.screen.kind == .content || entry.screen.kind == .bare)
        }
      }
      // Nothing comes up over an alert.
      #expect(level.stack.entries[0].screen.kind != .alert || number == state.levels.count - 1)
    }
  }

  /// Every accepted command was started once and ended once, or withdrawn without a start.
  private func expectAccounts(of navigator: Navigator, accepted: [TransitionID]) {
    var starts: [TransitionID: Int] = [:]
    var ends: [TransitionID: [TransitionEnd]] = [:]
    var running: TransitionID?
    for event in navigator.history {
      switch event {
      case .started(let id):
        #expect(running == nil)
        running = id
        starts[id, default: 0] += 1
      case .ended(let id, let end):
        ends[id, default: []].append(end)
        if case .withdrawn = end { break }
        #expect(running == id)
        running = nil
      case .command, .user: break
      }
    }
    #expect(Set(accepted).count == accepted.count)
    #expect(Set(ends.keys) == Set(accepted))
    #expect(Set(starts.keys).isSubset(of: accepted))
    for id in accepted {
      #expect(ends[id]?.count == 1)
      if case .withdrawn = ends[id]?.first {
        #expect(starts[id] == nil)
      } else {
        #expect(starts[id] == 1)
      }
    }
  }
}

/// The hierarchy as a driver that looks at nothing but `change` would build it.
private struct ContainerMirror {
  var levels: [Level]

  struct Level: Equatable {
    var stacks: [[EntryID]]
    var selectedTab: Int
  }

  init(_ levels: [NavigationState.Level]) {
    self.levels = levels.map { Level($0) }
  }

  mutating func apply(_ transition: ScreenTransition) {
    let top = levels.count - 1
    switch transition.change {
    case .push(let entry): levels[top].stacks[levels[top].selectedTab].append(entry.id)
    case .present(let level): levels.append(Level(level))
    case .pop(let entry):
      let tab = levels[top].selectedTab
      while let last = levels[top].stacks[tab].last, last != entry.id {
        levels[top].stacks[tab].removeLast()
      }
    case .dismiss(let level): levels.removeLast(levels.count - level)
    case .selectTab(let tab): levels[top].selectedTab = tab
    case .replaceAll: self = ContainerMirror(transition.levels)
    }
  }
}

extension ContainerMirror.Level {
  fileprivate init(_ level: NavigationState.Level) {
    stacks = level.stacks.map { $0.entries.map(\.id) }
    selectedTab = level.selectedTab
  }
}
