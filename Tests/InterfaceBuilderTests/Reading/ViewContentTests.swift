import CatalogCore
import Testing

@testable import InterfaceBuilder

/// What single kinds of views show.
struct ViewContentTests {
  private struct Missing: Error {}

  private static func view(
    _ element: String, _ attributes: String = "", _ parts: String = "", rest: String = ""
  ) throws -> InterfaceView {
    let text = InterfaceXML.xib(
      InterfaceXML.view(element, "a", attributes: attributes, parts), rest: rest)
    let document = try #require(InterfaceXML.read(text))
    #expect(document.problems.isEmpty)
    return try #require(document.roots.views.first)
  }

  @Test func `every view has its flags, its colours and its notes`() throws {
    let view = try Self.view(
      "view",
      """
      hidden="YES" clipsSubviews="YES" misplaced="YES" ambiguous="YES" fixedFrame="YES" \
      userInteractionEnabled="NO" alpha="0.5" tag="7" contentMode="center" userLabel="Hull" \
      customClass="HullView" semanticContentAttribute="forceRightToLeft"
      """,
      """
      <color key="tintColor" white="0" alpha="1"/>
      <viewLayoutGuide key="safeArea" id="safe"/>
      <accessibility key="accessibilityConfiguration" label="Hull" hint="Opens it" identifier="hull">
      <accessibilityTraits key="traits" header="YES" button="YES" image="NO"/>
      <bool key="isElement" value="YES"/></accessibility>
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" \
      value="8"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="color" keyPath="edge"><color key="value" white="1" \
      alpha="1"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="boolean" keyPath="wet" value="YES"/>
      <userDefinedRuntimeAttribute type="string" keyPath="name" value="Ada"/>
      <userDefinedRuntimeAttribute type="size" keyPath="size"><size key="value" width="3" \
      height="-4"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="nil" keyPath="none"/>
      </userDefinedRuntimeAttributes>
      """)
    #expect(
      view.flags == [
        .hidden, .clipsSubviews, .misplaced, .ambiguous, .fixedFrame, .interactionDisabled,
      ])
    #expect(view.alpha == 0.5 && view.tag == 7 && view.contentMode == "center")
    #expect(view.userLabel == "Hull" && view.customClass?.module == nil)
    #expect(view.semanticContentAttribute == "forceRightToLeft")
    #expect(view.tintColor?.components?.red == 0)
    #expect(view.layoutGuides == ["safe"])
    var accessibility = InterfaceAccessibility()
    accessibility.label = "Hull"
    accessibility.hint = "Opens it"
    accessibility.identifier = "hull"
    accessibility.traits = ["button", "header"]
    accessibility.isElement = true
    #expect(view.accessibility == accessibility)
    let white = InterfaceColor(components: .init(red: 1, green: 1, blue: 1))
    #expect(
      view.runtimeAttributes.map(\.value) == [
        .number(8), .color(white), .flag(true), .text("Ada"), .numbers([3, -4]), .absent,
      ])
  }

  @Test func `a label tells how its text is set`() throws {
    let view = try Self.view(
      "label",
      """
      text="Berth" textAlignment="right" numberOfLines="0" lineBreakMode="wordWrap" \
      adjustsFontSizeToFit="YES" minimumScaleFactor="0.5" adjustsFontForContentSizeCategory="YES"
      """,
      "<color key=\"shadowColor\" white=\"0\"/><size key=\"shadowOffset\" width=\"0\" height=\"-1\"/>"
    )
    guard case .label(let label) = view.content else { throw Missing() }
    #expect(label.alignment == "right" && label.lines == 0 && label.lineBreakMode == "wordWrap")
    #expect(label.shrinks && label.followsTextSize && label.minimumScaleFactor == 0.5)
    #expect(label.shadowOffset == InterfaceSize(width: 0, height: -1))
    #expect(label.shadowColor != nil)
  }

  @Test(
    arguments: [
      ("", false), ("adjustsFontSizeToFit=\"NO\"", false), ("minimumScaleFactor=\"0.5\"", true),
      ("minimumFontSize=\"9\"", true),
      ("adjustsFontSizeToFit=\"NO\" minimumFontSize=\"9\"", false),
    ])
  func `a label shrinks where it has a smallest size and does not say no`(
    attributes: String, shrinks: Bool
  ) throws {
    let view = try Self.view("label", attributes)
    guard case .label(let label) = view.content else { throw Missing() }
    #expect(label.shrinks == shrinks)
  }

  @Test func `a classic button has titles for states`() throws {
    let view = try Self.view(
      "button", "buttonType=\"system\" enabled=\"NO\" selected=\"YES\"",
      """
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
      <state key="normal" title="Sail" image="ferry" catalog="system" backgroundImage="wave">
      <color key="titleColor" systemColor="systemRedColor"/></state>
      <state key="highlighted" title="Sailing"/><state key="disabled"/>
      """)
    guard case .button(let button) = view.content else { throw Missing() }
    #expect(button.type == "system" && button.configuration == nil)
    #expect(button.title?.string == "Sail" && button.image == "ferry" && button.isSymbol)
    #expect(button.backgroundImage == "wave")
    #expect(button.titleColor?.name == .system("systemRed"))
    #expect(button.otherTitles.map(\.state) == ["highlighted"])
    #expect(!button.isEnabled && button.isSelected)
    #expect(button.font == InterfaceFont(.textStyle("body")))
  }

  @Test func `a configuration says what a button shows`() throws {
    let view = try Self.view(
      "button", "",
      """
      <state key="normal" title="Button"/>
      <buttonConfiguration key="configuration" style="filled" title="Moor" subtitle="at berth 4">
      <imageReference key="image" image="anchor" catalog="system"/>
      <fontDescription key="titleFontDescription" type="boldSystem" pointSize="20"/>
      <color key="baseForegroundColor" white="1"/><color key="baseBackgroundColor" name="Sea"/>
      </buttonConfiguration>
      """)
    guard case .button(let button) = view.content else { throw Missing() }
    #expect(button.configuration == "filled" && button.title?.string == "Moor")
    #expect(button.subtitle == "at berth 4")
    #expect(button.image == "anchor" && button.isSymbol)
    #expect(button.font?.pointSize == 20)
    #expect(button.baseBackgroundColor?.name == .asset("Sea"))
  }

  @Test func `an image may be a symbol by its attribute, its child or the resources`() throws {
    let resources = "<resources><image name=\"c\" catalog=\"system\"/></resources>"
    for (attributes, parts, isSymbol) in [
      ("image=\"c\" catalog=\"system\"", "", true), ("image=\"d\"", "", false),
      ("image=\"c\"", "", true),
      ("", "<imageReference key=\"image\" image=\"c\" catalog=\"system\"/>", true),
    ] {
      let view = try Self.view("imageView", attributes, parts, rest: resources)
      guard case .image(let image) = view.content else { throw Missing() }
      #expect(image.image == (isSymbol ? "c" : "d"))
      #expect(image.isSymbol == isSymbol)
    }
  }

  @Test func `fields tell their texts and traits`() throws {
    let field = try Self.view(
      "textField",
      "borderStyle=\"roundedRect\" clearButtonMode=\"always\" textAlignment=\"center\"",
      """
      <string key="placeholder">Boat
      or owner</string>
      <textInputTraits key="textInputTraits" secureTextEntry="YES" keyboardType="emailAddress" \
      textContentType="username"/>
      """)
    guard case .textField(let content) = field.content else { throw Missing() }
    #expect(content.placeholder == "Boat\nor owner" && content.isSecure)
    #expect(content.borderStyle == "roundedRect" && content.clearButtonMode == "always")
    #expect(content.keyboardType == "emailAddress" && content.textContentType == "username")
    let view = try Self.view("textView", "editable=\"NO\" text=\"Log\"")
    guard case .textView(let text) = view.content else { throw Missing() }
    #expect(text.text.string == "Log" && !text.isEditable)
    let search = try Self.view(
      "searchBar", "placeholder=\"Boats\" prompt=\"Find\" showsCancelButton=\"YES\"",
      "<scopeButtonTitles><string>Here</string><string>At sea</string></scopeButtonTitles>")
    guard case .searchBar(let bar) = search.content else { throw Missing() }
    #expect(bar.placeholder == "Boats" && bar.prompt == "Find" && bar.showsCancelButton)
    #expect(bar.scopeTitles == ["Here", "At sea"])
  }

  @Test(
    arguments: [
      ("switch", "on=\"YES\"", .toggle, [1, 0, 1]),
      ("slider", "value=\"30\" minValue=\"10\" maxValue=\"50\"", .slider, [30, 10, 50]),
      ("stepper", "value=\"2\" minimumValue=\"1\" maximumValue=\"9\"", .stepper, [2, 1, 9]),
      ("progressView", "progress=\"0.25\"", .progress, [0.25, 0, 1]),
      ("pageControl", "currentPage=\"1\" numberOfPages=\"4\"", .pages, [1, 0, 4]),
      ("activityIndicatorView", "style=\"large\"", .spinner, [0, 0, 1]),
      ("pickerView", "", .picker, [0, 0, 1]),
      ("datePicker", "datePickerMode=\"time\"", .datePicker, [0, 0, 1]),
    ] as [(String, String, ControlContent.Kind, [Double])])
  func `a control has its value and its range`(
    element: String, attributes: String, kind: ControlContent.Kind, numbers: [Double]
  ) throws {
    let view = try Self.view(element, attributes + " enabled=\"NO\"")
    guard case .control(let control) = view.content else { throw Missing() }
    #expect(control.kind == kind && !control.isEnabled)
    #expect([control.value, control.minimum, control.maximum] == numbers)
    #expect(control.mode == ["spinner": "large", "datePicker": "time"][kind.rawValue])
  }

  @Test func `segments, stacks and bars list what is in them`() throws {
    let segmented = try Self.view(
      "segmentedControl", "selectedSegmentIndex=\"1\"",
      "<segments><segment title=\"In\"/><segment title=\"\" image=\"sea\"/></segments>")
    guard case .segments(let segments) = segmented.content else { throw Missing() }
    #expect(segments.segments.map(\.title) == ["In", ""] && segments.selected == 1)
    #expect(segments.segments[1].image == "sea")
    let stacked = try Self.view(
      "stackView",
      "axis=\"vertical\" spacing=\"8\" alignment=\"center\" distribution=\"fillEqually\"")
    guard case .stack(let stack) = stacked.content else { throw Missing() }
    #expect(stack.isVertical && stack.spacing == 8)
    #expect(stack.alignment == "center" && stack.distribution == "fillEqually")
    let tabs = try Self.view(
      "tabBar", "", "<items><tabBarItem systemItem=\"more\" badgeValue=\"3\" id=\"t\"/></items>")
    guard case .bar(let bar) = tabs.content else { throw Missing() }
    #expect(bar.items.map(\.systemItem) == ["more"] && bar.items[0].badge == "3")
    let navigation = try Self.view(
      "navigationBar", "", "<items><navigationItem title=\"Log\" id=\"n\"/></items>")
    guard case .bar(let titles) = navigation.content else { throw Missing() }
    #expect(titles.navigationItems.map(\.title) == ["Log"])
  }

  @Test func `a cell tells its style, its height and its parts`() throws {
    let view = try Self.view(
      "tableViewCell",
      """
      reuseIdentifier="Berth" style="IBUITableViewCellStyleValue1" rowHeight="60" \
      accessoryType="disclosureIndicator" editingAccessoryType="checkmark" selectionStyle="blue" \
      indentationLevel="2" indentationWidth="12" textLabel="t" detailTextLabel="d" imageView="i"
      """,
      """
      <view key="selectedBackgroundView" id="s"/>
      <tableViewCellContentView key="contentView" id="c"/>
      <view key="backgroundView" id="b"/><button key="accessoryView" id="x"/>
      """)
    guard case .cell(let cell) = view.content else { throw Missing() }
    #expect(cell.style == "value1" && cell.rowHeight == 60 && cell.reuseIdentifier == "Berth")
    #expect(cell.accessory == "disclosureIndicator" && cell.editingAccessory == "checkmark")
    #expect(cell.selectionStyle == "blue")
    #expect(cell.indentationLevel == 2 && cell.indentationWidth == 12)
    #expect([cell.textLabelID, cell.detailTextLabelID, cell.imageViewID] == ["t", "d", "i"])
    #expect(view.subviews.map(\.id) == ["s", "b", "c", "x"])
  }

  @Test func `a table keeps what the system would decide`() throws {
    let view = try Self.view(
      "tableView",
      """
      dataMode="prototypes" style="insetGrouped" separatorStyle="none" rowHeight="-1" \
      estimatedRowHeight="-1" sectionHeaderHeight="18" sectionFooterHeight="10" allowsSelection="NO"
      """)
    guard case .table(let table) = view.content else { throw Missing() }
    #expect(table.style == "insetGrouped" && table.separatorStyle == "none")
    #expect([table.rowHeight, table.estimatedRowHeight] == [-1, -1])
    #expect([table.sectionHeaderHeight, table.sectionFooterHeight] == [18, 10])
    #expect(!table.allowsSelection)
  }

  @Test func `a collection has cells, edges and a layout`() throws {
    let view = try Self.view(
      "collectionView", "dataMode=\"prototypes\"",
      """
      <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" \
      minimumLineSpacing="4" minimumInteritemSpacing="6" id="l">
      <size key="itemSize" width="90" height="70"/>
      <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/></collectionViewFlowLayout>
      <cells><collectionViewCell reuseIdentifier="Photo" id="c">\
      <size key="customSize" width="30" height="40"/></collectionViewCell></cells>
      <collectionReusableView key="sectionHeaderView" reuseIdentifier="Top" id="h"/>
      <collectionReusableView key="sectionFooterView" id="f"/>
      """)
    guard case .collection(let collection) = view.content else { throw Missing() }
    #expect(collection.layout == "collectionViewFlowLayout" && collection.scrollsHorizontally)
    #expect(collection.itemSize == InterfaceSize(width: 90, height: 70))
    #expect(collection.lineSpacing == 4 && collection.itemSpacing == 6)
    #expect(collection.sectionInset == [2, 1, 4, 3])
    guard case .cell(let cell) = collection.cells.first?.content else { throw Missing() }
    #expect(cell.isCollectionCell && cell.customSize == InterfaceSize(width: 30, height: 40))
    #expect(collection.header?.id == "h" && collection.footer?.id == "f")
    #expect(view.subviews.isEmpty)
  }
}
