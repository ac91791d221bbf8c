package import CatalogCore

/// What is different about a row's height, in whole or in that part of its lines which can be taken by
/// itself.
package struct HeightDifference: Sendable {
  package var from: SnapshotDocument.Height?
  package var to: SnapshotDocument.Height?
  /// The lines that this difference is about.
  package var entries: Set<Entry>
  /// Whether the lines are to stand in the new order.
  package var isOrdered: Bool
  /// Whether only the list of variants made the difference: no height under a variant that both
  /// documents have is another.
  package var comesWithVariants: Bool

  /// One line of a height.
  package enum Entry: Hashable, Sendable {
    case base
    case exception(width: Points?, TextSize, isRightToLeft: Bool)

    init(_ exception: SnapshotDocument.Height.Exception) {
      self = .exception(
        width: exception.width, exception.textSize, isRightToLeft: exception.isRightToLeft)
    }
  }

  /// The difference in at most two parts: what the list of variants brought, and the rest.
  static func parts(
    from old: SnapshotDocument.Height?, to new: SnapshotDocument.Height?,
    variants: VariantLists
  ) -> [HeightDifference] {
    guard let old, let new else {
      guard old != nil || new != nil else { return [] }
      return [
        HeightDifference(
          from: old, to: new, entries: [.base], isOrdered: true, comesWithVariants: false)
      ]
    }
    guard old != new else { return [] }
    let changed = changedEntries(old, new)
    let isReordered = reorders(old.exceptions, new.exceptions)
    guard variants.differ else {
      return [
        HeightDifference(
          from: old, to: new, entries: changed, isOrdered: isReordered, comesWithVariants: false)
      ]
    }
    let own = changed.intersection(decisiveEntries(old, new, variants.common))
    let brought = changed.subtracting(own)
    var parts: [HeightDifference] = []
    if !own.isEmpty {
      parts.append(
        HeightDifference(
          from: old, to: new, entries: own, isOrdered: isReordered && brought.isEmpty,
          comesWithVariants: false))
    }
    if !brought.isEmpty || own.isEmpty {
      parts.append(
        HeightDifference(
          from: old, to: new, entries: brought, isOrdered: isReordered, comesWithVariants: true))
    }
    return parts
  }

  private static func changedEntries(
    _ old: SnapshotDocument.Height, _ new: SnapshotDocument.Height
  ) -> Set<Entry> {
    var changed: Set<Entry> = []
    if old.value != new.value || old.origin != new.origin { changed.insert(.base) }
    let before = values(old)
    let after = values(new)
    for (entry, value) in before where after[entry] != value { changed.insert(entry) }
    for entry in after.keys where before[entry] == nil { changed.insert(entry) }
    return changed
  }

  private static func values(_ height: SnapshotDocument.Height)
    -> [Entry: SnapshotDocument.Height.Value]
  {
    Dictionary(
      height.exceptions.map { (Entry($0), $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  private static func reorders(
    _ old: [SnapshotDocument.Height.Exception], _ new: [SnapshotDocument.Height.Exception]
  ) -> Bool {
    let before = old.map(Entry.init)
    let after = new.map(Entry.init)
    guard before != after else { return false }
    let common = Set(before).intersection(after)
    return before.filter(common.contains) != after.filter(common.contains)
  }

  /// The lines that decide a height which is another under a variant that both documents have.
  private static func decisiveEntries(
    _ old: SnapshotDocument.Height, _ new: SnapshotDocument.Height,
    _ variants: [SnapshotDocument.Variant]
  ) -> Set<Entry> {
    var entries: Set<Entry> = old.origin == new.origin ? [] : [.base]
    for variant in variants {
      let before = old.entry(under: variant)
      let after = new.entry(under: variant)
      if before.value != after.value { entries.formUnion([before.entry, after.entry]) }
    }
    return entries
  }
}

/// The variants of two documents that are compared.
struct VariantLists {
  var differ: Bool
  var common: [SnapshotDocument.Variant]

  init(_ old: [SnapshotDocument.Variant], _ new: [SnapshotDocument.Variant]) {
    differ = old != new
    common = differ ? old.filter(new.contains) : old
  }
}

extension SnapshotDocument.Height {
  fileprivate func entry(under variant: SnapshotDocument.Variant) -> (
    entry: HeightDifference.Entry, value: Value
  ) {
    let own = exceptions.filter { $0.textSize == variant.textSize }
    let exception =
      own.first { $0.width == variant.width && $0.isRightToLeft == variant.isRightToLeft }
      ?? own.first { $0.width == variant.width && !$0.isRightToLeft }
      ?? own.first { $0.width == nil }
    return exception.map { (HeightDifference.Entry($0), $0.value) } ?? (.base, value)
  }
}

extension HeightDifference {
  /// The height with these parts of one difference taken.
  static func applied(_ parts: [HeightDifference], to height: SnapshotDocument.Height?)
    -> SnapshotDocument.Height?
  {
    guard let first = parts.first else { return height }
    guard var height, let new = first.to else { return first.to }
    let entries = parts.reduce(into: Set<Entry>()) { $0.formUnion($1.entries) }
    if entries.contains(.base) {
      height.value = new.value
      height.origin = new.origin
    }
    let newExceptions = Dictionary(
      new.exceptions.map { (Entry($0), $0) }, uniquingKeysWith: { first, _ in first })
    let oldEntries = Set(height.exceptions.map(Entry.init))
    let isOrdered = parts.contains(where: \.isOrdered)
    var fixed: [(key: Entry, element: SnapshotDocument.Height.Exception)] = []
    var placed: [Entry: SnapshotDocument.Height.Exception] = [:]
    for exception in height.exceptions {
      let entry = Entry(exception)
      let other = newExceptions[entry]
      if entries.contains(entry), other == nil { continue }
      let taken = entries.contains(entry) ? other ?? exception : exception
      if isOrdered, other != nil { placed[entry] = taken } else { fixed.append((entry, taken)) }
    }
    for (entry, exception) in newExceptions
    where entries.contains(entry) && !oldEntries.contains(entry) {
      placed[entry] = exception
    }
    height.exceptions = ListMerge.merged(
      fixed: fixed, placed: placed, order: new.exceptions.map(Entry.init))
    return height
  }
}
