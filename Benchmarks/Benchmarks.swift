import CatalogCore
import Layout
import Recording
import Screens
import Snapshots

/// Measures what has a promise about its speed; run with `swift run -c release benchmarks`.
///
/// Each line is the fastest, the median and the slowest of several runs in milliseconds. Tests never
/// look at a clock; this is where speed is looked at.
@main
struct Benchmarks {
  static func main() async throws {
    let output = StandardOutput()
    func measure(_ name: String, runs: Int = 9, _ body: () async throws -> Void) async rethrows {
      var times: [Double] = []
      for _ in 0..<runs {
        let start = ContinuousClock.now
        try await body()
        let duration = ContinuousClock.now - start
        times.append(
          Double(duration.components.attoseconds) / 1e15 + Double(duration.components.seconds)
            * 1000)
      }
      times.sort()
      let numbers = [times[0], times[times.count / 2], times[times.count - 1]].map(rounded)
      output.write(Array("\(name): \(numbers.joined(separator: " / ")) ms\n".utf8))
    }

    // First, so that the peak of memory is that of an import.
    let importing = try ImportBenchmark(
      in: FilePath(ProcessEnvironment.current["TMPDIR"] ?? "/tmp"))
    await measure("450 storyboards (\(importing.byteCount >> 20) MB) imported", runs: 3) {
      precondition(importing.snapshotByteCount() > 1_000_000)
    }
    await measure("the same listed", runs: 3) {
      precondition(importing.textByteCount() > 100_000)
    }
    output.write(Array("most memory until here: \(importing.peakMemory() ?? 0) MB\n".utf8))
    await measure("the same listed as JSON, with findings and map", runs: 3) {
      precondition(importing.listByteCount() > 1_000_000)
    }
    output.write(Array("most memory until here: \(importing.peakMemory() ?? 0) MB\n".utf8))
    importing.remove()

    let screen = Screen(TenThousandViewModel.self)
    let scenario = screen.scenarios[0]
    let source = TenThousandViewModel().dataSource(for: TenThousand())

    try await measure("heights and kinds of 10,000 fixed rows, no cell made") {
      let host = try TableHost(dataSource: source)
      var total = 0.0
      for row in 0..<10_000 { total += try host.height(at: RowPath(row: row)) }
      precondition(total == 640_000 && host.statistics.cellsMade == 0)
    }
    try await measure("10,000 rows checked, bound and recorded") {
      let rendered = try await screen.render(scenario: scenario.id)
      let document = SnapshotMaker().document(of: rendered, screen: screen, scenario: scenario)
      precondition(SnapshotWriter.bytes(of: document).count > 1_000_000)
    }
    let rendered = try await screen.render(scenario: scenario.id)
    let document = SnapshotMaker().document(of: rendered, screen: screen, scenario: scenario)
    let bytes = SnapshotWriter.bytes(of: document)
    try await measure("a snapshot of 10,000 rows (\(bytes.count >> 10) KB) read") {
      _ = try SnapshotParser.document(from: SourceText(path: "x.snap", bytes: bytes))
    }
    try await measure("10,000 rows in reverse order compared") {
      let reversed = try TableContents(
        ArrayDataSource(items: Array(TenThousand().items.reversed())) { (_: PlainCell, _) in })
      let update = try TableUpdate(
        from: try TableContents(source), to: reversed, comparesContent: false)
      precondition(update.steps.count == 1)
    }

    await measure("the table of advance widths read") {
      precondition(TableTextMeasurer().name == "table-1")
    }
    let typesetter = TextTypesetter()
    for (name, texts) in [("", Self.latinTexts), (" in four scripts", Self.mixedTexts)] {
      await measure("10,000 texts of 60 characters\(name) broken in five variants") {
        var lines = 0
        for text in texts {
          let prepared = typesetter.prepare(StyledText(text))
          for (width, size) in [
            (288, .large), (343, .large), (343, .accessibility1), (343, .accessibility3),
            (794, .extraSmall),
          ] as [(Double, DynamicType.TextSize)] {
            let font = Font(.body, at: size)
            lines += typesetter.layout(prepared, in: font, width: width, lines: 0).lines.count
          }
        }
        precondition(lines > 50_000)
      }
    }
    let cells = CellBenchmark()
    for (name, contents) in cells.contents(Self.latinTexts) {
      await measure("heights of 10,000 cells of \(name) in five variants") {
        precondition(cells.totalHeight(of: contents) >= 50_000 * 44)
      }
      await measure("10,000 cells of \(name) laid out in five variants") {
        precondition(cells.frameCount(of: contents) >= 50_000)
      }
    }
    let diffs = DiffBenchmark()
    await measure("4,000 rows compared of which every height is another") {
      precondition(SnapshotDiff(from: diffs.old, to: diffs.new).changes.count == 4_001)
    }
    let diff = SnapshotDiff(from: diffs.old, to: diffs.new)
    await measure("4,000 heights taken over") {
      precondition(diff.applied(to: diffs.old) == diffs.new)
    }
    await measure("400 scenarios of 20 rows renamed, every height another, folded") {
      let catalog = CatalogDiff(from: diffs.oldCatalog, to: diffs.newCatalog)
      precondition(catalog.documents.count == 400)
    }
    for count in [1_000, 10_000] {
      let verdicts = try VerdictBenchmark(scenarioCount: count)
      await measure("verdict of \(count) scenarios of 20 rows, all the same", runs: 3) {
        precondition(verdicts.verdict(of: verdicts.same) == 0)
      }
      await measure("verdict of \(count) scenarios of 20 rows, all different", runs: 3) {
        precondition(verdicts.verdict(of: verdicts.changed) == count)
      }
      await measure("the same with a report of pages, pictures and JSON", runs: 3) {
        precondition(verdicts.reportByteCount() > 10_000)
      }
    }
    for rows in [12, 20] {
      let picture = PictureBenchmark(rowCount: rows)
      let size = picture.byteCount(isStandalone: true)
      let inline = picture.byteCount(isStandalone: false)
      await measure("100 pictures of \(rows) rows (\(size) bytes, \(inline) in a page)") {
        for _ in 0..<100 { precondition(picture.byteCount(isStandalone: true) == size) }
      }
    }
  }

  /// 10,000 different texts of 60 characters.
  private static var latinTexts: [String] {
    (10_000..<20_000).map { "Photo \($0) of the harbour, taken on a long and sunny evening wal" }
  }

  private static var mixedTexts: [String] {
    (10_000..<20_000).map { "Ansichten \($0) über größere Häfen, Привет мир, 港の写真です 👍🏽 שלום עולם" }
  }

  private static func rounded(_ number: Double) -> String {
    Points(number)?.text ?? "\(number)"
  }
}

struct PlainItem: Identifiable, Sendable {
  var id: Int
  var name: String
  var detail: String
}

struct TenThousand: Sendable {
  var items = (0..<10_000).map { PlainItem(id: $0, name: "Item \($0)", detail: "Detail of \($0)") }
}

final class PlainCell: ScreenCell<PlainItem> {
  override class var height: CellHeight { .fixed(64) }

  override func bind(_ binder: inout Binder<PlainItem>) {
    binder.text("name", \.name, .headline)
    binder.text("detail", \.detail, .caption1)
    binder.onSelect(.push("detail", query: "\(binder.model.id)"))
  }
}

enum TenThousandScenario: String, ScreenScenario {
  case loaded
}

final class TenThousandViewModel: ScreenViewModel<TenThousand, TenThousandScenario> {
  override func load(_ scenario: TenThousandScenario, in context: ScreenContext) async throws
    -> TenThousand
  {
    TenThousand()
  }

  override func dataSource(for model: TenThousand) -> any TableDataSource {
    ArrayDataSource(items: model.items) { (_: PlainCell, _) in }
  }
}
