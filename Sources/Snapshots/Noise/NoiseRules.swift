import CatalogCore

/// Which differences of a new snapshot mean nothing, and are taken out of it before it is compared or
/// written.
///
/// Rules make the new snapshot more like the old one and never hide anything else: what is left is the
/// snapshot that is compared, shown and approved.
package struct NoiseRules: Equatable, Sendable {
  /// Heights that may be off, the first pattern that a kind matches first.
  package var heights: [HeightTolerance] = []
  /// Slots that keep the value that was approved.
  package var ignoredSlots: [SlotPattern] = []
  /// What takes the place of texts, in the order in which they are looked for.
  package var scrubbers: [Scrubber] = []

  package init() {}

  package var isEmpty: Bool { heights.isEmpty && ignoredSlots.isEmpty && scrubbers.isEmpty }

  /// How much the measured heights of a cell kind may differ from the approved ones.
  package struct HeightTolerance: Equatable, Sendable {
    package var kind: Glob
    package var points: Points

    package init(kind: Glob, points: Points) {
      self.kind = kind
      self.points = points
    }
  }

  /// The slots of a cell kind: `PhotoCell.date`, `*.timestamp`.
  package struct SlotPattern: Equatable, Sendable {
    private var kind: Glob
    private var slot: Glob

    /// `nil` unless there is a dot with something on both sides.
    package init?(_ text: String) {
      let bytes = Array(text.utf8)
      guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")), dot > 0, dot < bytes.count - 1
      else { return nil }
      kind = Glob(bytes: Array(bytes[..<dot]))
      slot = Glob(bytes: Array(bytes[(dot + 1)...]))
    }

    func matches(kind: String, slot: String) -> Bool {
      self.kind.matches(kind) && self.slot.matches(slot)
    }
  }

  /// The new snapshot without the noise, given the approved one if there is one.
  package func quieted(_ new: SnapshotDocument, against old: SnapshotDocument?)
    -> SnapshotDocument
  {
    var document = new
    if !scrubbers.isEmpty {
      var scrubbing = Scrubbing(scrubbers)
      scrubbing.scrub(&document)
    }
    guard let old, !heights.isEmpty || !ignoredSlots.isEmpty else { return document }
    let oldRows = Dictionary(
      old.sections.flatMap(\.rows).map { (ByteKey($0.identity), $0) },
      uniquingKeysWith: { first, _ in first })
    for section in document.sections.indices {
      for row in document.sections[section].rows.indices {
        guard let before = oldRows[ByteKey(document.sections[section].rows[row].identity)],
          before.kind.hasSameBytes(as: document.sections[section].rows[row].kind)
        else { continue }
        quiet(&document.sections[section].rows[row], against: before)
      }
    }
    return document
  }

  private func quiet(_ row: inout SnapshotDocument.Row, against old: SnapshotDocument.Row) {
    let tolerance = heights.first { $0.kind.matches(row.kind) }
    if let tolerance, let height = row.height, let before = old.height,
      before.isWithin(tolerance.points, of: height)
    {
      row.height = before
    }
    guard !ignoredSlots.isEmpty else { return }
    var ignored: [(old: String, new: String)] = []
    quiet(&row.slots, against: old.slots, kind: row.kind, &ignored)
    row.attributes.restore(ignored)
  }

  private func quiet(
    _ slots: inout [SnapshotDocument.Slot], against old: [SnapshotDocument.Slot], kind: String,
    _ ignored: inout [(old: String, new: String)]
  ) {
    for index in slots.indices {
      let id = slots[index].id
      guard let before = old.first(where: { $0.id.hasSameBytes(as: id) }) else { continue }
      if before.kind == slots[index].kind,
        ignoredSlots.contains(where: { $0.matches(kind: kind, slot: id) })
      {
        if !slots[index].value.isEmpty { ignored.append((before.value, slots[index].value)) }
        slots[index].value = before.value
      }
      quiet(&slots[index].slots, against: before.slots, kind: kind, &ignored)
    }
  }
}

extension StoredSnapshot {
  /// The snapshot without the noise that it has against the approved one.
  package func quieted(by rules: NoiseRules, against old: StoredSnapshot?) -> StoredSnapshot {
    guard !rules.isEmpty else { return self }
    return StoredSnapshot(
      key: key,
      load: { () throws(Diagnostic) in
        let bytes = try self.bytes()
        let oldBytes = try? old?.bytes()
        // What was approved before there was a scrubber has to be told once.
        if bytes == oldBytes, rules.scrubbers.isEmpty { return bytes }
        let document = try self.document(of: bytes)
        // A damaged baseline is told where it is compared.
        let before = try? oldBytes.flatMap { try old?.document(of: $0) }
        return SnapshotWriter.bytes(of: rules.quieted(document, against: before))
      },
      read: { (bytes: [UInt8]) throws(Diagnostic) in
        // What is loaded is the text without noise, whatever the snapshot itself is made of.
        let source = SourceText(path: self.key.string, bytes: bytes)
        do throws(SnapshotProblem) {
          return try SnapshotParser.document(from: source)
        } catch {
          throw error.diagnostic(in: source)
        }
      })
  }
}

extension SnapshotDocument.Height {
  /// Whether two heights differ in nothing but points, and in none by more than the tolerance.
  fileprivate func isWithin(_ tolerance: Points, of other: SnapshotDocument.Height) -> Bool {
    guard origin == other.origin, value.isWithin(tolerance, of: other.value),
      exceptions.count == other.exceptions.count
    else { return false }
    return zip(exceptions, other.exceptions).allSatisfy { left, right in
      left.width == right.width && left.textSize == right.textSize
        && left.isRightToLeft == right.isRightToLeft
        && left.value.isWithin(tolerance, of: right.value)
    }
  }
}

extension SnapshotDocument.Height.Value {
  fileprivate func isWithin(_ tolerance: Points, of other: Self) -> Bool {
    [(points, other.points), (needed, other.needed), (alternative, other.alternative)].allSatisfy {
      (left: Points?, right: Points?) in
      guard let left, let right else { return left == right }
      return abs(left.value - right.value) <= tolerance.value
    }
  }
}

extension [SnapshotDocument.Attribute] {
  /// Puts approved values in the place of new ones where the label that VoiceOver reads repeats them.
  fileprivate mutating func restore(_ values: [(old: String, new: String)]) {
    for index in indices where self[index].name == .accessibilityLabel {
      for argument in self[index].arguments.indices {
        guard case .text(let text) = self[index].arguments[argument] else { continue }
        var label = [UInt8](text.utf8)
        for value in values {
          guard let range = label.firstRange(of: value.new.utf8) else { continue }
          label.replaceSubrange(range, with: value.old.utf8)
        }
        self[index].arguments[argument] = .text(String(decodingUTF8: label))
      }
    }
  }
}
