import CatalogCore
import Snapshots

extension InterfaceCheck {
  /// Several cells of one list under one identifier: a list finds only the last of them.
  static let duplicatedReuseIdentifier = InterfaceCheck(id: "reuse-identifier-duplicated") {
    scene in
    scene.views.flatMap { list -> [InterfaceFinding] in
      let cells = list.view.listCells
      var byIdentifier: [ByteKey: [InterfaceView]] = [:]
      var order: [ByteKey] = []
      for cell in cells {
        guard let identifier = cell.reuseIdentifier else { continue }
        let key = ByteKey(identifier)
        if byIdentifier[key] == nil { order.append(key) }
        byIdentifier[key, default: []].append(cell)
      }
      return order.compactMap { key in
        guard let same = byIdentifier[key], same.count > 1 else { return nil }
        let classes = Set(same.map { ByteKey($0.customClass?.name ?? "") })
        let areDifferent = classes.count > 1 && list.view.hasPrototypes
        return scene.finding(
          "reuse-identifier-duplicated", areDifferent ? .error : .warning,
          "\(same.count) cells\(areDifferent ? " of different classes" : "") have the reuse "
            + "identifier “\(Wording.shortened(key.text))”", row: same[1].id.nonEmpty,
          line: same[1].line)
      }
    }
  }

  /// A prototype whose identifier is not its class: whoever asks by class does not find it.
  static let reuseIdentifierOfOtherClass = InterfaceCheck(id: "reuse-identifier-class") { scene in
    let cells = prototypes(of: scene).filter { cell in
      guard let identifier = cell.view.reuseIdentifier, let name = cell.view.customClass?.name
      else { return false }
      return !identifier.hasSameBytes(as: name)
    }
    guard let first = cells.first else { return [] }
    let names = cells.map {
      "“\(Wording.shortened($0.view.reuseIdentifier ?? ""))” is a "
        + Wording.shortened($0.view.customClass?.name ?? "")
    }
    return [
      scene.finding(
        "reuse-identifier-class",
        "\(CheckWording.count(cells.count, "cell has", "cells have")) a reuse identifier that is "
          + "not the class: \(CheckWording.list(names))", row: cells.count == 1 ? first.row : nil,
        line: first.view.line)
    ]
  }

  /// A prototype that no code can ask for.
  static let missingReuseIdentifier = InterfaceCheck(id: "reuse-identifier-missing") { scene in
    let cells = prototypes(of: scene).filter { $0.view.reuseIdentifier == nil && $0.isInList }
    guard let first = cells.first else { return [] }
    return [
      scene.finding(
        "reuse-identifier-missing",
        "\(CheckWording.count(cells.count, "prototype has", "prototypes have")) no reuse identifier",
        row: cells.count == 1 ? first.row : nil, line: first.view.line)
    ]
  }

  private struct Prototype {
    var view: InterfaceView
    var isInList: Bool
    var row: String? { view.id.nonEmpty }
  }

  /// The cells that lists make their rows from, and that of a xib.
  private static func prototypes(of scene: CheckedScene) -> [Prototype] {
    var found = scene.views.flatMap { $0.view.prototypes }.map {
      Prototype(view: $0, isInList: true)
    }
    if scene.entry.isCell, let view = scene.entry.view {
      found.insert(Prototype(view: view, isInList: false), at: 0)
    }
    return found
  }
}

extension InterfaceView {
  /// The identifier of a cell; `nil` where it is empty.
  var reuseIdentifier: String? {
    guard case .cell(let cell) = content else { return nil }
    return cell.reuseIdentifier.nonEmpty
  }

  fileprivate var listCells: [InterfaceView] {
    switch content {
    case .table(let table): table.cells
    case .collection(let collection): collection.cells
    default: []
    }
  }

  /// The cells that a list makes others from.
  var prototypes: [InterfaceView] {
    switch content {
    case .table(let table): table.prototypes
    case .collection(let collection): collection.cells
    default: []
    }
  }

  fileprivate var hasPrototypes: Bool { !prototypes.isEmpty }
}
