import Testing

/// The figures that stand twice, because the library for apps imports nothing.
struct CellFigureTests {
  private func figures(_ path: String, _ marker: String) throws -> [String: Double] {
    let file = try #require(try SourceTree.files().first { $0.path == path })
    var figures: [String: Double] = [:]
    for line in file.lines {
      guard let start = line.firstRange(of: marker) else { continue }
      // `name: CGFloat = 11` or `name = 11.0`
      let words = line[start.upperBound...].split { " :=".contains($0) }
      guard let name = words.first, let value = words.last.flatMap({ Double($0) }) else { continue }
      figures[String(name)] = value
    }
    return figures
  }

  @Test func `the cells of UIKit have the figures of recordings`() throws {
    let adapter = try figures(
      "Sources/Screens/UIKit/Arrangement/CellMetrics.swift", "static let ")
    let layout = try figures("Sources/Layout/Cells/CellMetrics.swift", "package static let ")
    #expect(adapter.count == 13)
    for (name, value) in adapter {
      #expect(layout[name] == value, "\(name)")
    }
  }
}
