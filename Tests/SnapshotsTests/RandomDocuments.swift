import CatalogCore
import Snapshots
import TestSupport

/// Documents put together at random, with hostile texts wherever a text may stand.
struct RandomDocuments: Sequence, IteratorProtocol {
  private var generator: SeededGenerator
  private var texts: HostileStrings

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    texts = HostileStrings(seed: seed, longest: 4)
  }

  mutating func next() -> SnapshotDocument? {
    var document = SnapshotDocument(
      screen: SnapshotDocument.Name(id: text(), title: text()),
      scenario: SnapshotDocument.Name(id: text(), title: text()))
    document.model = maybe { $0.text() }
    document.group = maybe { $0.text() }
    document.isImported = flip()
    document.isInitial = flip()
    document.isListed = flip()
    document.tableStyle = maybe { $0.element() }
    document.state = element()
    document.followsReadableWidth = document.tableStyle != nil && flip()
    document.variants = variants()
    document.metrics = maybe { $0.text() }
    document.kinds = names(upTo: 3).map { kind($0) }
    document.notes = list(upTo: 2) { $0.text() }
    document.findings = list(upTo: 3) { $0.finding() }
    document.areas = names(upTo: 2).map { name in
      SnapshotDocument.Area(name: name, slots: slots(), actions: actions())
    }
    var identities = names(upTo: 5)[...]
    document.sections = names(upTo: 3).map { id in
      section(id, &identities)
    }
    return document
  }

  /// The same document with one small thing different, most of the time.
  mutating func mutation(of document: SnapshotDocument) -> SnapshotDocument {
    var document = document
    switch Int.random(in: 0..<14, using: &generator) {
    case 0: document.screen.title = text()
    case 1: document.group = text()
    case 2: document.areas.shuffle(using: &generator)
    case 3: document.sections.shuffle(using: &generator)
    case 4: document.variants.reverse()
    case 5: document.findings.reverse()
    case 6: document.kinds.reverse()
    case 7: document.metrics = text()
    case 8:
      guard let index = document.kinds.indices.randomElement(using: &generator) else { break }
      document.kinds[index] = kind(document.kinds[index].id)
    default:
      guard let section = document.sections.indices.randomElement(using: &generator) else { break }
      mutate(&document.sections[section])
    }
    return document
  }

  /// Parts of the document and of another one: rows in other sections, sections that came and went.
  mutating func mixture(of document: SnapshotDocument) -> SnapshotDocument {
    guard var other = next() else { return document }
    var rows = document.sections.flatMap(\.rows).filter { _ in flip() || flip() }
    var known = Set(rows.map { ByteKey($0.identity) })
    for row in other.sections.flatMap(\.rows) where known.insert(ByteKey(row.identity)).inserted {
      rows.append(row)
    }
    rows.shuffle(using: &generator)
    var sections = document.sections.filter { _ in flip() }
    let ids = Set(sections.map { ByteKey($0.id) })
    sections += other.sections.filter { !ids.contains(ByteKey($0.id)) }
    sections.shuffle(using: &generator)
    for index in sections.indices { sections[index].rows = [] }
    for row in rows {
      guard let index = sections.indices.randomElement(using: &generator) else { break }
      sections[index].rows.append(row)
    }
    other.sections = sections
    if flip() { other.variants = document.variants }
    if flip() { other.kinds = document.kinds }
    if flip() { other.areas = document.areas }
    return other
  }

  private mutating func mutate(_ section: inout SnapshotDocument.Section) {
    guard let row = section.rows.indices.randomElement(using: &generator), flip() else {
      section.rows.reverse()
      section.footer = maybe { $0.text() }
      return
    }
    switch Int.random(in: 0..<10, using: &generator) {
    case 7...9: rearrange(&section.rows[row])
    case 0: section.rows[row].kind = text()
    case 1: section.rows[row].slots.reverse()
    case 2: section.rows[row].actions.reverse()
    case 3: section.rows[row].height?.exceptions.reverse()
    case 4: section.rows[row].attributes = attributes()
    case 5: section.rows.remove(at: row)
    default:
      guard let slot = section.rows[row].slots.indices.randomElement(using: &generator) else {
        break
      }
      section.rows[row].slots[slot].source = source()
      section.rows[row].slots[slot].slots.reverse()
      if flip() { section.rows[row].slots[slot].style = text() }
    }
  }

  /// Puts slots into others or takes them out, and gives them other names.
  private mutating func rearrange(_ row: inout SnapshotDocument.Row) {
    guard let index = row.slots.indices.randomElement(using: &generator) else { return }
    let slot = row.slots.remove(at: index)
    let ids = Set(row.slots.map { ByteKey($0.id) })
    var new = [slot]
    switch Int.random(in: 0..<4, using: &generator) {
    case 0:
      new = [SnapshotDocument.Slot(.view, text(), value: "", slots: [slot])]
    case 1 where !slot.slots.contains { ids.contains(ByteKey($0.id)) }:
      new = slot.slots
    case 2:
      guard let target = row.slots.indices.randomElement(using: &generator),
        !row.slots[target].slots.contains(where: { $0.id.utf8.elementsEqual(slot.id.utf8) })
      else { break }
      row.slots[target].slots.append(slot)
      return
    default:
      let id = text()
      new[0].id = id
      new[0].source = flip() ? .label("outlet of X") : new[0].source
      guard let action = row.actions.indices.randomElement(using: &generator) else { break }
      let isFree = !row.actions.contains { $0.id.utf8.elementsEqual(id.utf8) }
      if isFree, flip() { row.actions[action].id = id }
    }
    if new.contains(where: { ids.contains(ByteKey($0.id)) }) { new = [slot] }
    row.slots.insert(contentsOf: new, at: Int.random(in: 0...row.slots.count, using: &generator))
  }

  // MARK: - Parts

  /// Often of one kind, so that several of it meet.
  private mutating func finding() -> SnapshotDocument.Finding {
    SnapshotDocument.Finding(
      id: flip() ? "reuse-leak" : text(), severity: element(), message: text(),
      row: maybe { $0.flip() ? "photo-1" : $0.text() })
  }

  private mutating func section(_ id: String, _ identities: inout ArraySlice<String>)
    -> SnapshotDocument.Section
  {
    var section = SnapshotDocument.Section(id: id)
    section.header = maybe { $0.text() }
    section.footer = maybe { $0.text() }
    section.indexTitle = maybe { $0.text() }
    for _ in 0..<Int.random(in: 0...3, using: &generator) {
      guard let identity = identities.popFirst() else { break }
      section.rows.append(
        SnapshotDocument.Row(
          kind: text(), identity: identity, height: maybe { $0.height() },
          attributes: attributes(), slots: slots(), actions: actions()))
    }
    return section
  }

  private mutating func height() -> SnapshotDocument.Height {
    SnapshotDocument.Height(
      heightValue(), element(),
      exceptions: variants().map { variant in
        SnapshotDocument.Height.Exception(
          width: flip() ? variant.width : nil, textSize: variant.textSize,
          isRightToLeft: variant.isRightToLeft, heightValue())
      })
  }

  private mutating func heightValue() -> SnapshotDocument.Height.Value {
    SnapshotDocument.Height.Value(
      points(), needed: maybe { $0.points() }, alternative: maybe { $0.points() })
  }

  private mutating func kind(_ id: String) -> SnapshotDocument.CellKind {
    SnapshotDocument.CellKind(
      id: id, height: maybe { SnapshotDocument.HeightRule($0.element(), $0.points()) },
      layout: maybe { $0.flip() ? .style($0.element()) : .stack($0.stack(depth: 0)) })
  }

  private mutating func stack(depth: Int) -> SnapshotDocument.CellLayout.Stack {
    SnapshotDocument.CellLayout.Stack(
      element(), spacing: points(), alignment: element(),
      insets: maybe { random in (0..<4).map { _ in random.points() } },
      stacksAtAccessibilitySizes: flip(),
      items: list(upTo: 3) { random in
        switch Int.random(in: 0..<4, using: &random.generator) {
        case 0 where depth < 3: .stack(random.stack(depth: depth + 1))
        case 1: .spacer
        default:
          .slot(
            random.text(), width: random.maybe { $0.points() },
            height: random.maybe { $0.points() })
        }
      })
  }

  private mutating func slots(depth: Int = 0) -> [SnapshotDocument.Slot] {
    guard depth < 3 else { return [] }
    return names(upTo: depth == 0 ? 3 : 1).map { id in
      SnapshotDocument.Slot(
        element(), id, style: maybe { $0.text() }, value: text(), source: source(),
        attributes: attributes(), slots: slots(depth: depth + 1))
    }
  }

  private mutating func source() -> SnapshotDocument.Source? {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: .field(text())
    case 1: .field(flip() ? "field" : "Photo.name")
    case 2: .label(text())
    default: nil
    }
  }

  private mutating func actions() -> [SnapshotDocument.Action] {
    names(upTo: 2).map { id in
      SnapshotDocument.Action(
        id,
        route: maybe {
          SnapshotDocument.Route($0.element(), $0.text(), query: $0.maybe { $0.text() })
        },
        attributes: attributes())
    }
  }

  private mutating func attributes() -> [SnapshotDocument.Attribute] {
    guard flip() else { return [] }
    var attributes: [SnapshotDocument.Attribute] = []
    for name in SnapshotDocument.Attribute.Name.allCases
    where Int.random(in: 0..<8, using: &generator) == 0 {
      for _ in 0..<(name.isRepeatable ? 2 : 1) {
        attributes.append(SnapshotDocument.Attribute(name, arguments(name.shape)))
      }
    }
    return attributes
  }

  private mutating func arguments(_ shape: SnapshotDocument.Attribute.Shape)
    -> [SnapshotDocument.Argument]
  {
    switch shape {
    case .nothing: return []
    case .word: return [.word(word())]
    case .words: return [.word(word()), .word(word())]
    case .text: return [.text(text())]
    case .number: return [.number(points())]
    case .numbers(let count): return (0..<count).map { _ in .number(points()) }
    case .mixed:
      return (0..<Int.random(in: 1...3, using: &generator)).map { _ in
        [.word(word()), .text(text()), .number(points())].randomElement(using: &generator)
          ?? .word("x")
      }
    }
  }

  private mutating func variants() -> [SnapshotDocument.Variant] {
    var variants: [SnapshotDocument.Variant] = []
    for textSize in [TextSize.large, .accessibility3, .extraSmall] where flip() {
      variants.append(
        SnapshotDocument.Variant(width: width(), textSize: textSize, isRightToLeft: flip()))
    }
    return variants
  }

  // MARK: - Values

  private mutating func flip() -> Bool { Bool.random(using: &generator) }

  private mutating func text() -> String { texts.next() ?? "" }

  private mutating func word() -> String {
    ["bold", "rtl", "field", "query", "needs", "#FF8800", "a.b", "end"]
      .randomElement(using: &generator) ?? "x"
  }

  private mutating func width() -> Points {
    Points(hundredths: Int.random(in: 100...1_000_000, using: &generator))
  }

  private mutating func points() -> Points {
    let limits = [0, 100, 12_345, 99_999_999_999]
    let limit = limits.randomElement(using: &generator) ?? 0
    return Points(hundredths: Int.random(in: -limit...limit, using: &generator))
  }

  private mutating func element<Element: CaseIterable>() -> Element
  where Element.AllCases == [Element] {
    let all = Element.allCases
    return all[Int.random(in: 0..<all.count, using: &generator)]
  }

  private mutating func maybe<Value>(_ value: (inout Self) -> Value) -> Value? {
    flip() ? value(&self) : nil
  }

  private mutating func list<Value>(upTo count: Int, _ value: (inout Self) -> Value) -> [Value] {
    (0..<Int.random(in: 0...count, using: &generator)).map { _ in value(&self) }
  }

  /// Texts with different bytes.
  private mutating func names(upTo count: Int) -> [String] {
    var names: [String] = []
    for name in list(upTo: count, { $0.text() })
    where !names.contains(where: { $0.utf8.elementsEqual(name.utf8) }) {
      names.append(name)
    }
    return names
  }
}
