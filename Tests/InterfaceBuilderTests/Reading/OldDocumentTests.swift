import CatalogCore
import Testing

@testable import InterfaceBuilder

/// Storyboards of versions 1 and 2: ids that are numbers or missing, and frames that are missing.
struct OldDocumentTests {
  private static func old(_ scenes: String..., rest: String = "") throws -> InterfaceDocument {
    try #require(
      InterfaceXML.read(
        InterfaceXML.storyboard(
          scenes: scenes, initial: "2", device: nil, version: "1.1", rest: rest)))
  }

  private static let berths = InterfaceXML.scene(
    """
    <tableViewController id="2" sceneMemberID="viewController">
    <tableView key="view" style="grouped" rowHeight="48" id="3">
    <rect key="frame" x="0.0" y="20" width="320" height="460"/>
    <prototypes>
    <tableViewCell reuseIdentifier="BerthCell" id="4">
    <rect key="frame" x="0.0" y="22" width="320" height="48"/>
    <view key="contentView">
    <rect key="frame" x="10" y="1" width="300" height="46"/>
    <subviews><label text="Berth" id="5"/></subviews>
    </view>
    </tableViewCell>
    <tableViewCell id="6"/>
    <tableViewCell rowHeight="60" id="7"/>
    </prototypes>
    </tableView>
    <navigationItem key="navigationItem" title="Berths" id="8"/>
    <connections><segue destination="20" kind="push" id="9"/></connections>
    </tableViewController>
    """, id: "1")

  @Test func `ids are numbers or missing, and the version is kept`() throws {
    let document = try Self.old(
      Self.berths, InterfaceXML.scene("<viewController id=\"20\"/>", id: "19"),
      rest: "<classes><class className=\"BerthList\"/></classes>")
    #expect(document.format == .document(version: "1.1"))
    #expect(document.initialControllerID == "2")
    #expect(document.scenes.map(\.controller?.id) == ["2", "20"])
    #expect(document.scenes[0].controller?.connections.segues.first?.kind == "push")
    guard case .table(let table) = document.scenes[0].controller?.view?.content else {
      Issue.record("no table")
      return
    }
    let content = try #require(table.prototypes.first?.subviews.first)
    #expect(content.id.isEmpty)
    #expect(content.key == "contentView")
    #expect(content.subviews.map(\.id) == ["5"])
    #expect(document.problems.isEmpty)
  }

  @Test func `a segue within a segue counts, and has the destination of the outer one`() throws {
    let document = try #require(
      InterfaceXML.read(
        InterfaceXML.xib(
          """
          <view id="a"><connections><segue destination="a" kind="show" id="s1">\
          <segue key="commit" inheritsFrom="parent" id="s2"/></segue></connections></view>
          """)))
    let segues = document.roots.views[0].connections.segues
    #expect(segues.map(\.id) == ["s1", "s2"] && segues.map(\.kind) == ["show", "commit"])
    #expect(segues.map(\.destination) == ["a", "a"])
  }

  @Test func `a frame is made of distances where that is possible, and is no stored one`() throws {
    let document = try #require(
      InterfaceXML.read(
        InterfaceXML.xib(
          "<view id=\"a\"><frame key=\"frameInset\" minX=\"16\" width=\"62\" height=\"43\"/></view>"
        )))
    #expect(document.roots.views[0].frame == InterfaceFrame(x: 16, y: 0, width: 62, height: 43))
    #expect(document.roots.views[0].isFrameGuessed)
    #expect(document.problems.isEmpty)
  }

  @Test func `a missing frame is guessed, and marked`() throws {
    let document = try Self.old(Self.berths)
    guard case .table(let table) = document.scenes[0].controller?.view?.content else {
      Issue.record("no table")
      return
    }
    #expect(table.prototypes.map(\.frame?.height) == [48, 48, 60])
    #expect(table.prototypes.map(\.isFrameGuessed) == [false, true, true])
    let label = try #require(table.prototypes[0].subviews.first?.subviews.first)
    #expect(label.frame == InterfaceFrame(width: 300, height: 21))
    #expect(label.isFrameGuessed)
  }

  @Test func `constants of constraints say where a view is, else the view before it`() throws {
    let document = try Self.old(
      InterfaceXML.scene(
        """
        <viewController id="2"><view key="view" id="3">
        <subviews>
        <label text="Boat" id="4"/>
        <textField id="5"/>
        <switch id="6"><constraints><constraint firstAttribute="height" constant="40" id="c"/>\
        </constraints></switch>
        <pickerView id="7"/>
        <button id="8"/>
        </subviews>
        <constraints>
        <constraint firstItem="4" firstAttribute="leading" secondItem="3" \
        secondAttribute="leading" constant="20" id="c1"/>
        <constraint firstItem="4" firstAttribute="top" secondItem="3" secondAttribute="top" \
        constant="30" id="c2"/>
        <constraint firstAttribute="trailing" secondItem="4" secondAttribute="trailing" \
        constant="20" id="c3"/>
        <constraint firstItem="5" firstAttribute="top" secondItem="4" secondAttribute="bottom" \
        constant="8" id="c4"/>
        </constraints>
        </view></viewController>
        """),
      rest: """
        <simulatedMetricsContainer key="defaultSimulatedMetrics">
        <simulatedOrientationMetrics key="orientation"/>
        <simulatedScreenMetrics key="destination" type="retina4"/></simulatedMetricsContainer>
        """)
    #expect(document.device == InterfaceDocument.CanvasDevice(id: "retina4"))
    let view = try #require(document.scenes[0].controller?.view)
    #expect(view.frame == InterfaceFrame(width: 320, height: 568))
    #expect(
      view.subviews.map(\.frame) == [
        InterfaceFrame(x: 20, y: 30, width: 280, height: 21),
        InterfaceFrame(x: 0, y: 59, width: 320, height: 30),
        InterfaceFrame(x: 0, y: 89, width: 51, height: 40),
        InterfaceFrame(x: 0, y: 129, width: 320, height: 216),
        InterfaceFrame(x: 0, y: 345, width: 73, height: 44),
      ])
    #expect(view.isFrameGuessed && view.subviews.allSatisfy(\.isFrameGuessed))
  }
}
