package import CatalogCore
import Snapshots

extension ScreenMaker {
  /// Looks at every screen, and gives each what other parts found about its objects.
  static func findings(
    in imported: [ImportedDocument], _ graph: SceneGraph, others: [ObjectFinding]
  ) -> [[InterfaceFinding]] {
    let facts = ProjectFacts(imported, graph: graph)
    var findings = parallelMap(Array(graph.entries.enumerated())) { index, entry in
      let scene = CheckedScene(index: index, entry: entry, graph: graph, facts: facts)
      return InterfaceCheck.all.flatMap { $0.find(scene) }
    }
    guard !others.isEmpty else { return findings }
    let places = objectPlaces(in: graph)
    for finding in others {
      let objects = places[finding.finding.path]
      if let entry = finding.objectID.flatMap({ objects?[ByteKey($0)] }) ?? objects?[ByteKey("")] {
        findings[entry].append(finding.finding)
      }
    }
    return findings
  }

  /// Files that are left out, as messages for the whole project.
  package var notes: [Diagnostic] {
    leftOut.map {
      Diagnostic(
        .note, id: "launch-screen", "launch screens show nothing of the app and are left out",
        at: SourceLocation(path: $0.string))
    }
  }

  /// The screens of objects by file and id; the empty id is the first screen of a file.
  private static func objectPlaces(in graph: SceneGraph) -> [FilePath: [ByteKey: Int]] {
    var places: [FilePath: [ByteKey: Int]] = [:]
    for (index, entry) in graph.entries.enumerated() {
      var objects = places[entry.path] ?? [ByteKey(""): index]
      for id in ConnectionOwner.owners(in: entry).map(\.objectID) + entry.sectionIDs
      where objects[ByteKey(id)] == nil {
        objects[ByteKey(id)] = index
      }
      places[entry.path] = objects
    }
    return places
  }
}

extension SceneEntry {
  /// The ids of the sections of its tables, and of its navigation item, which own no connections.
  fileprivate var sectionIDs: [String] {
    let sections = CheckedView.all(in: self).flatMap { view -> [String] in
      guard case .table(let table) = view.view.content else { return [] }
      return table.sections.map(\.id)
    }
    return sections + [controller?.navigationItem?.id].compactMap(\.self)
  }
}

extension InterfaceFinding {
  /// As a part of a snapshot; a row that the snapshot does not have is left out.
  func finding(rows: Set<ByteKey>) -> SnapshotDocument.Finding {
    SnapshotDocument.Finding(
      id: id, severity: severity, message: message,
      row: row.flatMap { rows.contains(ByteKey($0)) ? $0 : nil })
  }
}
