import Screens
import Testing

/// What the telling scenarios tell.
struct ScenarioTests {
  @Test func `only the highlighted photo has a shadow`() async throws {
    let cells = try await SampleRun.cells("photos", "highlighted")
    for (row, cell) in cells {
      let title = try #require(cell.slots.first { $0.id == "title" })
      let expected = row.identity == "photo-2" ? Shadow(color: "darkGray", x: 3, y: 3) : nil
      #expect(title.shadow == expected, "\(row.identity)")
    }
    #expect(cells.count == 10)
  }

  @Test func `a photo can be deleted with a swipe and says its name and date`() async throws {
    let (_, cell) = try #require(try await SampleRun.cells("photos", "loaded").first)
    #expect(cell.accessory == .disclosureIndicator)
    #expect(cell.accessibility.label == "Harbour at dusk, 8 Nov 2014 at 18:04")
    let swipe = try #require(cell.actions.first { $0.id == "delete" }?.swipe)
    #expect(swipe == Action.Swipe(edge: .trailing, title: "Delete", isDestructive: true))
  }

  @Test func `a photo without a name says its date`() async throws {
    let cell = try #require(
      try await SampleRun.cells("photos", "long-names").first { row, _ in
        row.identity == "photo-12"
      }?.1)
    #expect(cell.accessibility.label == "8 Nov 2014 at 07:01")
  }

  @Test(arguments: [("loaded", "£94.05"), ("long-names", "£177,776.69")])
  func `a sum has two digits of pence and groups of three`(scenario: String, total: String)
    async throws
  {
    let slots = try await SampleRun.cells("cart", scenario).flatMap(\.1.slots)
    let found = slots.filter { $0.id == "total" }.map(\.content)
    #expect(found == [.text(total, style: .headline, lines: 0)])
  }

  @Test(arguments: [
    ("loaded", "Weekdays, 18:04"),
    ("long-names", "Tuesdays and Thursdays and Saturdays, 05:30"),
  ])
  func `the model layer words the schedule`(scenario: String, schedule: String) async throws {
    let cells = try await SampleRun.cells("programme", scenario)
    let slots = cells.flatMap(\.1.slots).filter { $0.id == "schedule" }
    #expect(slots.map(\.content) == [.text(schedule, style: .body, lines: 0)])
  }

  @Test func `cells appear only where there is something to say`() async throws {
    let kinds = try await SampleRun.cells("programme", "name-only").map(\.0.cellIdentifier)
    #expect(kinds == ["ProgrammeNameCell"])
  }

  @Test func `the order is carried through the whole checkout`() async throws {
    var path = ["cart"]
    while let screen = path.last, screen != "confirmation" {
      let routes = try await SampleRun.cells(screen, "loaded").flatMap(\.1.actions)
        .compactMap(\.route)
      let next = try #require(routes.first { $0.query == "order-1042" }, "\(screen)")
      #expect(next.transition == .push)
      path.append(next.screen)
    }
    #expect(path == ["cart", "delivery", "payment", "confirmation"])
    let login = try await SampleRun.cells("payment", "signed-out").flatMap(\.1.actions)
      .compactMap(\.route).first { $0.screen == "login" }
    #expect(login == .present("login", query: "order-1042"))
  }

  @Test func `articles can be deleted and moved, the total cannot`() async throws {
    let sections = try await SampleRun.rendered("cart", "loaded").sections
    let source = SectionedDataSource(sections)
    #expect(sections[0].rows.allSatisfy { $0.isDeletable && $0.isMovable })
    #expect(sections[1].rows.allSatisfy { !$0.isDeletable && !$0.isMovable })
    #expect(try source.applying(.delete(RowPath())).rowCounts == [2, 2])
    #expect(throws: ScreenError.self) {
      try source.applying(.delete(RowPath(section: 1, row: 0)))
    }
  }

  @Test func `in editing mode an article has buttons in place of swipes`() async throws {
    for (scenario, expected) in [
      ("loaded", ["remove", "later"]), ("editing", ["fewer", "more"]),
    ] {
      let (_, cell) = try #require(try await SampleRun.cells("cart", scenario).first)
      #expect(cell.actions.map(\.id) == expected)
    }
  }

  @Test func `the volume does not react while the bell is silent`() async throws {
    let states = try await SampleRun.rendered("settings", "muted").cellStates
    #expect(states == ["volume": .disabled])
  }

  @Test func `the settings show every kind of control`() async throws {
    let slots = try await SampleRun.cells("settings", "loaded").flatMap(\.1.slots)
    var kinds: Set<String> = []
    for slot in slots {
      switch slot.content {
      case .toggle: kinds.insert("toggle")
      case .slider: kinds.insert("slider")
      case .textField: kinds.insert("field")
      case .button: kinds.insert("button")
      case .progress: kinds.insert("progress")
      default: break
      }
    }
    #expect(kinds == ["toggle", "slider", "field", "button", "progress"])
  }
}
