import Screens
import Testing
import UIKit

/// Random commands and gestures, at any moment of each other's animations.
@MainActor
struct DriverPropertyTests {
  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  @Test(arguments: 1...200)
  func `in the end the containers hold what the navigator says, and nothing else lives`(
    seed: UInt64
  ) async throws {
    var random = Generator(state: seed &* 0x9E37_79B9_7F4A_7C15)
    let stage = try NavigationStage(tabs: seed.isMultiple(of: 2))
    stage.window.stubIsLazy = seed.isMultiple(of: 3)
    stage.window.stubIsInterruptible = seed.isMultiple(of: 5)
    var accepted = 0
    for _ in 0..<60 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<5:
        let outcome = try command(stage, &random)
        if outcome.transition != nil { accepted += 1 }
      case 5..<7: gesture(stage, &random)
      default: break
      }
      if Bool.random(using: &random) { await Task.yield() }
      if Int.random(in: 0..<3, using: &random) == 0 { await stage.finish() }
    }
    for _ in 0..<20 { await stage.finish() }
    stage.driver.catchUp()
    #expect(!stage.isRunning)
    #expect(stage.ends.count == accepted)
    #expect(stage.shown == stage.expected)
    #expect(stage.complaints == [])
    #expect(stage.alive.count == stage.pageCount)
  }

  private func command(_ stage: NavigationStage, _ random: inout Generator) throws
    -> NavigationOutcome
  {
    let choice = Int.random(in: 0..<12, using: &random)
    let number = Int.random(in: 0..<100, using: &random)
    let animated = Bool.random(using: &random)
    return try stage.go { n throws(NavigationError) in
      switch choice {
      case 0...2: try n.push(.item, query: number, animated: animated)
      case 3: try n.present(.item, query: number, animated: animated)
      case 4: try n.present(.map, animated: animated)
      case 5: try n.present(.login, animated: animated)
      case 6: n.pop(animated: animated)
      case 7: n.popToRoot(animated: animated)
      case 8: n.dismiss(level: number % 2 + 1, animated: animated)
      case 9: n.selectTab(number % 2, animated: animated)
      case 10:
        try n.open(
          number.isMultiple(of: 2)
            ? [.push(.item, query: number), .present(.basket)] : [.present(.map)],
          keepingRoot: number % 3 > 0, animated: animated)
      default: n.removeAll(keepingRoot: number % 3 > 0, animated: animated)
      }
    }
  }

  private func gesture(_ stage: NavigationStage, _ random: inout Generator) {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: stage.stack?.fingerTapsBack()
    case 1: _ = stage.stack?.fingerSwipesBack()
    case 2: _ = stage.levels.last?.fingerPullsDown()
    case 3: stage.tabs?.fingerTapsTab(Int.random(in: 0...1, using: &random))
    case 4: stage.window.stubTransitions.first?.stubCancel()
    // The app does something of its own.
    case _ where stage.window.stubTransitions.isEmpty && stage.levels.count > 1:
      stage.root?.dismiss(animated: Bool.random(using: &random))
    default: break
    }
  }
}

extension NavigationStage {
  /// How many of the entries are pages that count as made.
  fileprivate var pageCount: Int {
    host.navigator.state.entries.count { $0.screen.id != "login" }
  }
}
