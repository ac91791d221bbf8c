package import CatalogCore

/// The same document as JSON, lossless both ways, for other tools to read and write.
///
/// `Content/Guide/snapshot.schema.json` is its schema. Members that have nothing to say are left out.
package enum SnapshotJSON {
  /// The value of the member `format`.
  package static let format = "catalog-snapshot-1"

  /// The document as JSON text with a final newline.
  package static func bytes(of document: SnapshotDocument) -> [UInt8] {
    JSONWriter.bytes(of: node(of: document))
  }

  package static func node(of document: SnapshotDocument) -> JSONNode {
    .object([
      ("format", .string(format)),
      ("screen", name(document.screen)),
      ("scenario", name(document.scenario)),
      ("model", document.model.map(JSONNode.string)),
      ("group", document.group.map(JSONNode.string)),
      ("imported", document.isImported ? .bool(true) : nil),
      ("initial", document.isInitial ? .bool(true) : nil),
      ("unlisted", document.isListed ? nil : .bool(true)),
      ("table", document.tableStyle.map { .string($0.rawValue) }),
      ("readableWidth", document.followsReadableWidth ? .bool(true) : nil),
      ("state", .string(document.state.rawValue)),
      ("variants", list(document.variants, variant)),
      ("metrics", document.metrics.map(JSONNode.string)),
      ("notes", list(document.notes, JSONNode.string)),
      (
        "findings",
        list(document.findings) { finding in
          .object([
            ("id", .string(finding.id)),
            ("severity", .string(finding.severity.rawValue)),
            ("message", .string(finding.message)),
            ("row", finding.row.map(JSONNode.string)),
          ])
        }
      ),
      ("kinds", list(document.kinds, kind)),
      ("areas", list(document.areas, area)),
      ("sections", list(document.sections, section)),
    ])
  }

  private static func list<Element>(_ elements: [Element], _ node: (Element) -> JSONNode)
    -> JSONNode?
  {
    elements.isEmpty ? nil : .list(elements.map(node))
  }

  private static func name(_ name: SnapshotDocument.Name) -> JSONNode {
    .object([("id", .string(name.id)), ("title", .string(name.title))])
  }

  private static func number(_ points: Points) -> JSONNode { JSONNode(.number(points.text)) }

  private static func variant(_ variant: SnapshotDocument.Variant) -> JSONNode {
    .object([
      ("width", number(variant.width)),
      ("textSize", .string(variant.textSize.rawValue)),
      ("rightToLeft", variant.isRightToLeft ? .bool(true) : nil),
    ])
  }

  private static func area(_ area: SnapshotDocument.Area) -> JSONNode {
    .object([
      ("name", .string(area.name)),
      ("slots", list(area.slots, slot)),
      ("actions", list(area.actions, action)),
    ])
  }

  private static func section(_ section: SnapshotDocument.Section) -> JSONNode {
    .object([
      ("id", .string(section.id)),
      ("header", section.header.map(JSONNode.string)),
      ("footer", section.footer.map(JSONNode.string)),
      ("index", section.indexTitle.map(JSONNode.string)),
      ("rows", list(section.rows, row)),
    ])
  }

  private static func row(_ row: SnapshotDocument.Row) -> JSONNode {
    .object([
      ("kind", .string(row.kind)),
      ("identity", .string(row.identity)),
      ("height", row.height.map(height)),
      ("attributes", list(row.attributes.inWritingOrder, attribute)),
      ("slots", list(row.slots, slot)),
      ("actions", list(row.actions, action)),
    ])
  }

  private static func kind(_ kind: SnapshotDocument.CellKind) -> JSONNode {
    var style: JSONNode?
    var stack: JSONNode?
    switch kind.layout {
    case .style(let name): style = .string(name.rawValue)
    case .stack(let tree): stack = self.stack(tree)
    case nil: break
    }
    return .object([
      ("id", .string(kind.id)),
      (
        "height",
        kind.height.map {
          .object([("origin", .string($0.origin.rawValue)), ("points", number($0.points))])
        }
      ),
      ("style", style),
      ("stack", stack),
    ])
  }

  private static func stack(_ stack: SnapshotDocument.CellLayout.Stack) -> JSONNode {
    .object([
      ("axis", .string(stack.axis.rawValue)),
      ("spacing", number(stack.spacing)),
      ("alignment", .string(stack.alignment.rawValue)),
      ("insets", stack.insets.map { .list($0.map(number)) }),
      ("stacksAtAccessibilitySizes", stack.stacksAtAccessibilitySizes ? .bool(true) : nil),
      (
        "items",
        list(stack.items) { item in
          switch item {
          case .slot(let id, let width, let height):
            .object([
              ("slot", .string(id)), ("width", width.map(number)),
              ("height", height.map(number)),
            ])
          case .stack(let inner): .object([("stack", self.stack(inner))])
          case .spacer: .object([("spacer", .bool(true))])
          }
        }
      ),
    ])
  }

  private static func height(_ height: SnapshotDocument.Height) -> JSONNode {
    .object([
      ("points", number(height.value.points)),
      ("needed", height.value.needed.map(number)),
      ("alternative", height.value.alternative.map(number)),
      ("origin", .string(height.origin.rawValue)),
      (
        "exceptions",
        list(height.exceptions) { exception in
          .object([
            ("width", exception.width.map(number)),
            ("textSize", .string(exception.textSize.rawValue)),
            ("rightToLeft", exception.isRightToLeft ? .bool(true) : nil),
            ("points", number(exception.value.points)),
            ("needed", exception.value.needed.map(number)),
            ("alternative", exception.value.alternative.map(number)),
          ])
        }
      ),
    ])
  }

  private static func slot(_ slot: SnapshotDocument.Slot) -> JSONNode {
    var field: JSONNode?
    var label: JSONNode?
    switch slot.source {
    case .field(let text): field = .string(text)
    case .label(let text): label = .string(text)
    case nil: break
    }
    return .object([
      ("kind", .string(slot.kind.rawValue)),
      ("id", .string(slot.id)),
      ("style", slot.style.map(JSONNode.string)),
      ("value", .string(slot.value)),
      ("field", field),
      ("label", label),
      ("attributes", list(slot.attributes.inWritingOrder, attribute)),
      ("slots", list(slot.slots, self.slot)),
    ])
  }

  private static func action(_ action: SnapshotDocument.Action) -> JSONNode {
    .object([
      ("id", .string(action.id)),
      (
        "route",
        action.route.map { route in
          .object([
            ("transition", .string(route.transition.rawValue)),
            ("screen", .string(route.screen)),
            ("query", route.query.map(JSONNode.string)),
          ])
        }
      ),
      ("attributes", list(action.attributes.inWritingOrder, attribute)),
    ])
  }

  /// Such as `{"name": "font", "arguments": [{"text": "Avenir"}, 17, {"word": "bold"}]}`.
  private static func attribute(_ attribute: SnapshotDocument.Attribute) -> JSONNode {
    .object([
      ("name", .string(attribute.name.rawValue)),
      (
        "arguments",
        list(attribute.arguments) { argument in
          switch argument {
          case .word(let word): .object([("word", .string(word))])
          case .text(let text): .object([("text", .string(text))])
          case .number(let points): number(points)
          }
        }
      ),
    ])
  }
}
