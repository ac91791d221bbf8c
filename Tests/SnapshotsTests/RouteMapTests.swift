import CatalogCore
import Snapshots
import Testing

struct RouteMapTests {
  private typealias Transition = SnapshotDocument.Route.Transition

  /// The map of a screen with one segue that leads to no scene.
  private func map(segue kind: String) -> RouteMap {
    let action = SnapshotDocument.Action(
      "go",
      attributes: [
        .init(.segue, .word(kind), .text("toQuay")),
        .init(.note, .text("leads to the storyboard “Quay”, which the project does not have")),
      ])
    let document = SnapshotDocument(
      screen: .init(id: "berths", title: "Berths"), scenario: .init(id: "base", title: "As drawn"),
      isImported: true, areas: [.init(name: "content", actions: [action])])
    return RouteMap([
      .init(id: "berths", title: "Berths", group: "App", isListed: true, documents: [document])
    ])
  }

  @Test(arguments: [
    ("show", "show"), ("showDetail", "show"), ("push", "push"), ("presentation", "present"),
    ("modal", "present"), ("popover", "present"), ("popoverPresentation", "present"),
    ("embed", "embed"), ("relationship", "embed"), ("custom", "show"),
  ])
  func `a segue without an end is a way all the same`(kind: String, transition: String) throws {
    let edge = try #require(map(segue: kind).edges.first)
    #expect(edge.transition.rawValue == transition)
    #expect(edge.target == nil)
    #expect(edge.segueKind == kind)
    #expect(edge.segueIdentifier == "toQuay")
    #expect(edge.reason?.contains("“Quay”") == true)
  }

  @Test func `what unwinds finds its end in the running app and stands apart from the ways`() {
    let map = map(segue: "unwind")
    #expect(map.edges.isEmpty && map.unresolved.isEmpty)
    #expect(map.unwinds.map(\.segueIdentifier) == ["toQuay"])
  }

  @Test func `what is shown inside a navigation controller is pushed`() {
    #expect(Transition(segueKind: "show", isInNavigation: true) == .push)
    #expect(Transition(segueKind: "presentation", isInNavigation: true) == .present)
  }
}
