import CatalogCore
import Pictures
import Snapshots
import Testing

/// Rows of an interface file have the colours and the places that the file gives them.
struct FrameRowGroundTests {
  private func list(
    _ style: String, background: String = "", rows: [String], slot: String = "frame 16 0 200 44"
  ) throws -> XMLElement {
    let lines = rows.enumerated().map { index, attribute in
      """
        row Cell c\(index)
          height 44 fixed
      \(attribute.isEmpty ? "" : "    \(attribute)\n")    text nameLabel "Row \(index)"
            \(slot)

      """
    }.joined(separator: "\n")
    return try FrameScreenPicture(
      content: "",
      root: "view view table \"\"" + (background.isEmpty ? "" : "\n    background \(background)"),
      after: "section s\n\n" + lines + "\n", table: style
    ).tree()
  }

  private func boxes(_ root: XMLElement, _ color: String) -> [[Double]] {
    root.all("rect").filter { $0.attributes["fill"] == color }.map(\.box)
  }

  @Test func `a row has its colour from edge to edge`() throws {
    let root = try list("plain", rows: ["background #204060", "", "background #802020"])
    #expect(boxes(root, "#204060").map { $0[3] } == [44])
    #expect(boxes(root, "#802020").map { $0[2] } == [375])
  }

  @Test func `rows of one colour are the ground of their group, seen through where it is thin`()
    throws
  {
    let thin = "background #ffffff26"
    let root = try list("inset-grouped", background: "#018084", rows: [thin, thin])
    #expect(boxes(root, "#ffffff26").map { $0[3] } == [88])
    #expect(root.all(ofClass: "p-card").isEmpty)
    let clear = "background #00000000"
    #expect(try list("grouped", rows: [clear, clear]).all(ofClass: "p-card").isEmpty)
    #expect(try list("grouped", rows: ["", ""]).all(ofClass: "p-card").count == 1)
  }

  @Test func `a row without a colour hides that of its list`() throws {
    let root = try list("plain", background: "#018084", rows: ["", ""])
    #expect(root.all(ofClass: "p-plain").filter { $0.number("height") == 44 }.count == 2)
    #expect(try list("plain", rows: [""]).all(ofClass: "p-plain").count == 1)
  }

  @Test func `a cell alone has its colour`() throws {
    let text =
      HarbourScreens.head("Cell") + """
        section prototypes

          row BerthCell c1
            height 44 fixed
            background #204060

        end

        """
    #expect(boxes(try FrameScreenPicture(text).tree(), "#204060") == [[12, 12, 375, 44]])
  }

  @Test func `what a wider cell left beyond the row stands before the accessory`() throws {
    func right(_ frame: String) throws -> Double {
      let root = try list(
        "inset-grouped", rows: ["accessory disclosure-indicator"],
        slot: "alignment right\n      \(frame)")
      return try root.text("Row 0").number("x")
    }
    // The row ends at 359, and its content where the sign begins.
    #expect(try right("frame 306 0 57 44") < 340)
    #expect(try right("frame 200 0 57 44") == 273)
  }
}
