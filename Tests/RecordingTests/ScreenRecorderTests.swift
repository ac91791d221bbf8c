import CatalogCore
import Recording
import Screens
import Snapshots
import Synchronization
import Testing

struct ScreenRecorderTests {
  private func stream(_ screens: [Screen], jobs: Int) async throws -> [UInt8] {
    let bytes = Mutex<[UInt8]>([])
    await ScreenRecorder(list: try ScreenList(screens), jobs: jobs).run { part in
      bytes.withLock { $0 += part }
    }
    return bytes.withLock { $0 }
  }

  @Test func `a stream announces, sends and ends`() async throws {
    let bytes = try await stream(
      [Screen(UnfinishedViewModel.self), Screen(UpperViewModel.self)], jobs: 2)
    #expect(
      String(decodingUTF8: bytes) == """
        catalog stream 1
        plan unfinished only
        plan Photos only
        run unfinished only
        run Photos only
        problem "UnfinishedViewModel does not override load(_:in:)"
        snapshot 142
        catalog snapshot 1
        screen Photos "Photos"
        scenario only "Only"
        model UpperViewModel
        table plain
        state empty
        variant 393 L

        section cells

        end
        done 2

        """)
  }

  @Test func `however many run at once, the same snapshots come in the same order`() async throws {
    let screens =
      [Screen(ShelfViewModel.self), Screen(TwinsViewModel.self)]
    func snapshots(jobs: Int) async throws -> [String] {
      let bytes = try await stream(screens, jobs: jobs)
      let stream = try SnapshotStream(parsing: bytes)
      #expect(stream.isComplete)
      return zip(stream.plan, stream.outcomes).map { item, outcome in
        guard case .snapshot(let range) = outcome else { return item.description }
        return String(decodingUTF8: bytes[range])
      }
    }
    let one = try await snapshots(jobs: 1)
    #expect(one.count == 6)
    for jobs in [2, 8, 100] { #expect(try await snapshots(jobs: jobs) == one) }
  }

  @Test func `with one job each scenario is announced right before it runs`() async throws {
    let text = String(
      decodingUTF8: try await stream(
        [Screen(UnfinishedViewModel.self), Screen(TwoSectionsViewModel.self)], jobs: 1))
    let starts = text.split(separator: "\n").dropFirst(3).map { $0.prefix { $0 != " " } }
    #expect(starts == ["run", "problem", "run", "problem", "done"])
  }

  @Test func `a mistake in one screen is a problem of its own and others are recorded`()
    async throws
  {
    let screens = [
      Screen(TwoSectionsViewModel.self), Screen(OutOfRangeViewModel.self),
      Screen(ShelfViewModel.self), Screen(UnfinishedViewModel.self),
    ]
    let stream = try SnapshotStream(parsing: try await stream(screens, jobs: 3))
    let problems = stream.outcomes.map { outcome in
      if case .problem(let message) = outcome { message } else { "recorded" }
    }
    #expect(
      problems == [
        "two sections have the id “s”",
        "there is no row 3 of section 1; the sections have 2, 1 rows",
        "recorded", "recorded", "recorded", "recorded", "recorded",
        "UnfinishedViewModel does not override load(_:in:)",
      ])
  }
}

struct RecorderOptionsTests {
  @Test func `without options all processors record`() throws {
    let options = try RecorderOptions([])
    #expect(options.jobs == ProcessorCount.available)
    #expect(!options.listsOnly)
  }

  @Test func `options are read in any order`() throws {
    let options = try RecorderOptions(["--jobs", "3", "--list"])
    #expect(options.jobs == 3)
    #expect(options.listsOnly)
  }

  @Test(
    arguments: [
      (["--jobs"], "--jobs"), (["--jobs", "0"], "--jobs"), (["--jobs", "two"], "--jobs"),
      (["--verbose"], "--verbose"), (["--list", "x"], "x"), ([""], ""),
    ])
  func `an unknown option is named`(arguments: [String], option: String) {
    #expect { try RecorderOptions(arguments) } throws: {
      ($0 as? RecorderOptions.UnknownOption)?.option == option
    }
  }
}
