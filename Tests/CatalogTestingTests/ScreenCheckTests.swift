import CatalogCore
import CatalogTesting
import Screens
import Snapshots
import TestSupport
import Testing

extension [UInt8] {
  fileprivate func contains(text: String) -> Bool { String(decodingUTF8: self).contains(text) }
}

/// What an expectation fails for, and what it writes.
struct ScreenCheckTests {
  private let lamps = Screen(LampsViewModel.self)

  @Test func `a screen without baselines fails once a scenario and waits for review`() async {
    let catalog = TestCatalog()
    let failures = await catalog.check(.screen(lamps))
    #expect(
      failures.map(\.message)
        == ["lit", "dark", "broken"].map { name in
          """
          lamps/\(name): has no baseline
          The new snapshot waits as Content/Screens/lamps/\(name).snap.new.
          To approve it: catalog review, or run the test again with CATALOG_MODE=missing
          """
        })
    #expect(
      Set(catalog.tree.keys) == [
        "lamps/lit.snap.new", "lamps/dark.snap.new", "lamps/broken.snap.new",
      ])
    #expect(failures.first?.attachments.map(\.name) == ["lamps.lit.snap", "lamps.lit.new.svg"])
    let attached = failures.first?.attachments.first.map { String(decodingUTF8: $0.bytes) }
    #expect(attached == catalog["lamps/lit.snap.new"])
  }

  @Test func `what changed is told in the sentences of the command line`() async {
    let catalog = await TestCatalog.approved()
    let failures = await catalog.check(.screen(LampsViewModel.named("Anchor", "Mast")))
    #expect(
      failures.map(\.message) == [
        """
        row stern (LampCell) removed in lamps/lit
        row mast (LampCell) inserted after anchor in lamps/lit
        The new snapshot waits as Content/Screens/lamps/lit.snap.new.
        To approve it: catalog review, or run the test again with CATALOG_MODE=changed
        """
      ])
    let attached = failures.first?.attachments ?? []
    #expect(
      attached.map(\.name) == ["lamps.lit.snap", "lamps.lit.approved.svg", "lamps.lit.new.svg"])
    #expect(attached.map { $0.bytes.contains(text: "Mast") } == [true, false, true])
    #expect(attached.map { $0.bytes.contains(text: "Stern") } == [false, true, false])
    #expect(catalog["lamps/lit.snap.new"]?.contains("Mast") == true)
    #expect(catalog["lamps/lit.snap"]?.contains("Mast") == false)
  }

  @Test func `a screen that is as approved passes and takes back what waited`() async {
    let catalog = await TestCatalog.approved()
    let before = catalog.tree
    #expect(await catalog.check(.screen(LampsViewModel.named("Anchor"))).count == 1)
    #expect(catalog.tree.count == before.count + 1)
    #expect(await catalog.check(.screen(lamps)).isEmpty)
    #expect(catalog.tree == before)
  }

  @Test func `a check that finds everything as approved writes nothing`() async {
    let catalog = await TestCatalog.approved()
    catalog.files.forgetHistory()
    for mode in CatalogMode.allCases {
      #expect(await catalog.check(.screen(lamps), mode: mode).isEmpty)
    }
    #expect(catalog.files.writes == [])
    #expect(catalog.files.removals == [])
  }

  @Test func `one scenario says nothing about the others`() async {
    let catalog = await TestCatalog.approved()
    catalog["lamps/old.snap"] = catalog["lamps/dark.snap"]
    catalog["lamps/broken.snap"] = "damaged"
    catalog["lamps/lit.snap"] = nil
    let before = catalog.tree
    #expect(await catalog.check(.scenario(lamps, "dark")).isEmpty)
    #expect(await catalog.check(.scenario(lamps, "dark"), mode: .all, prune: true).isEmpty)
    #expect(catalog.tree == before)
  }

  @Test func `a whole screen finds the file of a scenario that is gone, in its own folder only`()
    async
  {
    let catalog = await TestCatalog.approved()
    catalog["other/old.snap"] = catalog["lamps/dark.snap"]
    let fewer = Screen(Later.LampsViewModel.self)
    let failures = await catalog.check(.screen(fewer))
    #expect(
      failures.map(\.message) == [
        """
        lamps/dark: has a baseline, but no screen has this scenario any more
        To remove Content/Screens/lamps/dark.snap: catalog review, or run the test again with \
        prune: true and CATALOG_MODE=changed
        """
      ])
    #expect(catalog["lamps/dark.snap.new"]?.hasPrefix("catalog removal 1\n") == true)
    #expect(catalog["lamps/dark.snap"] != nil)
    #expect(await catalog.check(.screen(fewer), mode: .changed).count == 1)
    #expect(catalog["lamps/dark.snap"] != nil)
    #expect(await catalog.check(.screen(fewer), mode: .changed, prune: true).isEmpty)
    #expect(
      Set(catalog.tree.keys) == ["lamps/lit.snap", "lamps/broken.snap", "other/old.snap"])
  }

  @Test func `a catalog finds screens that are gone, and tells everything in one failure`() async {
    let catalog = await TestCatalog.approved()
    let boats = Screen(CounterViewModel.self)
    let failures = await catalog.check(.catalog([boats]))
    #expect(failures.count == 1)
    #expect(
      failures.first?.message == """
        screen lamps removed with 3 scenarios
        screen counter added with 3 scenarios
        6 scenarios, 6 differences.
        The new snapshots wait beside the approved ones as .snap.new.
        To approve them: catalog review, or run the test again with CATALOG_MODE=missing
        To remove them: catalog review, or run the test again with prune: true and \
        CATALOG_MODE=changed
        """)
    #expect(await catalog.check(.catalog([boats]), mode: .missing, prune: true).isEmpty)
    #expect(Set(catalog.tree.keys.map { $0.prefix { $0 != "/" } }) == ["counter"])
  }

  @Test func `what many scenarios show is one line of a catalog`() async {
    let catalog = TestCatalog()
    _ = await catalog.check(.catalog([lamps]), mode: .all, twice: false)
    for name in ["lit", "dark", "broken"] {
      catalog["lamps/\(name).snap"] = catalog["lamps/\(name).snap"]?
        .replacing("\"Lamps\"", with: "\"Lights\"")
    }
    let failures = await catalog.check(.catalog([lamps]))
    #expect(
      failures.first?.message.split(separator: "\n").prefix(2) == [
        "the title of the screen is “Lamps” (was “Lights”) in 3 scenarios",
        "3 scenarios, 3 differences.",
      ])
    #expect(failures.first?.attachments.count == 9)
  }

  @Test func `a scenario with another name is one failure`() async {
    let catalog = await TestCatalog.approved()
    catalog["lamps/old.snap"] = catalog["lamps/lit.snap"]?
      .replacing("scenario lit \"Lit\"", with: "scenario old \"Old\"")
    catalog["lamps/lit.snap"] = nil
    let failures = await catalog.check(.screen(lamps))
    #expect(
      failures.map(\.message) == [
        """
        lamps/old renamed to lamps/lit
        The new snapshot waits as Content/Screens/lamps/lit.snap.new.
        To approve it: catalog review, or run the test again with CATALOG_MODE=missing
        To remove Content/Screens/lamps/old.snap: catalog review, or run the test again with \
        prune: true and CATALOG_MODE=changed
        """
      ])
    // Once the new one is written, the old one is left over.
    let after = await catalog.check(.screen(lamps), mode: .missing)
    #expect(
      after.map { $0.message.split(separator: "\n").last } == [
        "To remove Content/Screens/lamps/old.snap: run the test again with prune: true and "
          + "CATALOG_MODE=changed"
      ])
  }

  @Test func `a damaged baseline is told with its place and left alone`() async {
    let catalog = await TestCatalog.approved()
    let damaged = "catalog snapshot 1\nscreen lamps \"Lamps\"\n<<<<<<< HEAD\n"
    catalog["lamps/lit.snap"] = damaged
    for mode in CatalogMode.allCases {
      let failures = await catalog.check(.screen(lamps), mode: mode)
      #expect(failures.count == 1)
      let message = failures.first?.message ?? ""
      #expect(message.hasPrefix("lamps/lit: has a damaged baseline, which was left alone\n"))
      #expect(message.contains("\nContent/Screens/lamps/lit.snap:3:1: error: "))
      #expect(message.contains("A damaged snapshot is never overwritten"))
      #expect(!message.contains(TestCatalog.root))
      #expect(catalog["lamps/lit.snap"] == damaged)
    }
  }

  @Test func `a scenario that is different the second time is volatile and not written`() async {
    let catalog = TestCatalog()
    let failures = await catalog.check(.screen(CounterViewModel.screen), mode: .all)
    #expect(failures.count == 1)
    #expect(
      failures.first?.message == """
        counter/lit: changes from one run to the next, so it was left alone
        “name” of LampCell shows “Lamp 2” (was “Lamp 1”) in counter/lit, row lamp
        What is volatile depends on the time, on chance or on what ran before; it is not written.
        """)
    #expect(Set(catalog.tree.keys) == ["counter/dark.snap", "counter/broken.snap"])
  }

  @Test func `a second time is the rule in modes that write, and what one is told otherwise`()
    async
  {
    let written = await TestCatalog().check(
      .screen(CounterViewModel.screen), mode: .missing, twice: false)
    #expect(written.isEmpty)
    let compared = await TestCatalog().check(.screen(CounterViewModel.screen), twice: true)
    #expect(compared.count == 3)
    #expect(compared.first?.message.hasPrefix("counter/lit: changes from one run") == true)
  }

  @Test func `a mistake in a screen is told and leaves its files as they are`() async {
    let catalog = TestCatalog()
    catalog["unfinished/lit.snap.new"] = "what waited"
    let failures = await catalog.check(.screen(Screen(UnfinishedViewModel.self)), mode: .all)
    #expect(failures.count == 3)
    #expect(
      failures.first?.message
        == "error: unfinished/lit: UnfinishedViewModel does not override load(_:in:) [testing-screen]"
    )
    #expect(catalog.tree == ["unfinished/lit.snap.new": "what waited"])
  }

  @Test func `a scenario that the enumeration does not list is a mistake of the test`() async {
    let failures = await TestCatalog().check(.scenario(lamps, "lid"))
    #expect(
      failures.map(\.message) == [
        """
        error: the screen “lamps” does not list “lid” [testing-unknown-scenario]
          hint: did you mean “lit”?
        """
      ])
  }

  @Test func `an empty list is an error, and no reason to remove everything`() async {
    let catalog = await TestCatalog.approved()
    let before = catalog.tree
    let failures = await catalog.check(.catalog([]), mode: .all, prune: true)
    #expect(failures.map(\.message) == ["error: no screen is listed [testing-empty]"])
    #expect(catalog.tree == before)
  }

  @Test func `what the settings call noise is no difference, and the approved value stays`() async {
    let catalog = await TestCatalog.approved(CounterViewModel.steady)
    catalog.files["\(TestCatalog.root)/Content/catalog.yml"]? +=
      "noise: {ignored: [LampCell.name]}\n"
    catalog["counter/lit.snap"] = catalog["counter/lit.snap"]?.replacing("Lamp 1", with: "Lamp 7")
    let before = catalog.tree
    let screen = CounterViewModel.screen
    #expect(await catalog.check(.screen(screen), twice: true).isEmpty)
    #expect(await catalog.check(.screen(screen), mode: .all).isEmpty)
    #expect(catalog.tree == before)
  }

  @Test func `what approving would accept besides is counted`() async {
    let failures = await TestCatalog().check(.scenario(Screen(CrampedViewModel.self), "lit"))
    #expect(
      failures.first?.message.split(separator: "\n").dropFirst().first
        == "The new snapshot waits as Content/Screens/cramped/lit.snap.new.")
    #expect(
      failures.first?.message.split(separator: "\n").dropFirst(2).first
        == "Approving accepts 1 error at the top of the new snapshot.")
  }

  @Test func `settings that are wrong are told with their place`() async {
    let catalog = TestCatalog()
    catalog.files["\(TestCatalog.root)/Content/catalog.yml"] = "variants: {widths: [wide]}\n"
    let failures = await catalog.check(.screen(lamps))
    #expect(failures.count == 1)
    #expect(
      failures.first?.message.hasPrefix("Content/catalog.yml:1:21: error: “wide” is no width")
        == true)
    #expect(catalog.tree.isEmpty)
  }

  @Test func `a text of any length and with any character is shortened and harmless`() async {
    let catalog = await TestCatalog.approved()
    let long = String(repeating: "ß\u{1B}[31m", count: 10_000)
    let failures = await catalog.check(.screen(LampsViewModel.named("Anchor", long)))
    let lines = failures.first?.message.split(separator: "\n") ?? []
    #expect(lines.count == 5)
    #expect(lines.allSatisfy { $0.utf8.count < 600 })
    #expect(!(failures.first?.message.unicodeScalars.contains("\u{1B}") ?? true))
  }

  @Test func `many causes are counted`() async {
    let catalog = await TestCatalog.approved()
    let names = (1...50).map { "Lamp \($0)" }
    let screen = Screen(LampsViewModel.self, make: LampsViewModel.make(names))
    let lines = await catalog.check(.screen(screen)).first?.message.split(separator: "\n") ?? []
    #expect(lines.count == 23)
    #expect(lines.dropFirst(20).first == "… and 32 more")
  }

  @Test func `a disk that cannot be written fails the test`() async {
    let catalog = await TestCatalog.approved()
    let before = catalog.tree
    catalog.files.fail(afterSteps: 0)
    let failures = await catalog.check(.screen(LampsViewModel.named("Anchor")), mode: .all)
    #expect(
      failures.map(\.message) == [
        "Content/Screens/lamps/lit.snap: error: cannot write the file: No space left on device "
          + "[file-write]"
      ])
    #expect(catalog.tree == before)
  }
}
