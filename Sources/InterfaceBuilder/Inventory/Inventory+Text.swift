import CatalogCore
import Snapshots

extension Inventory {
  /// The list for a person: the sums first, then every file with its scenes and cells, then what was
  /// left out, and at last the findings.
  ///
  /// Values are made harmless for a terminal.
  package func writeText(_ write: (String) -> Void) {
    write("\(InventoryWords.files(project.files))\n\(InventoryWords.counts(total))\n")
    for file in project.files {
      write("\n" + FileText(file).text)
    }
    if !project.leftOut.isEmpty { write("\nNot looked into:\n" + leftOutText) }
    if !findings.isEmpty { write("\nFindings:\n") }
    for finding in findings { write("  \(InventoryWords.line(finding))\n") }
  }

  private var leftOutText: String {
    let lines = project.leftOut.map { (TerminalText.escaped($0.path.string), $0.reason) }
    let width = min(48, lines.map { $0.0.unicodeScalars.count }.max() ?? 0)
    return lines.map { path, reason in
      let hint = reason.canBeIncluded ? "; --include \(FilePath(path).lastComponent)" : ""
      return "  \(InventoryWords.padded(path, width))  \(reason.sentence)\(hint)\n"
    }.joined()
  }
}

/// A file in the list for a person.
private struct FileText {
  let file: ProjectFile

  init(_ file: ProjectFile) { self.file = file }

  var text: String {
    let status = FileStatus(file)
    let path = TerminalText.escaped(file.path.string)
    guard let document = file.document else {
      let platform = status.platform.map { " \(TerminalText.escaped($0))" } ?? ""
      let line = status.line.map { ":\($0)" } ?? ""
      return "\(path)\(line): \(status.word)\(platform): "
        + "\(TerminalText.escaped(status.reason ?? ""))\n"
    }
    var text = "\(path): \(head(of: document))\n"
    if let original = file.original {
      return text + "  a copy of \(TerminalText.escaped(original.string))\n"
    }
    let inventory = FileInventory(document)
    text += "  \(InventoryWords.counts(inventory.counts))\n"
    text += SceneLines(inventory, kind: document.kind).text
    return text
  }

  private func head(of document: InterfaceDocument) -> String {
    var parts = [
      "\(document.platform.rawValue) \(document.kind.rawValue)",
      "\(document.format.word) \(document.format.version)",
    ]
    if let version = document.toolsVersion { parts.append("tools \(version)") }
    if document.isLaunchScreen { parts.append("launch screen") }
    if let language = file.language { parts.append("language \(language)") }
    parts.append("group \(file.group)")
    return TerminalText.escaped(parts.joined(separator: ", "))
  }
}

/// The scenes of a file with their tables and cells, in columns.
private struct SceneLines {
  let inventory: FileInventory
  let kind: InterfaceDocument.Kind

  /// By the number of the scene; cells by that of the list, or of the scene where they are in none.
  private let tables: [Int?: [FileInventory.Table]]
  private let collections: [Int?: [FileInventory.Collection]]
  private let cells: [Int?: [FileInventory.Cell]]
  private let loneCells: [Int?: [FileInventory.Cell]]

  init(_ inventory: FileInventory, kind: InterfaceDocument.Kind) {
    self.inventory = inventory
    self.kind = kind
    tables = Dictionary(grouping: inventory.tables) { $0.place.sceneNumber }
    collections = Dictionary(grouping: inventory.collections) { $0.place.sceneNumber }
    let all = inventory.cells + inventory.collectionCells
    cells = Dictionary(grouping: all.filter { $0.place.listNumber != nil }) { $0.place.listNumber }
    loneCells = Dictionary(grouping: all.filter { $0.place.listNumber == nil }) {
      $0.place.sceneNumber
    }
  }

  var text: String {
    // The first responder and the like are in every xib.
    let roots = inventory.roots.filter { $0.isOwner || !$0.element.isSpelled("placeholder") }
    let rows = kind == .storyboard ? inventory.scenes.map(columns) : roots.map(columns)
    let widths = (0..<2).map { column in
      min(40, rows.map { $0[column].unicodeScalars.count }.max() ?? 0)
    }
    var text = ""
    for (index, row) in rows.enumerated() {
      let cells = zip(row, widths).map { InventoryWords.padded($0, $1) } + [row[2]]
      text += "  \(trimmed(cells.joined(separator: "  ")))\n"
      if kind == .storyboard { text += lists(inScene: index) }
    }
    // The objects of a xib stand in no scene.
    return kind == .storyboard ? text : text + lists(inScene: nil)
  }

  private func trimmed(_ line: String) -> String {
    String(decodingUTF8: line.utf8.reversed().drop { $0 == .space }.reversed())
  }

  private func columns(_ scene: FileInventory.Scene) -> [String] {
    guard let controller = scene.controller else { return ["no controller", "", ""] }
    var words = [controller.customClass?.name].compactMap(\.self)
    if let identifier = controller.storyboardIdentifier { words.append("id \(identifier)") }
    if scene.isInitial { words.append("initial") }
    var title = controller.writtenTitle.map { "“\($0)”" } ?? "untitled"
    if case .reference(let target) = controller.kind {
      title = "to \(target.identifier ?? "the initial controller")"
      words = [target.storyboard.map { "in \($0)" } ?? "in this storyboard"]
    }
    return [title, controller.kind.word, words.joined(separator: ", ")]
      .map(InventoryWords.shortened)
  }

  private func columns(_ root: FileInventory.Root) -> [String] {
    [
      root.isOwner ? "owner" : root.element, root.customClass?.name ?? "", root.id,
    ].map(InventoryWords.shortened)
  }

  /// The lists of a scene with their cells; those of a xib stand in no scene.
  private func lists(inScene scene: Int?) -> String {
    var text = ""
    for table in tables[scene] ?? [] {
      text += "    \(table.shown)\n" + lines(cells[table.place.listNumber] ?? [])
    }
    for collection in collections[scene] ?? [] {
      text +=
        "    collection\(collection.layout.map { ", \(InventoryWords.shortened($0))" } ?? "")\n"
      text += lines(cells[collection.place.listNumber] ?? [])
    }
    return text + lines(loneCells[scene] ?? [], indent: 4)
  }

  private func lines(_ cells: [FileInventory.Cell], indent: Int = 6) -> String {
    let names = cells.map { InventoryWords.shortened($0.name) }
    let width = names.map(\.unicodeScalars.count).max() ?? 0
    var text = ""
    var section: Int?
    for (cell, name) in zip(cells, names) {
      if let number = cell.place.sectionNumber, number != section {
        section = number
        let header = inventory.sections[number].header.map { "“\($0)”" } ?? "untitled"
        text += String(repeating: " ", count: indent)
        text += "section \(InventoryWords.shortened(header))\n"
      }
      text += String(repeating: " ", count: section == nil ? indent : indent + 2)
      text +=
        "cell \(InventoryWords.padded(name, width))  \(InventoryWords.shortened(cell.looks))\n"
    }
    return text
  }
}

/// Words and columns of the list.
enum InventoryWords {
  static func files(_ files: [ProjectFile]) -> String {
    let words = files.map { FileStatus($0).word }
    let parts = ["read", "skipped", "refused"].compactMap { word in
      let count = words.count { $0.hasSameBytes(as: word) }
      return count > 0 ? "\(count) \(word)" : nil
    }
    let sum = counted(files.count, "file")
    return parts.isEmpty ? sum : "\(sum): \(parts.joined(separator: ", "))"
  }

  /// Without what there is none of.
  static func counts(_ counts: FileInventory.Counts) -> String {
    let parts = counts.columns.filter { $0.count > 0 }.map { counted($0.count, $0.noun) }
    return parts.isEmpty ? "nothing in it" : parts.joined(separator: ", ")
  }

  static func counted(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// The text for one line of a terminal, cut where it is very long.
  static func shortened(_ text: String) -> String {
    let escaped = TerminalText.escaped(text)
    guard escaped.utf8.count > 60, escaped.unicodeScalars.count > 60 else { return escaped }
    var short = String.UnicodeScalarView(escaped.unicodeScalars.prefix(59))
    short.append("…")
    return String(short)
  }

  /// A problem as one line.
  static func line(_ problem: Diagnostic) -> String {
    let place = problem.location.map { place in
      TerminalText.escaped(place.path) + (place.line > 0 ? ":\(place.line)" : "") + ": "
    }
    return (place ?? "") + "\(problem.severity.rawValue): "
      + "\(TerminalText.escaped(problem.message)) [\(problem.id)]"
  }

  static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.unicodeScalars.count))
  }

  static func number(_ value: Double?) -> String {
    value.flatMap { Points($0)?.text } ?? "?"
  }
}

extension FileInventory.Table {
  fileprivate var shown: String {
    var words = ["\(content.style) table"]
    if let mode = content.dataMode { words.append(mode) }
    if let height = content.rowHeight {
      words.append(height > 0 ? "rows \(InventoryWords.number(height))" : "rows by content")
    }
    if let customClass { words.append(customClass.name) }
    return InventoryWords.shortened(words.joined(separator: ", "))
  }
}

extension FileInventory.Cell {
  fileprivate var name: String {
    content.reuseIdentifier.nonEmpty ?? customClass?.name ?? id
  }

  /// Height and where it comes from, then class and style.
  fileprivate var looks: String {
    let origin =
      switch height.origin {
      case .cell: "cell"
      case .table: "table"
      case .drawn: "as drawn"
      }
    var words = ["height \(InventoryWords.number(height.points)) (\(origin))"]
    if content.isCollectionCell, let frame {
      words = ["\(InventoryWords.number(frame.width)) × \(InventoryWords.number(frame.height))"]
    }
    if let customClass { words.append(customClass.name) }
    words.append(content.style)
    return words.joined(separator: ", ")
  }
}
