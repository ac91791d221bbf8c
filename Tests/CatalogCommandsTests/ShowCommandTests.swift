import CatalogCore
import Snapshots
import TestSupport
import Testing

@testable import CatalogCommands

struct ShowCommandTests {
  private static let snapshot = """
    catalog snapshot 1
    screen boats "Boats"
    scenario moored "Moored"
    table plain
    state content
    variant 375 L

    section all

      row BoatCell gull
        height 44 fixed
        text name body "Gull"

    end

    """

  private let tool = TestTool(["a.snap": snapshot, "b.snap": "catalog snapshot 1\nscreen"])

  @Test func `a picture is drawn under the first variant of the snapshot`() {
    let result = tool.run("show", "a.snap", "--format", "svg")
    #expect(result.exitCode == .fine)
    #expect(result.messages.isEmpty)
    #expect(result.output.hasPrefix("<svg xmlns="))
    #expect(result.output.contains(">Gull</text>"))
    #expect(result.output.contains("375 points wide, text size L:"))
    #expect(result.output.contains("prefers-color-scheme"))
  }

  @Test(
    arguments: [
      ("boats/moored", "Moored"), ("boats", nil), ("quay", "Base"), ("quay/dusk", "Dusk"),
      ("ferry", "Only"), ("Content/Screens/ferry/only.snap", "Only"), ("quay/base/more", nil),
      ("../Content", nil), ("boats/gone", nil),
    ] as [(String, String?)])
  func `a snapshot is found by its screen and scenario, too`(name: String, title: String?) {
    func text(_ scenario: String) -> String {
      Self.snapshot.replacing("scenario moored \"Moored\"", with: "scenario \(scenario)")
    }
    let tool = TestTool([
      "Content/Screens/boats/moored.snap": Self.snapshot,
      "Content/Screens/boats/sunk.snap": text("sunk \"Sunk\""),
      "Content/Screens/quay/base.snap": text("base \"Base\""),
      "Content/Screens/quay/dusk.snap": text("dusk \"Dusk\""),
      "Content/Screens/ferry/only.snap": text("only \"Only\""),
      "Content/Screens/ferry/index.md": "# Ferry\n",
    ])
    let result = tool.run("show", name)
    #expect(result.exitCode == (title == nil ? .damagedInput : .fine))
    if let title { #expect(result.output.contains("\"\(title)\"")) }
  }

  @Test func `a picture is drawn as the options say`() {
    let result = tool.run(
      "show", "--format=svg", "--variant", "320@AX3@rtl", "--appearance", "dark", "--full-length",
      "a.snap")
    #expect(result.exitCode == .fine)
    #expect(result.output.contains("320 points wide, text size AX3, right to left:"))
    #expect(!result.output.contains("prefers-color-scheme"))
    #expect(result.output.contains("fill:#000"))
  }

  @Test(arguments: ["393", "393@XY", "0@L", "393@L@ltr", "wide"])
  func `a variant that is none is a mistake with a hint`(name: String) {
    let result = tool.run("show", "--format", "svg", "--variant", name, "a.snap")
    #expect(result.exitCode == .usage)
    #expect(result.output.isEmpty)
    #expect(
      result.messages == """
        error: “\(name)” is no variant [usage-unknown-variant]
          hint: a width in points and a text size, such as 393@L, 320@AX3 or 393@L@rtl; the sizes are \
        XS, S, M, L, XL, XXL, XXXL, AX1, AX2, AX3, AX4, AX5

        """)
  }

  @Test(
    arguments: [["--variant", "393@L"], ["--appearance", "dark"], ["--full-length"]],
    ["text", "json"])
  func `options for pictures are a mistake for other forms`(option: [String], form: String) {
    let result = tool.run(["show", "--format", form] + option + ["a.snap"])
    #expect(result.exitCode == .usage)
    #expect(result.messages.contains("[usage-option-for-pictures]"))
  }

  @Test(arguments: ["svg", "png"])
  func `a damaged snapshot has no picture`(form: String) {
    let result = tool.run("show", "--format", form, "b.snap")
    #expect(result.exitCode == .damagedInput)
    #expect(result.output.isEmpty)
    #expect(result.messages.hasPrefix("b.snap:2:"))
  }

  @Test func `a PNG is made where the program for it is installed, else the message says how`() {
    let result = tool.run("show", "--format", "png", "a.snap")
    if result.exitCode == .fine {
      #expect(result.bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
      // Two pixels a point: the width of 375 and of the device around it stands at byte 16.
      #expect(Array(result.bytes[16..<20]) == [0, 0, 3, 0x32])
      #expect(result.messages.isEmpty)
    } else {
      #expect(result.exitCode == .usage)
      #expect(result.bytes.isEmpty)
      #expect(result.messages.contains("rsvg-convert"))
      #expect(result.messages.contains("librsvg2-bin"))
    }
  }

  @Test(
    arguments: [
      (["catalog-no-such-program"], "usage-no-picture-converter"),
      (["/bin/sh", "-c", "exit 3"], "usage-picture-not-converted"),
      (["/bin/sh", "-c", "echo no picture"], "usage-picture-not-converted"),
    ])
  func `what is no PNG is not printed`(command: [String], id: String) {
    let failure = #expect(throws: Failure.self) {
      try PNGConverter(command: command).png(of: Array("<svg/>".utf8))
    }
    #expect(failure?.exitCode == .usage)
    #expect(failure?.diagnostics.map(\.id) == [id])
    #expect(failure?.diagnostics.first?.hint != nil)
  }

  @Test func `the program reads the picture and its output is the PNG`() throws {
    let svg: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 1, 2, 3]
    #expect(try PNGConverter(command: ["cat"]).png(of: svg) == svg)
  }
}
