import CatalogCore
package import Layout
package import Snapshots

/// Looks for what is clipped, cut off or too small in the rows of a screen, and keeps one finding for
/// all rows of a kind.
package struct LayoutAudit {
  private let layout: RowLayout
  private let variants: [SnapshotDocument.Variant]
  private var findings: [LayoutFinding] = []
  private var places: [LayoutFinding.Key: Int] = [:]
  private var lastRows: [LayoutFinding.Key: String] = [:]
  private let translation = PseudoLocalization()
  /// The constant texts that were lengthened already, by kind and slot.
  private var translated: Set<[ByteKey]> = []

  /// The least width and height of what a finger hits, in points.
  ///
  /// Source: Apple's Human Interface Guidelines.
  private static let touchTarget = 44.0

  package init(_ layout: RowLayout, variants: [SnapshotDocument.Variant]) {
    self.layout = layout
    self.variants = variants
  }

  /// The findings in the order in which their cells were first seen.
  package var result: [LayoutFinding] { findings }

  /// Looks at a row; `layouts` is the row under each variant.
  package mutating func add(
    _ row: SnapshotDocument.Row, _ prepared: RowLayout.Prepared, _ layouts: [CellLayout]
  ) {
    for (variant, layout) in zip(variants, layouts) where !hasTwin(variant) {
      checkHeight(of: row, prepared, layout, variant)
      checkTexts(of: row, prepared, layout, variant)
      checkTargets(of: row, prepared, layout, variant)
    }
    if let first = layouts.first, let variant = variants.first {
      checkPlaces(of: row, prepared, first, variant)
    }
    checkTranslations(of: row, prepared, layouts)
  }

  /// Whether the variant is laid out from left to right as well, with the same sizes.
  private func hasTwin(_ variant: SnapshotDocument.Variant) -> Bool {
    guard variant.isRightToLeft else { return false }
    var twin = variant
    twin.isRightToLeft = false
    return variants.contains(twin)
  }

  private mutating func report(
    _ problem: LayoutFinding.Problem, _ row: SnapshotDocument.Row,
    _ variant: SnapshotDocument.Variant
  ) {
    let finding = LayoutFinding(
      kind: row.kind, problem: problem, row: row.identity, variant: variant, rowCount: 1)
    let key = finding.key
    guard let place = places[key] else {
      places[key] = findings.count
      lastRows[key] = row.identity
      findings.append(finding)
      return
    }
    findings[place].merge(finding)
    if lastRows[key]?.hasSameBytes(as: row.identity) != true { findings[place].rowCount += 1 }
    lastRows[key] = row.identity
  }

  // MARK: - Checks

  private mutating func checkHeight(
    of row: SnapshotDocument.Row, _ prepared: RowLayout.Prepared, _ layout: CellLayout,
    _ variant: SnapshotDocument.Variant
  ) {
    guard prepared.isClipped(layout), let height = Points(layout.height),
      let needed = Points(layout.neededHeight)
    else { return }
    report(.clips(height: height, needed: needed, most: needed, at: variant), row, variant)
  }

  private mutating func checkTexts(
    of row: SnapshotDocument.Row, _ prepared: RowLayout.Prepared, _ layout: CellLayout,
    _ variant: SnapshotDocument.Variant
  ) {
    for placed in layout.elements {
      let slot = row.slots[placed.index]
      guard let text = placed.text, text.isTruncated, slot.kind != .field, !slot.mayTruncate else {
        continue
      }
      report(
        .truncates(slot: slot.id, lines: text.lines.count, wanted: text.wantedLineCount), row,
        variant)
    }
  }

  private mutating func checkTargets(
    of row: SnapshotDocument.Row, _ prepared: RowLayout.Prepared, _ layout: CellLayout,
    _ variant: SnapshotDocument.Variant
  ) {
    for placed in layout.elements {
      guard let target = placed.touchTarget,
        target.width < Self.touchTarget || target.height < Self.touchTarget,
        let width = Points(target.width), let height = Points(target.height)
      else { continue }
      report(
        .smallTarget(slot: row.slots[placed.index].id, width: width, height: height), row, variant)
    }
    guard layout.height < Self.touchTarget, row.actions.contains(where: { $0.id == "select" }),
      let height = Points(layout.height)
    else { return }
    report(.smallTarget(slot: nil, width: variant.width, height: height), row, variant)
  }

  private mutating func checkPlaces(
    of row: SnapshotDocument.Row, _ prepared: RowLayout.Prepared, _ layout: CellLayout,
    _ variant: SnapshotDocument.Variant
  ) {
    for slot in prepared.cell.unplacedElements {
      report(.unplaced(slot: slot), row, variant)
    }
  }

  // MARK: - Translations

  /// Lays the row out with each constant text as long as a translation may be.
  ///
  /// Only at the text size of the base variant: what breaks there breaks for everybody.
  private mutating func checkTranslations(
    of row: SnapshotDocument.Row, _ prepared: RowLayout.Prepared, _ layouts: [CellLayout]
  ) {
    guard let base = variants.first else { return }
    for (index, slot) in row.slots.enumerated() where slot.isTranslatable {
      guard translated.insert([row.kind, slot.id, slot.value].map { ByteKey($0) }).inserted else {
        continue
      }
      var content = prepared.content
      let percent = translation.percentage(forLength: slot.value.count)
      content.elements[index].replaceText(with: translation.expanded(slot.value))
      let long = layout.prepare(content, like: prepared)
      for (variant, before) in zip(variants, layouts)
      where !hasTwin(variant) && variant.textSize == base.textSize {
        let after = layout.layout(long, under: variant)
        let wasTruncated = before.isTruncated(at: index)
        if after.isTruncated(at: index), !wasTruncated, !slot.mayTruncate {
          report(
            .translationTruncates(slot: slot.id, text: slot.value, percent: percent), row,
            variant)
          break
        }
        if long.isClipped(after), !prepared.isClipped(before) {
          report(
            .translationClips(slot: slot.id, text: slot.value, percent: percent), row,
            variant)
          break
        }
      }
    }
  }
}

extension LayoutFinding {
  /// Takes over what another row or variant shows: the smallest text size names the place.
  fileprivate mutating func merge(_ other: LayoutFinding) {
    let isSmaller = other.variant.textSize < variant.textSize
    switch (problem, other.problem) {
    case (
      .clips(let height, let needed, let most, let place),
      .clips(let otherHeight, let otherNeeded, _, let otherPlace)
    ):
      let isWorse = otherNeeded > most
      problem = .clips(
        height: isSmaller ? otherHeight : height, needed: isSmaller ? otherNeeded : needed,
        most: isWorse ? otherNeeded : most, at: isWorse ? otherPlace : place)
    default:
      if isSmaller { problem = other.problem }
    }
    if isSmaller {
      row = other.row
      variant = other.variant
    }
  }
}

extension CellLayout {
  fileprivate func isTruncated(at index: Int) -> Bool {
    elements.first { $0.index == index }?.text?.isTruncated ?? false
  }
}

extension SnapshotDocument.Slot {
  /// Whether the text is written in the app and not data: it has no source.
  fileprivate var isTranslatable: Bool {
    source == nil && !value.isEmpty && (kind == .text || kind == .button)
  }
}

extension CellElement {
  fileprivate mutating func replaceText(with text: String) {
    switch kind {
    case .text(_, let style, let lines): kind = .text(StyledText(text), style, lines: lines)
    case .button: kind = .button(title: text)
    default: break
    }
  }
}
