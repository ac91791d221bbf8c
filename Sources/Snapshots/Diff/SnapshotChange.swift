package import CatalogCore

/// One thing that is different between two documents and can be taken or left by itself.
package struct SnapshotChange: Sendable {
  package var place: Place
  package var difference: Difference
  /// The kind of the row that it is in, the new one where the row has another now.
  package var cellKind: ByteKey?
  /// The section that the row is in, the new one where it moved.
  package var section: ByteKey?
  /// Where the old document has it, if that has another name or another place for it.
  package var oldPlace: Place?
  /// The view that it is about, in documents made from interface files, where names are object ids.
  package var view: View?

  init(
    _ place: Place, _ difference: Difference, cellKind: ByteKey? = nil, section: ByteKey? = nil,
    view: View? = nil
  ) {
    self.place = place
    self.difference = difference
    self.cellKind = cellKind
    self.section = section
    self.view = view
  }

  /// What the change is about.
  ///
  /// Names are compared by their bytes.
  package struct Place: Hashable, Sendable {
    package var owner: Owner
    package var part: Part

    package init(_ owner: Owner, _ part: Part = .whole) {
      self.owner = owner
      self.part = part
    }
  }

  package enum Owner: Hashable, Sendable {
    case document
    case variant(SnapshotDocument.Variant)
    /// Equal notes are told apart by a number that counts from 1.
    case note(ByteKey, number: Int)
    case finding(FindingKey, number: Int)
    case kind(ByteKey)
    case area(ByteKey)
    case section(ByteKey)
    /// The identity of a row.
    case row(ByteKey)

    /// The identity, if it is a row.
    package var rowIdentity: ByteKey? {
      if case .row(let identity) = self { identity } else { nil }
    }
  }

  package enum Part: Hashable, Sendable {
    case whole
    /// The names from the outermost slot to the one that is meant.
    case slot([ByteKey])
    case action(ByteKey)
  }

  /// A finding as a key that two findings share only when their bytes are the same.
  package struct FindingKey: Hashable, Sendable {
    package var id: ByteKey
    package var severity: SnapshotDocument.Finding.Severity
    package var message: ByteKey
    package var row: ByteKey?

    init(_ finding: SnapshotDocument.Finding) {
      id = ByteKey(finding.id)
      severity = finding.severity
      message = ByteKey(finding.message)
      row = finding.row.map(ByteKey.init)
    }

    package var finding: SnapshotDocument.Finding {
      SnapshotDocument.Finding(
        id: id.text, severity: severity, message: message.text, row: row?.text)
    }
  }

  package enum Difference: Sendable {
    /// `after` is the neighbour before it in the new list, `nil` at its start.
    case inserted(Content, after: ByteKey?)
    case removed(Content)
    /// `from` is the section that a row left for another one.
    case moved(after: ByteKey?, from: ByteKey?)
    /// A slot that went into another one; `from` are the names that led to it, its own included.
    case reparented(from: [ByteKey], after: ByteKey?)
    /// A slot or an action that has another name and is the same otherwise, or nearly so.
    case renamed(from: ByteKey, Renaming)
    /// A cell of an interface file whose reuse identifier or class is another, and that is the same cell.
    case rowKind(from: String, to: String)
    /// A row with the same identity but of another kind.
    case replaced(from: SnapshotDocument.Row, to: SnapshotDocument.Row)
    case text(TextFact, from: String?, to: String?)
    case imported(Bool)
    case initial(Bool)
    case listed(Bool)
    case table(from: Table, to: Table)
    case state(from: SnapshotDocument.State, to: SnapshotDocument.State)
    case heightRule(from: SnapshotDocument.HeightRule?, to: SnapshotDocument.HeightRule?)
    case layout(from: SnapshotDocument.CellLayout?, to: SnapshotDocument.CellLayout?)
    case height(HeightDifference)
    /// All attributes of one name, of which some may stand several times.
    case attribute(
      SnapshotDocument.Attribute.Name, from: [SnapshotDocument.Attribute],
      to: [SnapshotDocument.Attribute])
    case slotKind(from: SnapshotDocument.SlotKind, to: SnapshotDocument.SlotKind)
    case source(from: SnapshotDocument.Source?, to: SnapshotDocument.Source?)
    case route(from: SnapshotDocument.Route?, to: SnapshotDocument.Route?)
  }

  /// Why something has another name.
  package enum Renaming: String, Sendable {
    /// An outlet leads to it now, and names it.
    case connected
    case disconnected
    /// The outlet has another name.
    case outlet
    /// Only its id is another: it was made anew.
    case object
  }

  /// What was inserted or removed.
  package enum Content: Sendable {
    /// The place says it all: a variant, a note, a finding.
    case place
    case kind(SnapshotDocument.CellKind)
    case area(SnapshotDocument.Area)
    /// With those of its rows that only this document has; others moved.
    case section(SnapshotDocument.Section)
    case row(SnapshotDocument.Row)
    case slot(SnapshotDocument.Slot)
    case action(SnapshotDocument.Action)
  }

  /// A fact that is a text.
  package enum TextFact: String, Sendable {
    // Of the document.
    case screenID
    case screenTitle
    case scenarioID
    case scenarioTitle
    case model
    case group
    case metrics
    // Of a section.
    case header
    case footer
    case indexTitle
    // Of a slot.
    case value
    case style
  }

  /// The line `table` of a document.
  package struct Table: Hashable, Sendable {
    package var style: SnapshotDocument.TableStyle?
    package var isReadable: Bool

    init(_ document: SnapshotDocument) {
      style = document.tableStyle
      // Without a style there is no line that could say it.
      isReadable = document.tableStyle != nil && document.followsReadableWidth
    }
  }
}

extension SnapshotChange {
  /// A list of a document whose members have names.
  enum List: Hashable {
    case variants
    case notes
    case findings
    case kinds
    case areas
    case sections
    /// Of one section.
    case rows(ByteKey)
    /// Of an area or a row, or of the slot with this path in it.
    case slots(Owner, [ByteKey])
    case actions(Owner)
  }
}
