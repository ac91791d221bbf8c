import CatalogCore
import TestSupport
import Testing

@testable import InterfaceBuilder

/// Files that were changed at random, in bytes and in structure, must be read or refused.
struct MutationTests {
  private static let harbour = InterfaceXML.storyboard(
    scenes: [
      InterfaceXML.scene(
        controller: "berths", attributes: "customClass=\"BerthList\"",
        subviews: """
          <tableView dataMode="static" rowHeight="48" id="list">\
          <rect key="frame" x="0" y="0" width="393" height="400"/>
          <prototypes><tableViewCell reuseIdentifier="Berth" id="cell">\
          <tableViewCellContentView key="contentView" id="box"><subviews>\
          <label text="Pier" id="name"><fontDescription key="fontDescription" type="system" \
          pointSize="17"/><color key="textColor" systemColor="labelColor"/></label></subviews>\
          </tableViewCellContentView></tableViewCell></prototypes>
          <sections><tableViewSection headerTitle="North" id="s"><cells/></tableViewSection></sections>
          </tableView>
          <segmentedControl selectedSegmentIndex="1" id="in"><segments><segment title="In"/>\
          <segment title="Out"/></segments></segmentedControl>
          <stackView axis="vertical" spacing="8" id="stack"><subviews>\
          <button buttonType="system" id="go"><state key="normal" title="Sail"/><connections>\
          <segue destination="berths" kind="show" id="segue"/></connections></button></subviews>\
          <variation key="default"><mask key="subviews"><exclude reference="go"/></mask></variation>\
          </stackView>
          """,
        parts: """
          <navigationItem key="navigationItem" title="Berths" id="bar">\
          <barButtonItem key="rightBarButtonItem" systemItem="add" id="add"/></navigationItem>
          """,
        beside: "<exit id=\"exit\"/><tapGestureRecognizer id=\"tap\"/>")
    ], initial: "berths")

  private static let words = [
    "", "-1", "nan", "1e999", "99999999999999999999", "-9223372036854775808", "YES", "view", "-",
    "=", "default", "🚢", "\u{212A}", "IBUITableViewCellStyle", "UICTFontTextStyle", "Color",
  ]

  @Test func `bytes changed at random are read or refused`() {
    var random = SeededGenerator(seed: 6)
    let whole = Array(Self.harbour.utf8)
    var read = 0
    for _ in 0..<1_500 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        let end = min(bytes.count, index + Int.random(in: 1...120, using: &random))
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.removeSubrange(index..<end)
        default: bytes.insert(contentsOf: bytes[index..<end], at: index)
        }
        if bytes.isEmpty { bytes = whole }
      }
      if case .interface = InterfaceReader.read(SourceText(path: "a", bytes: bytes)) { read += 1 }
    }
    #expect(read > 0)
  }

  @Test func `elements changed at random are read`() throws {
    let whole = try MarkupReader.root(of: SourceText(path: "a", Self.harbour))
    var random = SeededGenerator(seed: 7)
    for _ in 0..<1_500 {
      var root = whole
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        Self.mutate(&root, donor: whole, using: &random)
      }
      let document = DocumentReader.document(root, path: FilePath("a"))
      let lines = document.problems.compactMap(\.location?.line)
      #expect(lines == lines.sorted())
    }
  }

  /// Changes one element somewhere below another.
  private static func mutate(
    _ element: inout MarkupElement, donor: MarkupElement, using random: inout SeededGenerator
  ) {
    if !element.children.isEmpty, Int.random(in: 0..<5, using: &random) > 0 {
      let index = Int.random(in: 0..<element.children.count, using: &random)
      mutate(&element.children[index], donor: donor, using: &random)
      return
    }
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      element.children.append(some(of: donor, using: &random))
    case 1:
      if !element.children.isEmpty { element.children.removeLast() }
    case 2: element.children.shuffle(using: &random)
    case 3: element.name = some(of: donor, using: &random).name
    case 4: element.children += element.children
    default:
      // The reader keeps no order, so one is made: the seed has to mean the same each time.
      element.attributes.sort { $0.name.precedesByBytes($1.name) }
      guard let index = element.attributes.indices.randomElement(using: &random) else { return }
      element.attributes[index].value = words.randomElement(using: &random) ?? ""
    }
  }

  private static func some(
    of element: MarkupElement, using random: inout SeededGenerator
  ) -> MarkupElement {
    guard let child = element.children.randomElement(using: &random),
      Int.random(in: 0..<6, using: &random) > 0
    else { return element }
    return some(of: child, using: &random)
  }
}
