package import CatalogCore

/// What a project holds, told without writing a snapshot.
package struct Inventory: Sendable {
  /// The values of the members `format` and `version` of the JSON form.
  package static let format = "catalog import list"
  package static let version = 1

  package let project: InterfaceProject
  /// What leads from screen to screen, as JSON.
  package let navigation: JSONNode
  /// What is wrong with the screens and their texts, beyond what cannot be read.
  package let findings: [Diagnostic]
  /// All files that were read, together.
  package let total: FileInventory.Counts

  package init(
    _ project: InterfaceProject, navigation: JSONNode? = nil, findings: [Diagnostic] = []
  ) {
    self.project = project
    self.navigation = navigation ?? Self.noNavigation
    self.findings = findings
    var total = FileInventory.Counts()
    for counts in parallelMap(project.documents, { FileInventory($0).counts }) { total += counts }
    self.total = total
  }

  private static var noNavigation: JSONNode {
    .object(
      ["screens", "containers", "segues", "unwinds", "unresolved", "unconnected"].map {
        ($0, .list([]))
      })
  }

  /// Whether a path or a file could not be read.
  package var isDamaged: Bool {
    !project.problems.isEmpty
      || project.files.contains { if case .refused = $0.verdict { true } else { false } }
  }

  // MARK: - As JSON

  /// Hands the list as JSON to a closure, piece by piece.
  ///
  /// Only a few files at a time stand in memory as JSON, which is larger than the files themselves.
  package func writeJSON(_ write: ([UInt8]) -> Void) {
    write(Array("{\n".utf8))
    for (key, node) in headMembers { write(Self.member(key, node) + Array(",\n".utf8)) }
    write(Array("  \"files\": [".utf8))
    let slice = 64
    var isFirst = true
    for start in stride(from: 0, to: project.files.count, by: slice) {
      let files = Array(project.files[start..<min(start + slice, project.files.count)])
      for bytes in parallelMap(files, { Self.text(of: InventoryJSON.node(of: $0), level: 2) }) {
        write(Array((isFirst ? "\n    " : ",\n    ").utf8))
        write(bytes)
        isFirst = false
      }
    }
    write(Array((project.files.isEmpty ? "]" : "\n  ]").utf8))
    for (key, node) in tailMembers { write(Array(",\n".utf8) + Self.member(key, node)) }
    write(Array("\n}\n".utf8))
  }

  private static func member(_ key: String, _ node: JSONNode) -> [UInt8] {
    Array("  \"\(key)\": ".utf8) + text(of: node, level: 1)
  }

  /// A value as it stands inside `level` others: no newline at its end, and its lines further in.
  private static func text(of node: JSONNode, level: Int) -> [UInt8] {
    let lines = JSONWriter.bytes(of: node).dropLast().split(separator: .lineFeed)
    let start = [.lineFeed] + [UInt8](repeating: .space, count: 2 * level)
    return Array(lines.joined(separator: start))
  }

  private var headMembers: [(String, JSONNode)] {
    let words = project.files.map { FileStatus($0).word }
    return [
      ("format", .string(Self.format)),
      ("version", .number(Self.version)),
      (
        "total",
        .object(
          [("files", .number(words.count))]
            + ["read", "skipped", "refused"].map { word in
              (word, .number(words.count { $0.hasSameBytes(as: word) }))
            }
            + [("counts", InventoryJSON.node(of: total))])
      ),
    ]
  }

  private var tables: [JSONNode] {
    let documents = Dictionary(
      project.documents.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    return parallelMap(project.tables) { InventoryJSON.node(of: $0, documents[$0.file]) }
  }

  private var tailMembers: [(String, JSONNode)] {
    [
      (
        "leftOut",
        .list(
          project.leftOut.map {
            .object([
              ("path", .string($0.path.string)), ("reason", .string($0.reason.rawValue)),
            ])
          })
      ),
      ("strings", .list(tables)),
      ("assets", InventoryJSON.node(of: project.assets)),
      ("navigation", navigation),
      ("problems", .list(project.problems.map(InventoryJSON.node))),
      ("findings", .list(findings.map(InventoryJSON.node))),
    ]
  }
}
