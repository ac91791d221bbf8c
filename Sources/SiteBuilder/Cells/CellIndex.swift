import CatalogCore
import Snapshots

/// Every cell kind of a catalog with the rows that use it and the file that it has of its own.
struct CellIndex: Sendable {
  /// In the order of their names.
  private(set) var kinds: [Kind] = []
  private var positions: [ByteKey: Int] = [:]
  /// By screen, the kind of a cell with a file of its own.
  private var kindOfScreen: [Int: Int] = [:]

  /// A reuse identifier, or the class of a cell that has none.
  struct Kind: Sendable {
    var name: String
    /// The screens that stand for the cell alone.
    var files: [Int] = []
    /// The other screens with rows of the kind, in their order.
    var uses: [Use] = []
  }

  struct Use: Sendable {
    var screen: Int
    /// The first scenario with rows of the kind.
    var scenario: Int
    /// How many it has.
    var rowCount: Int
    /// The position of the first of them among all its rows.
    var firstRow: Int
  }

  /// A cell of a table whose content stands in the table, without a name that others share.
  static let staticKind = "static cell"

  init(_ screens: [ScreenEntry], _ routes: RouteMap) {
    var byName: [ByteKey: Kind] = [:]
    var files: [(screen: Int, kind: String, className: String?)] = []
    for (index, screen) in screens.enumerated() {
      if routes.nodes[index].kind == .cell, let document = screen.scenarios.first,
        let row = document.sections.flatMap(\.rows).first
      {
        files.append((index, row.kind, document.model))
      } else {
        Self.collect(screen, index, into: &byName)
      }
    }
    for file in files {
      // A list may know a cell by its class where the file has another identifier, or none.
      let names = [file.kind, file.className].compactMap { $0 }.filter { $0 != Self.staticKind }
      guard let own = names.first else { continue }
      let name = names.first { byName[ByteKey($0)] != nil } ?? own
      byName[ByteKey(name), default: Kind(name: name)].files.append(file.screen)
    }
    for (name, kind) in byName.sorted(by: { $0.key < $1.key }) {
      positions[name] = kinds.count
      for file in kind.files { kindOfScreen[file] = kinds.count }
      kinds.append(kind)
    }
  }

  private static func collect(
    _ screen: ScreenEntry, _ index: Int, into byName: inout [ByteKey: Kind]
  ) {
    for (number, document) in screen.scenarios.enumerated() {
      var uses: [ByteKey: Use] = [:]
      for (position, row) in document.sections.flatMap(\.rows).enumerated() {
        guard !document.isImported || row.kind != staticKind else { continue }
        let first = Use(screen: index, scenario: number, rowCount: 0, firstRow: position)
        uses[ByteKey(row.kind), default: first].rowCount += 1
      }
      for (name, use) in uses {
        let known = byName[name]?.uses.last
        if known?.screen != index {
          byName[name, default: Kind(name: name.text)].uses.append(use)
        }
      }
    }
  }

  /// The kind with a name; `nil` for one that has no page of its own.
  func kind(named name: String) -> Kind? { positions[ByteKey(name)].map { kinds[$0] } }

  /// The kind that a screen stands for.
  func kind(ofScreen index: Int) -> Kind? { kindOfScreen[index].map { kinds[$0] } }

  /// With a dot, which the identifier of a heading never has.
  static func anchor(_ kind: String) -> String { "kind.\(FileComponent.name(for: kind))" }
}
