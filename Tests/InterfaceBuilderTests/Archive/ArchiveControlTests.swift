import CatalogCore
import Testing

@testable import InterfaceBuilder

/// What the classes of archives become, one by one.
struct ArchiveControlTests {
  private static func view(_ text: String) throws -> InterfaceView {
    try #require(ArchiveXML.read(text)?.roots.views.first)
  }

  @Test(arguments: [
    ("IBUISwitch", "<bool key=\"IBUIOn\">YES</bool>", ControlContent.Kind.toggle, 1.0, 1.0),
    (
      "IBUISlider",
      "<float key=\"IBUIValue\">5.0e-01</float><float key=\"IBUIMaxValue\">2</float>",
      .slider, 0.5, 2
    ),
    ("IBUIProgressView", "<float key=\"IBUIProgress\">0.25</float>", .progress, 0.25, 1),
    (
      "IBUIPageControl",
      "<int key=\"IBUINumberOfPages\">3</int><int key=\"IBUICurrentPage\">2</int>", .pages, 2, 3
    ),
    ("IBUIStepper", "<double key=\"IBUIMaximumValue\">9</double>", .stepper, 0, 9),
    ("IBUIPickerView", "", .picker, 0, 1),
  ])
  func `a control keeps its value`(
    name: String, values: String, kind: ControlContent.Kind, value: Double, maximum: Double
  ) throws {
    guard case .control(let control) = try Self.view(ArchiveXML.object(name, "1", values)).content
    else {
      Issue.record("no control")
      return
    }
    #expect(control.kind == kind)
    #expect(control.value == value)
    #expect(control.maximum == maximum)
  }

  @Test(arguments: [
    ("IBUIDatePicker", "<int key=\"IBUIDatePickerMode\">1</int>", "date"),
    ("IBUIActivityIndicatorView", "<int key=\"IBUIStyle\">2</int>", "gray"),
    ("IBUIActivityIndicatorView", "", "whiteLarge"),
  ])
  func `a control keeps its mode`(name: String, values: String, mode: String) throws {
    guard case .control(let control) = try Self.view(ArchiveXML.object(name, "1", values)).content
    else {
      Issue.record("no control")
      return
    }
    #expect(control.mode == mode)
  }

  @Test(arguments: ArchiveXML.all)
  func `segments keep their titles, images and the chosen one`(xml: ArchiveXML) throws {
    let control = ArchiveXML.object(
      "IBUISegmentedControl", "1",
      xml.list("IBSegmentTitles", ["<string>Sail</string>", "<string>Motor</string>", "<nil/>"]),
      xml.list(
        "IBSegmentImages",
        [
          "<object class=\"NSNull\"/>", "<nil/>",
          "<object class=\"NSCustomResource\"><string key=\"NSResourceName\">oar.png</string></object>",
        ]),
      "<int key=\"IBSelectedSegmentIndex\">1</int>")
    let document = try #require(InterfaceXML.read(xml.file([control])))
    guard case .segments(let content) = document.roots.views.first?.content else {
      Issue.record("no segments")
      return
    }
    #expect(content.segments.map(\.title) == ["Sail", "Motor", ""])
    #expect(content.segments.map(\.image) == [nil, nil, "oar.png"])
    #expect(content.selected == 1)
  }

  @Test func `a field keeps its placeholder, border and traits`() throws {
    let field = ArchiveXML.object(
      "IBUITextField", "1", "<string key=\"IBUIPlaceholder\">Berth</string>",
      "<int key=\"IBUIBorderStyle\">3</int>",
      ArchiveXML.object(
        "IBUITextInputTraits", key: "IBUITextInputTraits",
        "<bool key=\"IBUISecureTextEntry\">YES</bool><int key=\"IBUIKeyboardType\">4</int>"))
    guard case .textField(let content) = try Self.view(field).content else {
      Issue.record("no field")
      return
    }
    #expect(content.placeholder == "Berth")
    #expect(content.borderStyle == "roundedRect")
    #expect(content.isSecure)
    #expect(content.keyboardType == "numberPad")
  }

  @Test func `a text view, an image and a search bar keep what they show`() throws {
    let text = try Self.view(
      ArchiveXML.object(
        "IBUITextView", "1", "<string key=\"IBUIText\">Log</string>",
        "<bool key=\"IBUIEditable\">NO</bool>"))
    let image = try Self.view(
      ArchiveXML.object(
        "IBUIImageView", "1",
        "<object class=\"NSCustomResource\" key=\"IBUIImage\">",
        "<string key=\"NSResourceName\">buoy.png</string></object>"))
    let search = try Self.view(
      ArchiveXML.object("IBUISearchBar", "1", "<string key=\"IBPlaceholder\">Boats</string>"))
    guard case .textView(let textContent) = text.content,
      case .image(let imageContent) = image.content,
      case .searchBar(let searchContent) = search.content
    else {
      Issue.record("other content")
      return
    }
    #expect(textContent.text.string == "Log")
    #expect(!textContent.isEditable)
    #expect(imageContent.image == "buoy.png")
    #expect(searchContent.placeholder == "Boats")
  }

  @Test func `a label shrinks where a smallest size is stored and nothing forbids it`() throws {
    func shrinks(_ stored: String) throws -> Bool? {
      guard
        case .label(let content) = try Self.view(ArchiveXML.object("IBUILabel", "1", stored))
          .content
      else { return nil }
      return content.shrinks
    }
    let smallest = "<float key=\"IBUIMinimumFontSize\">10</float>"
    #expect(try shrinks(smallest) == true)
    #expect(try shrinks(smallest + "<bool key=\"IBUIAdjustsFontSizeToFit\">NO</bool>") == false)
    #expect(try shrinks("") == false)
  }

  @Test func `a button keeps the titles of its states`() throws {
    let button = ArchiveXML.object(
      "IBUIButton", "1", "<string key=\"IBUINormalTitle\">Moor</string>",
      "<string key=\"IBUISelectedTitle\">Moored</string>", "<bool key=\"IBUIEnabled\">NO</bool>")
    guard case .button(let content) = try Self.view(button).content else {
      Issue.record("no button")
      return
    }
    #expect(content.type == "custom")
    #expect(content.title?.string == "Moor")
    #expect(content.otherTitles.map(\.state) == ["selected"])
    #expect(!content.isEnabled)
  }

  @Test func `what assistive technology reads is kept`() throws {
    let view = try Self.view(
      ArchiveXML.object(
        "IBUIView", "1",
        ArchiveXML.object(
          "IBUIAccessibilityConfiguration", key: "IBUIAccessibilityConfiguration",
          "<string key=\"IBUIAccessibilityLabel\">Chart</string>",
          "<string key=\"IBUIAccessibilityHint\">Opens it.</string>",
          "<int key=\"IBUIAccessibilityTraits\">5</int>",
          "<bool key=\"IBUIIsAccessibilityElement\">YES</bool>")))
    #expect(view.accessibility?.label == "Chart")
    #expect(view.accessibility?.hint == "Opens it.")
    #expect(view.accessibility?.traits == ["button", "image"])
    #expect(view.accessibility?.isElement == true)
  }

  @Test(arguments: [
    ("IBUIView", "view"), ("IBMKMapView", "mapView"), ("IBUIWebView", "webView"),
    ("IBUIScrollView", "scrollView"), ("IBUIWindow", "window"), ("IBUIDial", "dial"),
    ("HarbourDial", "harbourDial"), ("IBUI", "uI"), ("", "object"),
  ])
  func `an unknown class is an element of its own name`(name: String, element: String) throws {
    let view = try Self.view(
      ArchiveXML.object(name, "1", "<string key=\"NSFrameSize\">{10, 20}</string>"))
    #expect(view.element == element)
    #expect(view.frame == InterfaceFrame(width: 10, height: 20))
  }
}
