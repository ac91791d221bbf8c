import CatalogCore

/// The containers around a scene, as far as the files say.
struct SceneContext: Equatable {
  /// The position of the navigation controller whose bar the scene shows.
  var navigation: Int?
  /// The position of the tab bar controller.
  var tabBar: Int?
  /// The position of the scene that stands for the tab.
  var tab: Int?
  var hidesTabBar = false

  /// The contexts of all scenes.
  ///
  /// What a container holds comes first: the root of a navigation controller, the tabs of a tab bar.
  /// Then a scene that is shown from one inside a navigation controller is pushed onto that. Where
  /// several ways lead to a scene, the shortest counts, then the first in the order of files.
  static func contexts(in graph: SceneGraph) -> [SceneContext] {
    var walk = Walk(graph: graph)
    walk.enterContainers()
    walk.push()
    return walk.contexts.map { $0 ?? SceneContext() }
  }

  private struct Walk {
    let graph: SceneGraph
    var contexts: [SceneContext?]
    private var queue: [Int] = []

    init(graph: SceneGraph) {
      self.graph = graph
      contexts = Array(repeating: nil, count: graph.entries.count)
    }

    private mutating func enter(_ entry: Int, _ context: SceneContext) {
      guard contexts[entry] == nil else { return }
      contexts[entry] = context
      queue.append(entry)
    }

    /// From the outermost containers inwards: those that no other holds.
    mutating func enterContainers() {
      let held = Set(
        graph.edges.compactMap { edge -> Int? in
          guard edge.role == .container, case .entry(let target) = edge.target else { return nil }
          return target
        })
      let containers = graph.entries.indices.filter { graph.entries[$0].isContainer }
      for entry in containers where !held.contains(entry) { enter(entry, SceneContext()) }
      descend()
      // Those that hold each other, or that a plain scene embeds, have no outermost one.
      for entry in containers {
        enter(entry, SceneContext())
        descend()
      }
    }

    private mutating func descend() {
      var index = 0
      while index < queue.count {
        descend(from: queue[index])
        index += 1
      }
      queue = []
    }

    private mutating func descend(from entry: Int) {
      guard let outer = contexts[entry], graph.entries[entry].isContainer else { return }
      for edge in graph.edges(from: entry) where edge.role == .container {
        guard case .entry(let target) = edge.target else { continue }
        var inner = outer
        switch graph.entries[entry].controller?.kind {
        case .tabBar: (inner.navigation, inner.tabBar, inner.tab) = (nil, entry, target)
        case .navigation: inner.navigation = entry
        case .page: break
        default: inner.navigation = nil
        }
        enter(target, inner)
      }
    }

    mutating func push() {
      queue = graph.entries.indices.filter { contexts[$0]?.navigation != nil }
      var index = 0
      while index < queue.count {
        let entry = queue[index]
        index += 1
        guard let context = contexts[entry], context.navigation != nil else { continue }
        for edge in graph.edges(from: entry) where edge.pushes {
          guard case .entry(let target) = edge.target, !graph.entries[target].isContainer else {
            continue
          }
          let hides = graph.entries[target].controller?.hidesBottomBarWhenPushed == true
          var pushed = context
          pushed.hidesTabBar = context.hidesTabBar || hides
          enter(target, pushed)
        }
      }
    }
  }
}

extension SceneEdge {
  /// Whether the segue puts its scene onto the stack of a navigation controller, if there is one.
  var pushes: Bool {
    (segue.kind.isSpelled("show") || segue.kind.isSpelled("push")) && role == .navigation
  }
}
