import CatalogCore
import ControllerGrowth
import SampleScreens
import Screens
import Testing

/// The numbers that the architecture pages state, counted again from the sources.
struct ControllerGrowthTests {
  static let counts = [3, 10, 30]

  // MARK: - The table

  @Test(arguments: counts)
  func `the page states the lines that the sources have`(kinds: Int) throws {
    let stated = try #require(try Self.statedLines()[kinds], "no line for \(kinds) kinds")
    #expect(stated == (try Self.countedLines(kinds: kinds)))
  }

  @Test func `the page has a line for each count and no other`() throws {
    #expect(try Self.statedLines().keys.sorted() == Self.counts)
  }

  @Test func `only the old controller grows`() throws {
    let lines = try Self.counts.map(Self.countedLines)
    #expect(Set(lines.map(\.newController)).count == 1)
    #expect(lines[0].oldController < lines[1].oldController)
    #expect(lines[1].oldController < lines[2].oldController)
  }

  /// One line of the table.
  struct Lines: Equatable {
    var oldController: Int
    var newController: Int
    var oldTogether: Int
    var newTogether: Int
  }

  private static let root = FilePath(#filePath).parent.parent.parent

  private static func text(_ path: String) throws -> String {
    String(decoding: try DiskFileSystem().read(root.appending(path)), as: UTF8.self)
  }

  /// The numbers by the number of kinds.
  private static func statedLines() throws -> [Int: Lines] {
    var result: [Int: Lines] = [:]
    for line in try text("Content/Architecture/controller-growth.md").split(separator: "\n") {
      let numbers = line.split(separator: "|").map { $0.split(separator: " ").joined() }
        .map { Int($0) }
      guard numbers.count == 5, !numbers.contains(nil) else { continue }
      let known = numbers.compactMap(\.self)
      result[known[0]] = Lines(
        oldController: known[1], newController: known[2], oldTogether: known[3],
        newTogether: known[4])
    }
    return result
  }

  // MARK: - Counting

  private static func countedLines(kinds: Int) throws -> Lines {
    let oldController = try lines(
      ofTypes: ["OldController\(kinds)"], in: "OldWay/OldController\(kinds).swift")
    let newController = try lines(
      ofTypes: ["NewController\(kinds)"], in: "NewWay/NewController\(kinds).swift")
    let viewModel = try lines(
      ofTypes: ["BoatViewModel", "BoatViewModel\(kinds)"], in: "NewWay/BoatViewModel.swift")
    let names = try Self.kinds(of: "BoatViewModel\(kinds)")
    #expect(names.count == kinds)
    let oldCells = try lines(ofTypes: names.map { "Old\($0)" }, in: "OldWay/OldBoatCell.swift")
    let newCells = try lines(ofTypes: ["BoatCell"] + names, in: "NewWay/BoatCell.swift")
    return Lines(
      oldController: oldController, newController: newController,
      oldTogether: oldController + oldCells, newTogether: newController + viewModel + newCells)
  }

  /// The classes that a view model lists.
  private static func kinds(of viewModel: String) throws -> [String] {
    try body(ofType: viewModel, in: "NewWay/BoatViewModel.swift").flatMap { line in
      line.split { !$0.isLetter && $0 != "." }.filter { $0.hasSuffix("Cell.self") }
        .map { String($0.dropLast(5)) }
    }
  }

  private static func lines(ofTypes types: [String], in file: String) throws -> Int {
    try types.reduce(0) { $0 + (try body(ofType: $1, in: file).count) }
  }

  /// The lines of a type from its name to its last brace that are neither blank nor a comment.
  private static func body(ofType type: String, in file: String) throws -> [Substring] {
    let lines = try text("Sources/ControllerGrowth/\(file)").split(separator: "\n")
    let start = try #require(
      lines.firstIndex { line in
        let words = line.split { $0 == " " || $0 == ":" }
        let keyword = words.firstIndex(of: "class") ?? words.endIndex
        return !line.hasPrefix(" ") && !line.hasPrefix("/")
          && words.dropFirst(keyword + 1).first == Substring(type)
      }, "\(type) is not in \(file)")
    let end = try #require(lines[start...].firstIndex { $0 == "}" })
    return lines[start...end].filter { line in
      let code = line.drop { $0 == " " }
      return !code.isEmpty && !code.hasPrefix("//")
    }
  }
}
