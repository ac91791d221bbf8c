import CatalogCore
import Pictures
import Snapshots

/// A small screen for a test, and its picture as a tree.
struct TestScreen {
  typealias Document = SnapshotDocument

  var document: Document
  var variant = Document.Variant(width: Points(393), textSize: .large)
  var options = ScreenPicture.Options(appearance: .light)

  init(
    _ rows: [Document.Row] = [], style: Document.TableStyle = .plain,
    state: Document.State = .content, kinds: [Document.CellKind] = [],
    header: String? = nil, footer: String? = nil
  ) {
    document = Document(
      screen: Document.Name(id: "boats", title: "Boats"),
      scenario: Document.Name(id: "moored", title: "Moored"), tableStyle: style, state: state,
      sections: rows.isEmpty
        ? [] : [Document.Section(id: "s", header: header, footer: footer, rows: rows)],
      kinds: kinds)
  }

  var svg: [UInt8] { ScreenPicture(document, variant: variant, options: options).svg() }

  var text: String { String(decoding: svg, as: UTF8.self) }

  func tree() throws -> XMLElement { try XMLElement.parse(svg) }

  /// A row of the kind `Cell`.
  static func row(
    _ identity: String, _ slots: [Document.Slot], attributes: [Document.Attribute] = [],
    actions: [Document.Action] = []
  ) -> Document.Row {
    Document.Row(
      kind: "Cell", identity: identity, attributes: attributes, slots: slots, actions: actions)
  }

  /// A row with one text.
  static func row(_ text: String, attributes: [Document.Attribute] = []) -> Document.Row {
    row(text, [Document.Slot(.text, "name", style: "body", value: text)], attributes: attributes)
  }

  static func kind(_ rule: Document.HeightRule.Origin, _ points: Int) -> Document.CellKind {
    Document.CellKind(id: "Cell", height: Document.HeightRule(rule, Points(points)))
  }
}
