import CatalogCore
import Recording
import Screens
import Snapshots
import Testing

struct SnapshotMakerTests {
  private func text(
    _ screen: Screen, _ scenario: String, maker: SnapshotMaker = SnapshotMaker()
  ) async throws -> String {
    let name = try #require(screen.scenarios.first { $0.id == scenario })
    let rendered = try await screen.render(scenario: scenario)
    let document = maker.document(of: rendered, screen: screen, scenario: name)
    return String(decodingUTF8: SnapshotWriter.bytes(of: document))
  }

  @Test func `a screen with content is recorded with all that it shows and does`() async throws {
    let text = try await text(Screen(ShelfViewModel.self), "full")
    #expect(
      text == #"""
        catalog snapshot 1
        screen shelf "Shelf"
        scenario full "Full"
        model ShelfViewModel
        table inset-grouped
        state content
        variant 393 L
        metrics table-1

        kind BookCell
          height fixed 64.33

        kind NoteCell
          height fitting 44

        section books
          header "Books"
          footer ""
          index "B"

          row BookCell "b 1"
            height 64.33 fixed
            image cover "picture" <- Item.picture
              size 40 53.25
            text title headline "Tides" <- Item.name
            text loud caption1 "TIDES" <- "name in capitals"
              lines 2
            button lend "Lend"
            action lend present lending
            action select push book query "b 1"

        section notes

          row NoteCell n
            height 62.67 fitting
            text note body "One\u{202F}line\nand another" <- Item.name
              lines 0
            action erase

        end

        """#)
  }

  @Test func `every kind of slot is recorded with its looks`() async throws {
    let text = try await text(Screen(PlayerViewModel.self), "only")
    #expect(
      text == #"""
        catalog snapshot 1
        screen player "Player"
        scenario only "Only"
        model PlayerViewModel
        group "Music"
        unlisted
        table plain
        state content
        variant 393 L
        metrics table-1
        finding touch-target warning "“volume” of PlayerCell is 192.67 × 39 points at 393 L; a finger needs 44 × 44" row PlayerCell
        finding touch-target warning "“comment” of PlayerCell is 192.67 × 28.33 points at 393 L; a finger needs 44 × 44" row PlayerCell

        kind PlayerCell
          height fitting 44

        section cells

          row PlayerCell PlayerCell
            height 179.67 fitting
            accessory disclosure-indicator
            state highlighted selected
            accessibility-hint "Plays"
            accessibility-identifier "row"
            accessibility-traits button
            text song title2 "Tide ♪" <- "song"
              lines 3
              run "Tide" bold
              run " ♪" italic color "red"
            text subtitle footnote "" <- Player.subtitle
              color "secondaryLabel"
            image cover "cover"
              shadow "black" 0 -1.5
              size 10 10.5
              accessibility-label "Cover"
              accessibility-traits image not-enabled
            toggle loud "on" <- Player.isLoud
            slider volume "0.33" <- Player.volume
              range -1 11
            field comment "so\tso" <- Player.comment
              placeholder "Say something"
            progress position "0.25" <- Player.position
            custom wave "wave form" "a wave" <- "volume"
            button play "Play Tide" <- "song"
            action loud
            action volume
            action comment
            action play push player
            action delete
              title "Delete"
              swipe trailing
              role destructive
            action like present likes
              title "Like"
              swipe leading

        end

        """#)
  }

  @Test func `an empty screen keeps its sections and says why it is empty`() async throws {
    let text = try await text(Screen(ShelfViewModel.self), "bare")
    #expect(
      text == """
        catalog snapshot 1
        screen shelf "Shelf"
        scenario bare "Bare"
        model ShelfViewModel
        table inset-grouped
        state empty
        variant 393 L

        area placeholder
          text title headline "Nothing here"

        section books
          header "Books"
          footer ""
          index "B"

        section notes

        end

        """)
  }

  @Test(
    arguments: [
      (
        "broken", "failed",
        """

        area placeholder
          text title headline "Locked"
          text message subheadline "Bring a key."
          button button "Knock"
          action button

        """
      ),
      (
        "waiting", "loading",
        """

        area placeholder
          spinner activity ""

        """
      ),
      ("untouched", "idle", ""),
    ])
  func `a screen without rows shows its placeholder`(
    scenario: String, state: String, area: String
  ) async throws {
    let title = scenario.prefix(1).uppercased() + scenario.dropFirst()
    let text = try await text(Screen(ShelfViewModel.self), scenario)
    #expect(
      text == """
        catalog snapshot 1
        screen shelf "Shelf"
        scenario \(scenario) "\(title)"
        model ShelfViewModel
        table inset-grouped
        state \(state)
        variant 393 L
        \(area)
        end

        """)
  }

  @Test func `a placeholder while loading stands under the spinner`() async throws {
    let text = try await text(Screen(PatientViewModel.self), "waiting")
    #expect(
      text.contains(
        """
        area placeholder
          spinner activity ""
          text title headline "Fetching…"
          text message subheadline "A moment."

        """))
  }

  @Test func `a height is recorded under every variant where it differs from the first`()
    async throws
  {
    let maker = SnapshotMaker(
      variants: VariantChoice(usual: [
        SnapshotDocument.Variant(width: Points(393), textSize: .large),
        SnapshotDocument.Variant(width: Points(430), textSize: .large),
        SnapshotDocument.Variant(width: Points(320), textSize: .accessibility5),
      ]))
    let text = try await text(Screen(ShelfViewModel.self), "full", maker: maker)
    #expect(text.contains("variant 393 L\nvariant 430 L\nvariant 320 AX5\n"))
    #expect(text.contains("    height 64.33 fixed\n      at AX5 64.33 needs 191\n    image"))
    #expect(
      text.contains("    height 62.67 fitting\n      at AX5 212\n    text note body"))
  }

  @Test func `a height that is no number of points is a finding, and the row fits its content`()
    async throws
  {
    let text = try await text(Screen(OddHeightsViewModel.self), "only")
    for cell in ["NegativeCell", "InfiniteCell", "NoNumberCell"] {
      let finding =
        "finding invalid-height error \"\(cell) states a height that is no number of points\""
      #expect(text.ranges(of: finding).count == 1)
    }
    #expect(text.ranges(of: "    height 44 fitting\n").count == 4)
  }

  @Test func `stacks nested too deep are cut, so that the recording can be read, and reported`()
    async throws
  {
    let text = try await text(Screen(DeepViewModel.self), "only")
    let document = try SnapshotParser.document(
      from: SourceText(path: "deep.snap", bytes: Array(text.utf8)))
    #expect(document.findings.map(\.id) == ["slot-unplaced"])
  }

  @Test func `any limit of lines can be recorded`() async throws {
    let text = try await text(Screen(EndlessLinesViewModel.self), "only")
    #expect(text.contains("    text all body \"Tern\" <- Item.name\n      lines 1000000\n"))
    #expect(text.contains("    text none body \"x\"\n      lines 0\n"))
  }

  @Test(
    arguments: [
      (
        Screen(ComputedViewModel.self),
        #"""
        finding unlabelled-binding error "ComputedCell (row “ComputedCell”): the slot “loud” is \#
        bound through a computed property, which has no name at run time; label it: \#
        text(\"loud\", from: \"…\")" row ComputedCell
        """#
      ),
      (
        Screen(TwiceViewModel.self),
        """
        finding duplicate-slot error "TwiceCell (row “TwiceCell”): the slot “name” is bound twice" \
        row TwiceCell
        """
      ),
      (
        Screen(TwoActionsViewModel.self),
        """
        finding duplicate-action error "TwoActionsCell (row “TwoActionsCell”): the action “select” \
        is given twice" row TwoActionsCell
        """
      ),
      (
        Screen(TwinsViewModel.self),
        """
        finding duplicate-identity error "the identity “twin” stands for 2 rows: row 0 of section \
        0, row 0 of section 1" row twin
        """
      ),
    ])
  func `a mistake in a cell is a finding in the snapshot`(screen: Screen, finding: String)
    async throws
  {
    let lines = try await text(screen, "only").split(separator: "\n")
    let findings = lines.filter { $0.hasPrefix("finding") }
    #expect(findings == [Substring(finding)])
  }

  @Test func `a value whose source is not known is recorded without one`() async throws {
    let text = try await text(Screen(ComputedViewModel.self), "only")
    #expect(text.contains("    text loud body \"TERN\"\n"))
    #expect(!text.contains("0x"))
  }

  @Test func `of rows with one identity the first is recorded`() async throws {
    let text = try await text(Screen(TwinsViewModel.self), "only")
    #expect(text.contains("section one\n\n  row NoteCell twin\n"))
    #expect(text.contains("section two\n\nend\n"))
  }

  @Test func `two sections with one id are no snapshot`() async {
    await #expect(throws: ScreenError.duplicateSection("s")) {
      try await text(Screen(TwoSectionsViewModel.self), "only")
    }
  }
}
