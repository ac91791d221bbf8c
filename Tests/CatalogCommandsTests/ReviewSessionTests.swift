import CatalogCore
import Snapshots
import TestSupport
import Testing

/// `review` with keys that are pressed one after the other.
struct ReviewSessionTests {
  typealias Step = ReviewTable.Step

  private static let old = ReviewTable.photos("loaded", height: 64, titles: ["Dusk"])
  private static let new = ReviewTable.photos("loaded", height: 72, titles: ["Dusk"])
  private static let newer = ReviewTable.photos("loaded", height: 80, titles: ["Dusk"])

  /// One cause: the cells became higher.
  private static func table() -> ReviewTable {
    let table = ReviewTable()
    table.approve(old)
    table.wait(new)
    return table
  }

  private static func changing(_ document: SnapshotDocument, isPending: Bool) -> Step {
    .meanwhile { files in
      files[ReviewTable.path(document) + (isPending ? ".new" : "")] = ReviewTable.text(document)
    }
  }

  // MARK: - Decisions

  @Test func `accepting makes what waits the baseline, rejecting drops it`() {
    for (key, document) in [("a", Self.new), ("r", Self.old)] {
      let table = Self.table()
      let result = table.review(Step.keys(key))
      #expect(result.exitCode == .fine)
      #expect(result.answer(0).contains("PhotoCell is 72 points high (was 64, fixed)"))
      #expect(
        (result.answer(1) + result.answer(2)).split(separator: "\n") == [
          key == "a" ? "accepted" : "rejected",
          "Nothing is left to decide on. u takes the last decision back, any other key ends.",
          key == "a" ? "1 accepted, 0 rejected, 0 left." : "0 accepted, 1 rejected, 0 left.",
        ])
      #expect(table.screens == ["photos/loaded.snap": ReviewTable.text(document)])
    }
  }

  @Test func `the last decision of all can be taken back, and decided on anew`() {
    let table = Self.table()
    let before = table.screens
    let undone = table.review(Step.keys("auq"))
    #expect(undone.exitCode == .differences)
    #expect(table.screens == before)
    let again = table.review(Step.keys("aur"))
    #expect(again.exitCode == .fine)
    #expect(table.screens == ["photos/loaded.snap": ReviewTable.text(Self.old)])
  }

  @Test func `of several causes each is decided on alone`() {
    let table = ReviewTable.harbour()
    // The heights of both, and one of the two titles.
    let result = table.review(Step.keys("aar"))
    #expect(result.exitCode == .fine)
    #expect(result.answers.last?.hasSuffix("2 accepted, 1 rejected, 0 left.\n") == true)
    #expect(
      table.screens == [
        "photos/loaded.snap": ReviewTable.text(
          ReviewTable.photos("loaded", height: 72, titles: ["Noon loaded", "Dawn"])),
        "photos/long.snap": ReviewTable.text(
          // The height of a row that shows something else belongs to what it shows.
          ReviewTable.photos("long", height: 64, titles: ["Dusk"], then: 72, ["Dawn"])),
      ])
  }

  @Test(arguments: [("A", "accepted 2"), ("R", "rejected 2")])
  func `a capital letter decides on all of the kind, after a question`(key: String, done: String) {
    let table = ReviewTable.harbour()
    let before = table.screens
    let no = table.review(Step.keys("s\(key)n"))
    #expect(no.answer(2).contains("2 causes of the kind “slot value”? y/n"))
    #expect(no.answer(3) == "nothing was decided\n0 accepted, 0 rejected, 3 left.\n")
    #expect(no.exitCode == .differences)
    #expect(table.screens == before)
    let yes = table.review(Step.keys("s\(key)y"))
    #expect(yes.answer(3).hasPrefix("\(done)\n"))
    #expect(yes.answer(3).hasSuffix(" 1 left.\n"))
  }

  @Test func `what is skipped waits on`() {
    let table = ReviewTable.harbour()
    let before = table.screens
    for keys: [Keyboard.Key] in [
      [.character("s"), .character(" "), .arrow(.down)], [.arrow(.right), .arrow(.right)],
    ] {
      let result = table.review(keys.map(Step.key))
      #expect(result.answer(1).contains("2 left "))
      #expect(result.exitCode == .differences)
      #expect(result.answers.last?.hasSuffix("0 accepted, 0 rejected, 3 left.\n") == true)
      #expect(table.screens == before)
    }
  }

  @Test(arguments: [Keyboard.Key.character("q"), .escape, .interrupt])
  func `leaving keeps what was decided`(key: Keyboard.Key) {
    let table = ReviewTable.harbour()
    let result = table.review(Step.keys("a") + [.key(key)] + Step.keys("aaa"))
    #expect(result.exitCode == .differences)
    #expect(result.answers.count == 3)
    #expect(result.answer(2) == "1 accepted, 0 rejected, 2 left.\n")
    #expect(table.screens["photos/loaded.snap"]?.contains("72") == true)
  }

  @Test func `keys that mean nothing decide nothing`() {
    let table = Self.table()
    let before = table.screens
    let keys: [Keyboard.Key] = [.enter, .other, .character("x"), .arrow(.up), .character("\u{E9}")]
    let result = table.review(keys.map(Step.key))
    for index in 1...5 { #expect(result.answer(index).hasPrefix("a accept  r reject")) }
    #expect(table.review(Step.keys("?")).answer(1).contains("u  undo the last decision\n"))
    #expect(table.screens == before)
  }

  @Test func `without anything that waits nothing is asked`() {
    let table = ReviewTable()
    table.approve(Self.old)
    let result = table.review(Step.keys("a"))
    #expect(result.answers == ["Nothing waits for review.\n"])
    #expect(result.exitCode == .fine)
  }

  // MARK: - What others do meanwhile

  @Test(
    arguments: [
      ([changing(newer, isPending: true)], "80", newer),
      (
        [changing(ReviewTable.photos("loaded", height: 48, titles: ["Dusk"]), isPending: false)],
        "48", new
      ),
    ])
  func `nobody decides on what was not shown`(
    meanwhile: [Step], shown: String, accepted: SnapshotDocument
  ) {
    for (key, kept) in [("a", accepted), ("r", nil)] {
      let table = Self.table()
      let result = table.review(meanwhile + Step.keys(key + "q"))
      #expect(
        result.answer(1).hasPrefix(
          "nothing was decided: the files were changed since this was shown\n"))
      // It is shown as it is now, and can be decided on then.
      #expect(result.answer(1).contains(shown))
      #expect(result.answer(2) == "0 accepted, 0 rejected, 1 left.\n")
      #expect(table.screens.count == 2)
      let again = Self.table()
      #expect(again.review(meanwhile + Step.keys(key + key)).exitCode == .fine)
      #expect(again.screens.count == 1)
      if let kept { #expect(again.screens["photos/loaded.snap"] == ReviewTable.text(kept)) }
    }
  }

  @Test func `what does not wait any more is not accepted`() {
    let table = Self.table()
    let result = table.review(
      [.meanwhile { $0["Content/Screens/photos/loaded.snap.new"] = nil }] + Step.keys("a"))
    #expect(
      result.answer(1)
        == "nothing was decided: this does not wait any more\nNothing waits for review.\n")
    #expect(table.screens == ["photos/loaded.snap": ReviewTable.text(Self.old)])
  }

  @Test func `what others change elsewhere is in nobody's way`() {
    let table = ReviewTable.harbour()
    let other = ReviewTable.photos("other", height: 64, titles: [])
    let result = table.review(
      Step.keys("s") + [Self.changing(other, isPending: true)] + Step.keys("a"))
    #expect(result.answer(2).hasPrefix("accepted\n"))
    #expect(table.screens["photos/other.snap.new"] == ReviewTable.text(other))
  }

  @Test func `one of many that changed meanwhile keeps all from being decided on`() {
    let table = ReviewTable.harbour()
    let other = ReviewTable.photos("long", height: 72, titles: ["Night", "Dawn"])
    let result = table.review(
      Step.keys("sA") + [Self.changing(other, isPending: true)] + Step.keys("y"))
    #expect(result.answer(3).hasPrefix("nothing was decided: the files were changed"))
    #expect(table.screens["photos/loaded.snap"]?.contains("Dusk") == true)
  }

  // MARK: - Undo

  @Test(arguments: ["au", "ru", "auru", "aaauuu", "sAyu", "sRyu", "aruu"])
  func `undo makes every file again what it was`(keys: String) {
    let table = ReviewTable.harbour()
    // The last cause, on which nobody decides: the walk ends where nothing is left.
    table.wait(ReviewTable.photos("new", height: 30, titles: ["a", "b", "c", "d"]))
    let before = table.screens
    let result = table.review(Step.keys(keys))
    #expect(result.answers.last?.hasPrefix("undone\n") == true)
    #expect(result.answers.last?.hasSuffix("0 accepted, 0 rejected, 4 left.\n") == true)
    #expect(table.screens == before)
  }

  @Test func `undo gives back files that came and went`() {
    let table = ReviewTable()
    let gone = ReviewTable.photos("gone", height: 64, titles: ["Dusk"])
    let kept = ReviewTable.photos("kept", height: 64, titles: [])
    table.approve(gone)
    table.approve(kept)
    table.files["\(ReviewTable.path(gone)).new"] = String(
      decodingUTF8: PendingSnapshot.removal(of: DocumentChange.Name(gone)))
    for name in ["new", "newer"] {
      table.wait(
        ReviewTable.photos(name, height: 30, titles: (1...9).map { "\(name) \($0)" }))
    }
    let before = table.screens
    #expect(table.review(Step.keys("aauu")).exitCode == .differences)
    #expect(table.screens == before)
    #expect(table.review(Step.keys("aaa")).exitCode == .fine)
    #expect(table.screens.keys.sorted() == ["kept", "new", "newer"].map { "photos/\($0).snap" })
  }

  @Test func `there is nothing to undo before the first decision`() {
    #expect(Self.table().review(Step.keys("u")).answer(1).hasPrefix("there is nothing to undo\n"))
  }

  @Test(
    arguments: [
      ("a", changing(newer, isPending: false)), ("a", changing(newer, isPending: true)),
      ("r", changing(newer, isPending: true)), ("r", changing(newer, isPending: false)),
      ("a", .meanwhile { $0["Content/Screens/photos/loaded.snap"] = nil }),
    ] as [(String, ReviewTable.Step)])
  func `undo takes nothing from anybody who came after the decision`(key: String, later: Step) {
    let table = Self.table()
    // A second cause keeps the walk going after the first.
    table.wait(ReviewTable.photos("other", height: 30, titles: ["a", "b", "c"]))
    let after = Mirror(table, Step.keys(key) + [later])
    let result = table.review(Step.keys(key) + [later] + Step.keys("u"))
    #expect(
      result.answer(2).hasPrefix(
        "nothing was undone: the files of photos/loaded were changed meanwhile\n"))
    #expect(
      result.messages.contains(key == "a" ? "1 accepted, 0 rejected" : "0 accepted, 1 rejected"))
    #expect(table.screens == after.screens)
  }

  /// What a table comes to without the last key.
  private struct Mirror {
    var screens: [String: String]

    init(_ table: ReviewTable, _ steps: [Step]) {
      let other = ReviewTable()
      for (path, text) in table.files.tree { other.files[path] = text }
      // Somebody else acts when the next key is waited for.
      _ = other.review(steps + Step.keys("q"))
      screens = other.screens
    }
  }

  // MARK: - Cost

  @Test func `looking and skipping read nothing but what is shown`() {
    let table = ReviewTable()
    for number in 0..<20 {
      table.approve(ReviewTable.photos("s\(number)", height: 64, titles: ["Dusk \(number)"]))
      table.wait(ReviewTable.photos("s\(number)", height: 64, titles: ["Dawn \(number)"]))
    }
    func reads(_ keys: String) -> Int {
      let files = CountedFiles(table.files)
      #expect(table.review(Step.keys(keys), on: files).exitCode == .differences)
      return files.reads
    }
    let start = reads("q")
    // Two files for each card that is drawn.
    #expect(reads("ddddq") == start + 8)
    #expect(reads("ssssq") == start + 8)
    #expect(reads("?xq") == start)
  }

  // MARK: - Damage

  @Test func `what cannot be read is said, with what to do, and is exit code 3`() {
    let table = Self.table()
    table.files["Content/Screens/photos/odd.snap.new"] = "oops\n"
    for words in [["pending"], ["review", "--no-color"]] {
      let result = table.run(words, Step.keys("q"))
      #expect(result.exitCode == .damagedInput)
      #expect(result.messages.contains("Content/Screens/photos/odd.snap.new:1:1: error: "))
      #expect(result.messages.contains("“catalog reject” drops it, and “catalog verify” writes"))
      #expect(
        result.messages.hasSuffix("1 file cannot be accepted; catalog reject drops it.\n"))
    }
  }
}
