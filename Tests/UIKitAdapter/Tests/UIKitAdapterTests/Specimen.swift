import Screens

/// A cell whose height both a recording and the adapter know.
///
/// The tests of the recorder have this file too, as a link. Characters are 10 points wide in both, texts
/// are words that break anywhere, and all fonts are of the style body, so that a line is 20.33 points high
/// and 33.67 at the first accessibility size.
struct Specimen: Sendable, CustomStringConvertible {
  var description: String
  var layout: CellLayout
  /// Of rows without a least height: in a table 393 points wide, in one of 250, and in the first at AX1.
  var heights: [Double]
  var bind: @Sendable (inout Binder<Specimen>) -> Void

  init(
    _ description: String, _ layout: CellLayout, heights: [Double],
    bind: @escaping @Sendable (inout Binder<Specimen>) -> Void
  ) {
    self.description = description
    self.layout = layout
    self.heights = heights
    self.bind = bind
  }

  static let wide = 393.0
  static let narrow = 250.0
}

/// Shows a specimen, in the layout that is current when it is bound.
final class SpecimenCell: ScreenCell<Specimen> {
  @TaskLocal static var currentLayout = CellLayout.automatic

  override class var layout: CellLayout { currentLayout }
  override class var height: CellHeight { .fitting(minimum: 0) }

  override func bind(_ binder: inout Binder<Specimen>) { binder.model.bind(&binder) }
}

extension Specimen {
  /// A text of so many characters.
  private static func word(_ length: Int) -> String { String(repeating: "a", count: length) }

  private static func text(_ id: String, _ length: Int, lines: Int = 0)
    -> @Sendable (inout Binder<Specimen>) -> Void
  {
    { $0.text(id, constant: word(length), lines: lines) }
  }

  static let all: [Specimen] = [
    Specimen("one text", .automatic, heights: [42.33, 42.33, 55.67], bind: text("title", 10)),
    Specimen(
      "a text of several lines", .automatic, heights: [62.67, 83, 89.33], bind: text("title", 50)),
    Specimen("two texts", .automatic, heights: [86, 86, 126]) {
      $0.text("title", constant: word(10))
      $0.text("note", constant: word(40), lines: 0)
    },
    Specimen("an image and two texts", .automatic, heights: [65.67, 106.33, 92.33]) {
      $0.image("picture", named: "photo", width: 48, height: 48)
      $0.text("title", constant: word(20), lines: 0)
      $0.text("note", constant: word(20), lines: 0)
    },
    Specimen("an image alone", .automatic, heights: [64, 64, 64]) {
      $0.image("picture", named: "photo", width: 48, height: 48)
    },
    Specimen("a text and a switch", .automatic, heights: [44, 62.67, 55.67]) {
      $0.text("title", constant: word(20), lines: 0)
      $0.toggle("switch", from: "constant") { _ in true }
    },
    Specimen("a text and a field", .automatic, heights: [42.33, 84.67, 111.33]) {
      $0.text("title", constant: word(15), lines: 0)
      $0.textField("field", from: "constant") { _ in "x" }
    },
    Specimen("a text and a slider", .automatic, heights: [44, 86.33, 99.67]) {
      $0.text("title", constant: word(15), lines: 0)
      $0.slider("slider", from: "constant") { _ in 0.5 }
    },
    Specimen("two buttons", .automatic, heights: [44, 88, 111.33]) {
      $0.button("yes", title: word(12))
      $0.button("no", title: word(12))
    },
    Specimen("a text and a button", .automatic, heights: [44, 62.67, 55.67]) {
      $0.text("title", constant: word(20), lines: 0)
      $0.button("go", title: word(8))
    },
    Specimen("texts, a bar and two buttons", .automatic, heights: [118, 178.67, 211.67]) {
      $0.text("title", constant: word(10))
      $0.text("note", constant: word(30), lines: 0)
      $0.progress("bar", from: "constant") { _ in 0.5 }
      $0.button("yes", title: word(12))
      $0.button("no", title: word(12))
    },
    Specimen("a view of the app's own", .automatic, heights: [117.67, 117.67, 144.33]) {
      $0.text("title", constant: word(10))
      $0.text("note", constant: word(10))
      $0.custom("chart", kind: "chart", from: "constant") { _ in "rising" }
    },
    Specimen("basic", .basic, heights: [42.33, 42.33, 89.33], bind: text("title", 50, lines: 1)),
    Specimen("subtitle", .subtitle, heights: [86, 106.33, 159.67]) {
      $0.image("picture", named: "photo", width: 30, height: 30)
      $0.text("title", constant: word(35), lines: 0)
      $0.text("note", constant: word(35), lines: 1)
    },
    Specimen("value1", .value1, heights: [42.33, 65.67, 92.33]) {
      $0.text("label", constant: word(10), lines: 0)
      $0.text("value", constant: word(15), lines: 0)
    },
    Specimen("value1 with a switch", .value1, heights: [44, 86, 92.33]) {
      $0.text("label", constant: word(10), lines: 0)
      $0.text("value", constant: word(18), lines: 0)
      $0.toggle("switch", from: "constant") { _ in true }
    },
    Specimen("value2", .value2, heights: [42.33, 65.67, 92.33]) {
      $0.text("label", constant: word(8), lines: 0)
      $0.text("value", constant: word(18), lines: 0)
    },
    Specimen("value2 that is cut", .value2, heights: [42.33, 42.33, 126]) {
      $0.text("label", constant: word(8))
      $0.text("value", constant: word(60))
    },
    Specimen(
      "a row", .horizontal(spacing: 12, ["title", .spacer, "note"]), heights: [62.67, 83, 89.33]
    ) {
      $0.text("title", constant: word(30), lines: 0)
      $0.text("note", constant: word(10), lines: 0)
    },
    Specimen(
      "two long texts share a row", .horizontal(["title", "note"]), heights: [83, 103.33, 123]
    ) {
      $0.text("title", constant: word(40), lines: 0)
      $0.text("note", constant: word(30), lines: 0)
    },
    Specimen(
      "a row that is a column",
      .horizontal(
        spacing: 6, alignment: .firstBaseline, stacksAtAccessibilitySizes: true,
        [
          "title", .spacer, "go",
        ]), heights: [54.33, 74.67, 107.33]
    ) {
      $0.text("title", constant: word(16), lines: 0)
      $0.button("go", title: word(12))
    },
    Specimen(
      "stacks in a stack with insets",
      .horizontal(
        spacing: 10, alignment: .leading,
        insets: CellStack.Insets(top: 4, leading: 20, bottom: 6, trailing: 12),
        [
          .slot("picture", width: 60, height: 40), .vertical(spacing: 5, ["title", "note"]),
          .spacer, .slot("go", height: 50), "missing",
        ]), heights: [60, 96.33, 82.33]
    ) {
      $0.image("picture", named: "photo", width: 20, height: 20)
      $0.text("title", constant: word(20), lines: 0)
      $0.text("note", constant: word(5), lines: 0)
      $0.text("unnamed", constant: word(80), lines: 0)
      $0.button("go", title: word(5))
    },
    Specimen(
      "a column with a spacer",
      .vertical(
        spacing: 7, alignment: .trailing,
        [
          "title", .spacer, .horizontal(["note", "switch"]), "empty", "slider",
        ]), heights: [138.67, 148.33, 168]
    ) {
      $0.text("title", constant: word(40), lines: 2)
      $0.text("note", constant: word(25), lines: 0)
      $0.toggle("switch", from: "constant") { _ in true }
      $0.text("empty", constant: "")
      $0.slider("slider", from: "constant") { _ in 0.5 }
    },
    Specimen("nothing", .vertical(["missing", .spacer]), heights: [0, 0, 0]) {
      $0.text("title", constant: word(10))
    },
  ]
}
