import Screens
import Testing
import UIKit

/// Deep links and resets: the whole hierarchy at once.
@MainActor
struct DriverReplacingTests {
  /// Something in every place.
  private func fullStage() async throws -> NavigationStage {
    let stage = try NavigationStage(tabs: true)
    try await stage.show(.push(.item, query: 1))
    try stage.go { $0.selectTab(1) }
    try await stage.show(.push(.item, query: 2), .present(.login), .present(.map))
    #expect(stage.shown == "list item-1 | [basket item-2] / login / map")
    return stage
  }

  @Test(arguments: [true, false])
  func `a deep link replaces everything over the root, in any tab`(animated: Bool) async throws {
    let stage = try await fullStage()
    let root = stage.root
    let ends = stage.ends.count
    try stage.go { n throws(NavigationError) in
      try n.open(
        [.push(.item, query: 3), .present(.basket), .push(.item, query: 4), .present(.map)],
        tab: 0, animated: animated)
    }
    await stage.turn()
    await stage.finish()
    #expect(stage.ends.count == ends + 1)
    #expect(stage.ends.last == .shown)
    #expect(stage.shown == "[list item-3] | basket / basket item-4 / map")
    #expect(stage.shown == stage.expected)
    #expect(stage.root === root)
    #expect(stage.complaints == [])
    #expect(stage.alive.sorted() == ["basket", "basket", "item-3", "item-4", "list", "map"])
  }

  @Test func `of a deep link only the last change shows`() async throws {
    let stage = try await fullStage()
    try stage.go { n throws(NavigationError) in
      try n.open([.push(.item, query: 3), .present(.basket), .present(.map)], animated: true)
    }
    // What was there is gone and the first level is there, without any animation.
    await stage.turn()
    #expect(stage.shown == "list | [basket item-3] / basket / map")
    #expect(stage.window.stubTransitions.count == 1)
    #expect(stage.isRunning)
    await stage.finish()
    #expect(!stage.isRunning)
  }

  @Test func `a reset under a sheet changes the stacks unseen and shows how the sheet goes`()
    async throws
  {
    let stage = try await fullStage()
    try stage.go { $0.removeAll(animated: true) }
    #expect(stage.window.stubTransitions.count == 1)
    for tab in stage.tabs?.viewControllers ?? [] {
      #expect((tab as? UINavigationController)?.stubLog.last == "set")
    }
    await stage.finish()
    #expect(stage.shown == "list | [basket]")
    #expect(stage.ends.last == .shown)
    #expect(stage.alive == ["list", "basket"])
  }

  @Test func `a reset with nothing presented shows in the stack`() async throws {
    let stage = try NavigationStage()
    try await stage.show(.push(.item, query: 1), .push(.item, query: 2))
    try stage.go { $0.removeAll(animated: true) }
    #expect(stage.stack?.stubLog.last == "set animated")
    #expect(stage.ends.count == 2)
    await stage.finish()
    #expect(stage.ends.count == 3)
    #expect(stage.shown == "list")
  }

  @Test(arguments: [true, false])
  func `a reset with its root makes a new one, and nothing of the old stays`(animated: Bool)
    async throws
  {
    let stage = try await fullStage()
    weak let root = stage.root
    try stage.go { $0.removeAll(keepingRoot: false, animated: animated) }
    await stage.finish()
    #expect(stage.ends.last == .shown)
    #expect(stage.shown == "[list] | basket")
    #expect(root == nil)
    #expect(stage.alive == ["list", "basket"])
    #expect(stage.complaints == [])
    #expect(stage.window.subviews.count == 1)
  }

  @Test func `a path can only change the tab`() async throws {
    let stage = try NavigationStage(tabs: true)
    try stage.go { n throws(NavigationError) in try n.open([], tab: 1) }
    #expect(stage.ends == [.shown])
    #expect(stage.shown == "list | [basket]")
    // Stacks that stay as they are were not touched.
    for tab in stage.tabs?.viewControllers ?? [] {
      #expect((tab as? UINavigationController)?.stubLog == ["set"])
    }
  }

  @Test func `what the app has presented itself goes with the rest`() async throws {
    let stage = try NavigationStage()
    try await stage.show(.push(.item, query: 1))
    stage.root?.present(UIViewController(), animated: false)
    try stage.go { n throws(NavigationError) in try n.open([.present(.map)]) }
    await stage.turn()
    #expect(stage.ends.last == .shown)
    #expect(stage.shown == "list / map")
    #expect(stage.complaints == [])
  }

  @Test func `a deep link whose screen cannot be made changes nothing`() async throws {
    let stage = try await fullStage()
    let shown = stage.shown
    let logs = stage.tabs?.viewControllers?.map { ($0 as? UINavigationController)?.stubLog }
    try stage.go { n throws(NavigationError) in
      try n.open([.push(.item, query: 3), .present(.lost)])
    }
    let error = NavigationDriverError.noController(screen: "lost", className: "LostController")
    #expect(stage.errors == [error])
    #expect(stage.ends.last == .failed(reason: error.description))
    #expect(stage.shown == shown)
    #expect(stage.expected == shown)
    #expect(
      stage.tabs?.viewControllers?.map { ($0 as? UINavigationController)?.stubLog } == logs)
    #expect(!stage.alive.contains("item-3"))
  }

  @Test func `a deep link that fails in the middle puts the stacks back and tells what is lost`()
    async throws
  {
    let stage = try await fullStage()
    let root = stage.root
    let ends = stage.ends.count
    stage.window.stubIsLazy = true
    try stage.go { n throws(NavigationError) in
      try n.open([.push(.item, query: 3), .present(.basket)])
    }
    #expect(stage.tabs?.viewControllers?.map(\.shownNames) == ["list", "basket item-3"])
    // The old levels are on their way out, and then there is nothing to present over.
    stage.window.stubFinishAnimations()
    stage.window.stubDetachRoot()
    await stage.turn()
    #expect(stage.ends.count == ends + 1)
    #expect(stage.ends.last == .failed(reason: stage.errors.last?.description ?? ""))
    #expect(stage.errors == [.notInWindow(screen: "item")])
    #expect(stage.root === root)
    #expect(stage.shown == "list item-1 | [basket item-2]")
    #expect(stage.expected == stage.shown)
    #expect(stage.alive == ["list", "basket", "item-1", "item-2"])
  }

  @Test func `a new root that cannot be covered gives way to the old one`() async throws {
    let stage = try NavigationStage()
    try await stage.show(.push(.item, query: 1))
    let root = stage.root
    try stage.go { n throws(NavigationError) in
      try n.open([.present(.basket), .present(.map)], keepingRoot: false)
    }
    // Somebody else is quicker.
    stage.levels.last?.present(UIViewController(), animated: false)
    await stage.turn()
    #expect(stage.ends.last == .failed(reason: stage.errors.last?.description ?? ""))
    #expect(stage.errors == [.covered(screen: "basket", by: "UIViewController")])
    #expect(stage.root === root)
    #expect(stage.shown == "list item-1")
    #expect(stage.expected == stage.shown)
    #expect(stage.complaints == [])
  }
}
