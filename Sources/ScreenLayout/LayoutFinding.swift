import CatalogCore
import Layout
package import Snapshots

/// Something that a reader of the screen would not see, or could hardly touch.
///
/// One finding stands for all rows of a kind and for all variants: the first row in which it was seen at
/// the smallest text size is named.
package struct LayoutFinding: Equatable, Sendable {
  /// The reuse identifier of the cell.
  package var kind: String
  package var problem: Problem
  /// Where it was seen first.
  package var row: String
  package var variant: SnapshotDocument.Variant
  /// The number of rows in which it was seen under any variant.
  package var rowCount: Int

  package enum Problem: Equatable, Sendable {
    /// The row is lower than its content; `most` is the greatest need and where it was.
    case clips(height: Points, needed: Points, most: Points, at: SnapshotDocument.Variant)
    /// A text is cut off.
    case truncates(slot: String, lines: Int, wanted: Int)
    /// A finger hits less than 44 by 44 points; without a slot it is the row itself.
    case smallTarget(slot: String?, width: Points, height: Points)
    /// A translation so many percent longer would be cut off, or make the row clip.
    case translationTruncates(slot: String, text: String, percent: Int)
    case translationClips(slot: String, text: String, percent: Int)
    /// The layout of the kind leaves a slot out.
    case unplaced(slot: String)
  }
}

extension LayoutFinding {
  /// What tells findings of one kind of cell apart.
  struct Key: Hashable {
    enum Check: Hashable {
      case clips
      case truncates
      case smallTarget
      case translation
      case unplaced
    }

    var kind: ByteKey
    var check: Check
    var slot: ByteKey?

    init(kind: String, check: Check, slot: String?) {
      self.kind = ByteKey(kind)
      self.check = check
      self.slot = slot.map { ByteKey($0) }
    }
  }

  var key: Key {
    switch problem {
    case .clips: Key(kind: kind, check: .clips, slot: nil)
    case .truncates(let slot, _, _): Key(kind: kind, check: .truncates, slot: slot)
    case .smallTarget(let slot, _, _): Key(kind: kind, check: .smallTarget, slot: slot)
    case .translationTruncates(let slot, _, _), .translationClips(let slot, _, _):
      Key(kind: kind, check: .translation, slot: slot)
    case .unplaced(let slot): Key(kind: kind, check: .unplaced, slot: slot)
    }
  }
}

extension SnapshotDocument.Finding {
  /// The finding as a snapshot records it.
  package init(_ finding: LayoutFinding) {
    self.init(
      id: finding.problem.id, severity: .warning, message: finding.sentence, row: finding.row)
  }
}

extension LayoutFinding.Problem {
  /// The stable id.
  package var id: String {
    switch self {
    case .clips: "height-clips"
    case .truncates: "text-truncated"
    case .smallTarget: "touch-target"
    case .translationTruncates, .translationClips: "translation-length"
    case .unplaced: "slot-unplaced"
    }
  }
}

extension LayoutFinding {
  /// What is wrong, for a reader.
  package var sentence: String {
    let place = "at \(variant.text)"
    let rows = rowCount > 1 ? " (\(rowCount) rows)" : ""
    switch problem {
    case .clips(let height, let needed, let most, let other):
      let worst = most > needed ? ", up to \(most.text) at \(other.text)" : ""
      return
        "\(kind) is \(height.text) points high and needs \(needed.text) \(place)\(worst)\(rows)"
    case .truncates(let slot, let lines, let wanted):
      let limit = lines == 1 ? "1 line" : "\(lines) lines"
      return "the text “\(slot)” of \(kind) has \(limit) and wants \(wanted) \(place)\(rows)"
    case .smallTarget(let slot?, let width, let height):
      return "“\(slot)” of \(kind) is \(width.text) × \(height.text) points \(place); "
        + "a finger needs 44 × 44"
    case .smallTarget(nil, _, let height):
      return "a tap on \(kind) leads on, but the row is \(height.text) points high \(place); "
        + "a finger needs 44"
    case .translationTruncates(let slot, let text, let percent):
      return "“\(text)” (“\(slot)” of \(kind)) would be cut off in a language that is \(percent) % "
        + "longer, \(place)"
    case .translationClips(let slot, let text, let percent):
      return "“\(text)” (“\(slot)” of \(kind)) would not fit the height of the row in a language "
        + "that is \(percent) % longer, \(place)"
    case .unplaced(let slot):
      return "the layout of \(kind) leaves the slot “\(slot)” out\(rows)"
    }
  }
}
