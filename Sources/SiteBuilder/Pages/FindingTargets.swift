import CatalogCore
import Snapshots

/// The places in the page of an imported screen that its findings are about.
struct FindingTargets {
  /// By name, the anchors of the views that findings name.
  private(set) var views: [ByteKey: String] = [:]
  /// By identity, the anchors of all rows.
  private var rows: [ByteKey: String] = [:]

  /// Nothing has a place in a page that shows no views.
  static let none = FindingTargets()

  private init() {}

  init(_ document: SnapshotDocument, scenario: Int) {
    guard document.isImported, !document.findings.isEmpty else { return }
    for (index, row) in document.sections.flatMap(\.rows).enumerated() {
      let anchor = ScreenPageData.rowAnchor(scenario: scenario, row: index)
      rows[ByteKey(row.identity)] = anchor
    }
    let wanted = Set(document.findings.flatMap(Self.names).map(ByteKey.init))
    var count = 0
    document.visitSlots { slot in
      let key = ByteKey(slot.id)
      guard wanted.contains(key), views[key] == nil else { return }
      views[key] = "view.\(scenario).\(count)"
      count += 1
    }
  }

  /// The anchor of what a finding is about, if it has one.
  func anchor(of finding: SnapshotDocument.Finding) -> String? {
    if let row = finding.row.flatMap({ rows[ByteKey($0)] }) { return row }
    return Self.names(in: finding).lazy.compactMap { views[ByteKey($0)] }.first
  }

  /// The names that a finding puts in quotes, or gives as its row.
  private static func names(in finding: SnapshotDocument.Finding) -> [String] {
    var names = finding.row.map { [$0] } ?? []
    let parts = finding.message.unicodeScalars.split(
      separator: "“", omittingEmptySubsequences: false)
    for part in parts.dropFirst() {
      if let end = part.firstIndex(of: "”") { names.append(String(part[..<end])) }
    }
    return names
  }
}
