import CatalogCore
import Recording
import SampleScreens
import Screens
import Snapshots
import Testing

/// What holds for every screen of the example.
struct SampleCatalogTests {
  static let ids = SampleCatalog.all.map(\.id)

  @Test func `the example has the screens that the pages speak of`() throws {
    #expect(
      Self.ids == [
        "programme", "schedule", "photos", "photo-detail", "contacts", "contact-detail", "cart",
        "delivery", "payment", "confirmation", "login", "settings", "faulty",
      ])
    #expect(try ScreenList(SampleCatalog.all).plan.count == SampleRun.all.count)
    #expect(SampleCatalog.all.allSatisfy { $0.group != nil })
    #expect(SampleCatalog.all.filter { !$0.isListed }.map(\.id) == ["faulty"])
  }

  @Test func `scenarios at the same time and one after the other give the same bytes`()
    async throws
  {
    let parallel = try await withThrowingTaskGroup(of: (Int, [UInt8]).self) { tasks in
      for (index, item) in SampleRun.all.enumerated() {
        tasks.addTask { (index, try await SampleRun.bytes(of: item.screen, item.scenario)) }
      }
      var results: [Int: [UInt8]] = [:]
      for try await (index, bytes) in tasks { results[index] = bytes }
      return results
    }
    #expect(parallel.count == SampleRun.all.count)
    for (index, item) in SampleRun.all.enumerated() {
      let serial = try await SampleRun.bytes(of: item.screen, item.scenario)
      #expect(parallel[index] == serial, "\(item.screen.id)/\(item.scenario.id)")
    }
  }

  @Test(arguments: ids)
  func `a screen is recorded loaded, failed and loading`(id: String) async throws {
    let states: [(String, RenderedScreen.State)] = [
      ("loaded", .content), ("failed", .failed), ("loading", .loading),
    ]
    for (scenario, state) in states {
      #expect(try await SampleRun.rendered(id, scenario).state == state, "\(scenario)")
    }
    let screen = try SampleRun.screen(id)
    for name in ["empty", "search-no-match"]
    where screen.scenarios.contains(where: { $0.id == name }) {
      let rendered = try await SampleRun.rendered(id, name)
      #expect(rendered.state == .empty)
      #expect(rendered.placeholder != nil)
    }
    #expect(try await SampleRun.rendered(id, "failed").placeholder != nil)
  }

  @Test func `every route leads to a screen of the example`() async throws {
    var targets: Set<String> = []
    for (screen, scenario) in SampleRun.all {
      for (row, cell) in try await SampleRun.cells(screen.id, scenario.id) {
        for route in cell.actions.compactMap(\.route) {
          #expect(Self.ids.contains(route.screen), "\(screen.id)/\(scenario.id) \(row.identity)")
          #expect(route.query != "")
          targets.insert(route.screen)
        }
      }
    }
    #expect(
      targets == [
        "programme", "schedule", "photo-detail", "contacts", "contact-detail", "delivery",
        "payment", "confirmation", "login", "photos",
      ])
  }

  @Test func `what a route asks for is in the list it comes from`() async throws {
    let people = try await SampleRun.cells("contacts", "loaded").map(\.0.identity)
    let photos = try await SampleRun.cells("photos", "loaded").map(\.0.identity)
    let strangers = try await SampleRun.cells("contacts", "long-names").map(\.0.identity)
    let longNames = try await SampleRun.cells("photos", "long-names").map(\.0.identity)
    for (screen, scenario) in SampleRun.all {
      for (row, cell) in try await SampleRun.cells(screen.id, scenario.id) {
        for route in cell.actions.compactMap(\.route) {
          guard let query = route.query else { continue }
          let known =
            switch route.screen {
            case "contact-detail": people + strangers
            case "photo-detail": photos + longNames
            default: [query]
            }
          #expect(known.contains(query), "\(screen.id)/\(scenario.id) \(row.identity)")
        }
      }
    }
  }

  @Test func `a person has one name and one role wherever they appear`() async throws {
    let listed = try await SampleRun.cells("contacts", "loaded").first { row, _ in
      row.identity == "latin-24"
    }
    let card = try await SampleRun.cells("contact-detail", "loaded").first
    let texts = [listed, card].map { cell in
      cell?.1.slots.compactMap { slot -> String? in
        switch slot.content {
        case .text(let text, _, _): text
        case .attributedText(let runs, _, _): runs.map(\.text).joined()
        default: nil
        }
      }
    }
    #expect(texts == [["Maeve Healy", "Ferry crew"], ["Maeve Healy", "Ferry crew"]])
  }

  @Test(arguments: SampleCatalog.all.filter(\.isListed).map(\.id))
  func `a listed screen has no findings`(id: String) async throws {
    let screen = try SampleRun.screen(id)
    for scenario in screen.scenarios {
      let document = try await SampleRun.document(of: screen, scenario)
      #expect(document.findings.isEmpty, "\(scenario.id)")
    }
  }

  @Test(arguments: ids)
  func `a screen has an introduction`(id: String) throws {
    let root = FilePath(#filePath).parent.parent.parent
    let path = root.appending("Content/Screens/\(id)/index.md")
    let lines = String(decoding: try DiskFileSystem().read(path), as: UTF8.self).split(
      separator: "\n")
    #expect(lines.first == "---")
    for key in ["title: ", "description: ", "order: "] {
      #expect(lines.contains { $0.hasPrefix(key) }, "\(key)")
    }
  }
}
