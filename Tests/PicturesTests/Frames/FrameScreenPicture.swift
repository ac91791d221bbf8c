import CatalogCore
import Pictures
import Snapshots
import Testing

/// The picture of a snapshot that an interface file gave, made from its text.
struct FrameScreenPicture {
  var document: SnapshotDocument
  var options = ScreenPicture.Options(appearance: .light, showsDevice: false)

  init(_ text: String) throws {
    document = try SnapshotParser.document(from: SourceText(path: "a.snap", text))
  }

  /// A screen whose root view holds some lines of a snapshot, each with its indentation in it.
  init(
    content: String, width: Double = 375, height: Double = 667, root: String = "view view \"\"",
    before: String = "", after: String = "", table: String? = nil
  ) throws {
    let lines = content.split(separator: "\n").map { "    \($0)\n" }.joined()
    try self.init(
      HarbourScreens.head("Pier", width: Int(width), table: table) + before
        + """
        area content
          \(root)
            frame 0 0 \(Points(width)?.text ?? "") \(Points(height)?.text ?? "")

        """ + lines + "\n" + after + "end\n")
  }

  var variant: SnapshotDocument.Variant {
    document.variants.first ?? .init(width: Points(375), textSize: .large)
  }

  var drawing: ScreenPicture.Drawing {
    ScreenPicture(document, variant: variant, options: options).drawing()
  }

  var text: String { String(decoding: drawing.svg, as: UTF8.self) }

  func tree() throws -> XMLElement { try XMLElement.parse(drawing.svg) }

  /// The same with something else about it.
  func with(_ change: (inout Self) -> Void) -> Self {
    var changed = self
    change(&changed)
    return changed
  }
}

extension XMLElement {
  /// The rectangle of a fixed colour.
  func rectangle(filled color: String) throws -> XMLElement {
    try #require(all("rect").first { $0.attributes["fill"] == color }, "no rectangle in \(color)")
  }

  /// Left, top, width and height.
  var box: [Double] { ["x", "y", "width", "height"].map(number) }
}
