import CatalogCore

@testable import InterfaceBuilder

/// The small files that mutations start from: between them, every kind of object that is read.
enum FuzzFiles {
  /// Tabs, a list, a form, a collection, a container and what leads from one to the other.
  static let storyboard = InterfaceXML.storyboard(
    scenes: [tabs, list, form, gallery], initial: "tab", rest: resources)

  static let cell = InterfaceXML.xib(
    InterfaceXML.view(
      "tableViewCell", "cel-01", width: 320, height: 60,
      attributes: """
        reuseIdentifier="BoatCell" style="IBUITableViewCellStyleSubtitle" rowHeight="60" \
        accessoryType="disclosureIndicator" textLabel="nam-01" detailTextLabel="det-01" \
        customClass="BoatCell" customModule="Harbour" customModuleProvider="target"
        """,
      InterfaceXML.view(
        "tableViewCellContentView", "con-01", width: 290, height: 60,
        attributes: "key=\"contentView\"",
        """
        <subviews>
        \(InterfaceXML.view("label", "nam-01", x: 16, y: 8, attributes: "text=\"Boat\""))
        \(InterfaceXML.view("label", "det-01", x: 16, y: 34, attributes: "text=\"Berth 3\""))
        </subviews>
        """)
          + """
          <connections><outlet property="nameLabel" destination="nam-01" id="out-01"/></connections>
          <point key="canvasLocation" x="12" y="-30.5"/>
          """),
    owner: "<connections><outlet property=\"cell\" destination=\"cel-01\" id=\"o\"/></connections>")

  /// One for each spelling of collections.
  static let archives = ArchiveXML.all.map { xml in
    let title = ArchiveXML.object(
      "IBUILabel", "12", "<reference key=\"NSSuperview\" ref=\"11\"/>",
      "<string key=\"NSFrame\">{{16, 6.5}, {180, 22}}</string><string key=\"IBUIText\">Ferry</string>",
      "<reference key=\"IBUITextColor\" ref=\"30\"/>",
      "<object class=\"NSFont\" key=\"IBUIFont\"><string key=\"NSName\">Georgia</string>",
      "<double key=\"NSSize\">1.7e+01</double></object>")
    let book = ArchiveXML.object(
      "IBUIButton", "13", "<int key=\"NSvFlags\">-2147483356</int>",
      "<string key=\"NSFrame\">{{220, 8}, {80, 30}}</string><int key=\"IBUIButtonType\">1</int>",
      "<string type=\"base64-UTF8\" key=\"IBUINormalTitle\">Qm9vawA</string>",
      ArchiveXML.object(
        "NSColor", "30", key: "IBUINormalTitleColor", "<bytes key=\"NSRGB\">MSAwLjUgMAA</bytes>"))
    let segments = ArchiveXML.object(
      "IBUISegmentedControl", "14", "<string key=\"NSFrameSize\">{90, 30}</string>",
      xml.list("IBSegmentTitles", ["<string>Sail</string>", "<string>Oar</string>", "<nil/>"]))
    let table = ArchiveXML.object(
      "IBUITableView", "20",
      "<int key=\"IBUIStyle\">1</int><float key=\"IBUIRowHeight\">64</float>",
      xml.list("NSSubviews", [title, book, segments]))
    let tabs = ArchiveXML.object(
      "IBUITabBarController", "40",
      xml.list(
        "IBUIViewControllers",
        [
          ArchiveXML.object(
            "IBUIViewController", "41", "<string key=\"IBUITitle\">Crew</string>",
            ArchiveXML.object(
              "IBUINavigationItem", "42", key: "IBUINavigationItem",
              ArchiveXML.object(
                "IBUIBarButtonItem", "43", key: "IBUIRightBarButtonItem",
                "<int key=\"IBUISystemItemIdentifier\">4</int>")))
        ]))
    return xml.file(
      [table, tabs], ids: [("20", 2), ("12", 5), ("13", 6), ("41", 7), ("43", 8)],
      connections: [
        ArchiveXML.outlet("table", from: "owner", to: "20", id: 20),
        ArchiveXML.event("book:", from: "13", to: "owner", type: 7, id: 21),
      ], classes: [("-1.CustomClassName", "PierController"), ("2.CustomClassName", "FerryTable")])
  }

  static let all = [storyboard, cell] + archives

  // MARK: - The scenes of the storyboard

  private static let tabs = InterfaceXML.scene(
    """
    <tabBarController id="tab" sceneMemberID="viewController">
    <tabBar key="tabBar" id="bar"><rect key="frame" x="0.0" y="0.0" width="393" height="49"/></tabBar>
    <connections>
    <segue destination="nav" kind="relationship" relationship="viewControllers" id="s1"/>
    <segue destination="frm" kind="relationship" relationship="viewControllers" id="s2"/>
    <segue destination="ref" kind="relationship" relationship="viewControllers" id="s3"/>
    </connections></tabBarController>
    """,
    beside: """
      <navigationController id="nav" sceneMemberID="viewController2">
      <navigationBar key="navigationBar" largeTitles="YES" id="nvb"/>
      <connections><segue destination="lst" kind="relationship" relationship="rootViewController" \
      id="s4"/></connections></navigationController>
      <viewControllerPlaceholder storyboardName="Map" referencedIdentifier="chart" id="ref" \
      sceneMemberID="viewController3"/>
      """, id: "sc1")

  private static let list = InterfaceXML.scene(
    """
    <tableViewController id="lst" storyboardIdentifier="berths" customClass="BerthsController" \
    customModule="Harbour" sceneMemberID="viewController">
    \(InterfaceXML.view(
      "tableView", "tbl", width: 393, height: 852,
      attributes: "key=\"view\" dataMode=\"static\" style=\"grouped\" rowHeight=\"-1\"",
      """
      \(InterfaceXML.view("view", "hdr", width: 393, height: 44, attributes: "key=\"tableHeaderView\""))
      <sections><tableViewSection headerTitle="Berths" id="sec"><cells>
      \(InterfaceXML.view(
        "tableViewCell", "ce1", y: 50, width: 393, height: 44,
        attributes: "reuseIdentifier=\"Berth\" rowHeight=\"44\"",
        """
        <tableViewCellContentView key="contentView" id="cv1"><subviews>
        \(InterfaceXML.view(
          "label", "lb1", attributes: "text=\"One\" hidden=\"YES\" misplaced=\"YES\"",
          "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>"
            + "<color key=\"textColor\" systemColor=\"secondaryLabelColor\"/>"))
        \(InterfaceXML.view("switch", "sw1", x: 300, attributes: "on=\"YES\""))
        </subviews></tableViewCellContentView>
        <connections><segue destination="frm" kind="show" identifier="edit" id="s5"/></connections>
        """))
      </cells><string key="footerTitle">Two
      lines</string></tableViewSection></sections>
      """))
    <navigationItem key="navigationItem" title="Berths" prompt="Old" id="nvi">
    <barButtonItem key="rightBarButtonItem" systemItem="add" id="bb1"><connections>
    <segue destination="frm" kind="presentation" id="s6"/></connections></barButtonItem>
    </navigationItem></tableViewController>
    """,
    beside: """
      <placeholder placeholderIdentifier="IBFirstResponder" id="fr1" sceneMemberID="firstResponder"/>
      <exit id="ex1" sceneMemberID="exit"/>
      <tapGestureRecognizer id="tap"><connections><action selector="drop:" destination="lst" \
      id="a1"/></connections></tapGestureRecognizer>
      """, id: "sc2")

  private static let form = InterfaceXML.scene(
    controller: "frm", attributes: "title=\"Form\" customClass=\"FormController\"",
    subviews: [
      InterfaceXML.view(
        "stackView", "stk", y: 40, attributes: "axis=\"vertical\" spacing=\"8\"",
        "<subviews>"
          + InterfaceXML.view(
            "textField", "fld", attributes: "placeholder=\"Name\" borderStyle=\"roundedRect\"",
            "<textInputTraits key=\"textInputTraits\" secureTextEntry=\"YES\"/>")
          + InterfaceXML.view(
            "button", "btn", attributes: "buttonType=\"system\"",
            "<state key=\"normal\" title=\"Save\" image=\"tick\"/>"
              + "<buttonConfiguration key=\"configuration\" style=\"filled\" title=\"Save\"/>"
              + "<connections><segue destination=\"ex1\" kind=\"unwind\" unwindAction=\"done:\" "
              + "id=\"s7\"/><action selector=\"save:\" destination=\"frm\" "
              + "eventType=\"touchUpInside\" id=\"a2\"/></connections>") + "</subviews>"),
      InterfaceXML.view(
        "segmentedControl", "seg", y: 90, attributes: "selectedSegmentIndex=\"1\"",
        "<segments><segment title=\"Sail\"/><segment title=\"Oar\" image=\"oar\"/></segments>"),
      InterfaceXML.view(
        "slider", "sld", y: 120, attributes: "value=\"0.5\" minValue=\"0.0\" maxValue=\"1\""),
      InterfaceXML.view(
        "imageView", "img", y: 150, attributes: "image=\"quay\" alpha=\"0.5\"",
        "<color key=\"backgroundColor\" white=\"1\" alpha=\"0.5\" colorSpace=\"calibratedWhite\"/>"
          + "<accessibility key=\"accessibilityConfiguration\" label=\"Quay\"/>"
          + "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"number\" "
          + "keyPath=\"layer.cornerRadius\"><integer key=\"value\" value=\"8\"/>"
          + "</userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>"),
      InterfaceXML.view("textView", "txv", y: 170, "<string key=\"text\">A\nB</string>"),
      InterfaceXML.view(
        "containerView", "box", y: 200,
        "<connections><segue destination=\"gal\" kind=\"embed\" id=\"s8\"/></connections>"),
      InterfaceXML.view("tideView", "unk", y: 300),
    ].joined(),
    parts: """
      <tabBarItem key="tabBarItem" title="Form" image="form" id="tbi"/>
      <connections><outlet property="field" destination="fld" id="o1"/>
      <outletCollection property="all" destination="btn" id="o2"/></connections>
      """)

  private static let gallery = InterfaceXML.scene(
    """
    <collectionViewController id="gal" sceneMemberID="viewController">
    \(InterfaceXML.view(
      "collectionView", "col", width: 393, height: 300, attributes: "key=\"view\"",
      """
      <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" id="lay">
      <size key="itemSize" width="128" height="128"/></collectionViewFlowLayout>
      <cells>\(InterfaceXML.view(
        "collectionViewCell", "cc1", width: 128, height: 128,
        attributes: "reuseIdentifier=\"Photo\"",
        "<view key=\"contentView\"><subviews>"
          + InterfaceXML.view("label", "lb2", attributes: "text=\"Photo\"")
          + "</subviews><constraints><constraint firstAttribute=\"top\" constant=\"4\" id=\"k\"/>"
          + "</constraints><variation key=\"widthClass=compact\"><mask key=\"subviews\">"
          + "<exclude reference=\"lb2\"/></mask></variation></view>"))</cells>
      """))
    </collectionViewController>
    """, id: "sc4")

  private static let resources = """
    <resources><image name="quay" width="40" height="30"/><systemColor name="secondaryLabelColor">
    <color red="0.2" green="0.2" blue="0.2" alpha="0.6" colorSpace="custom"/></systemColor></resources>
    """
}
