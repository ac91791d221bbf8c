import CatalogCore
import TestSupport

@testable import InterfaceBuilder

/// Documents that no reader would make: hostile texts, numbers that are none, ids that are missing or
/// stand twice, references to nothing and to each other.
struct RandomInterfaces {
  private var generator: SeededGenerator
  private var texts: [String]

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    texts = Array(HostileStrings(seed: seed).prefix(400)) + ["base", "select", "view", "42", "-0"]
    texts.append(String(repeating: "quay ", count: 2_000))
  }

  mutating func project() -> [ImportedDocument] {
    (0..<number(4)).map { _ in
      ImportedDocument(
        document(), group: maybe { $0.text() },
        translations: (0..<number(2)).map { _ in
          ImportedDocument.Translation(language: text(), document: document())
        })
    }
  }

  // MARK: - Values

  private mutating func number(_ count: Int) -> Int { Int.random(in: 0...count, using: &generator) }

  private mutating func flag() -> Bool { Bool.random(using: &generator) }

  private mutating func maybe<Value>(_ value: (inout Self) -> Value) -> Value? {
    flag() ? value(&self) : nil
  }

  private mutating func text() -> String { texts.randomElement(using: &generator) ?? "" }

  /// Few, so that they meet each other.
  private mutating func id() -> String {
    number(5) == 0 ? text() : "id-\(number(12))"
  }

  private mutating func double() -> Double {
    let odd: [Double] = [
      .nan, .infinity, -.infinity, 0, -0.0, 1e9, -1e300, .leastNonzeroMagnitude, 1e18, 43.666667,
    ]
    return number(3) == 0
      ? odd.randomElement(using: &generator) ?? 0
      : Double.random(in: -500...1500, using: &generator)
  }

  private mutating func integer() -> Int {
    [0, 1, 2, -1, 7, .max, .min].randomElement(using: &generator) ?? 0
  }

  private mutating func frame() -> InterfaceFrame {
    InterfaceFrame(x: double(), y: double(), width: double(), height: double())
  }

  private mutating func color() -> InterfaceColor {
    InterfaceColor(
      name: maybe { $0.flag() ? .system($0.text()) : .asset($0.text()) },
      components: maybe {
        InterfaceColor.Components(
          red: $0.double(), green: $0.double(), blue: $0.double(), alpha: $0.double())
      })
  }

  private mutating func font() -> InterfaceFont {
    let face: InterfaceFont.Face =
      switch number(2) {
      case 0: .textStyle(text())
      case 1: .system(weight: text(), isItalic: flag())
      default: .named(text(), family: nil)
      }
    return InterfaceFont(face, pointSize: maybe { $0.double() })
  }

  private mutating func customClass() -> InterfaceClass {
    InterfaceClass(name: text(), module: maybe { $0.text() }, isOfTarget: flag())
  }

  private mutating func connections() -> InterfaceConnections {
    var connections = InterfaceConnections()
    connections.outlets = (0..<number(2)).map { _ in
      .init(
        property: flag() ? text() : "gestureRecognizers", destination: id(), isCollection: flag())
    }
    connections.actions = (0..<number(2)).map { _ in
      .init(selector: text(), destination: maybe { $0.id() }, event: maybe { $0.text() })
    }
    connections.segues = (0..<number(2)).map { _ in
      var segue = InterfaceConnections.Segue(
        id: id(), destination: maybe { $0.id() },
        kind: ["show", "relationship", "embed", "unwind", "presentation", text()]
          .randomElement(using: &generator) ?? "")
      segue.identifier = maybe { $0.text() }
      segue.relationship = maybe { $0.text() }
      segue.unwindAction = maybe { $0.text() }
      segue.customClass = maybe { $0.customClass() }
      segue.modalPresentationStyle = maybe { $0.text() }
      return segue
    }
    return connections
  }

  // MARK: - Views

  private mutating func content(_ depth: Int) -> InterfaceView.Content {
    switch number(13) {
    case 0:
      var label = LabelContent(text: InterfaceText(text()))
      (label.font, label.color) = (maybe { $0.font() }, maybe { $0.color() })
      (label.lines, label.alignment) = (integer(), maybe { $0.text() })
      return .label(label)
    case 1:
      var button = ButtonContent(type: text())
      (button.title, button.image) = (maybe { InterfaceText($0.text()) }, maybe { $0.text() })
      (button.configuration, button.isEnabled) = (maybe { $0.text() }, flag())
      (button.subtitle, button.backgroundImage) = (maybe { $0.text() }, maybe { $0.text() })
      button.otherTitles = [(text(), text())]
      return .button(button)
    case 2: return .image(ImageContent(image: maybe { $0.text() }, isSymbol: flag()))
    case 3:
      var field = TextFieldContent()
      (field.placeholder, field.isSecure) = (maybe { $0.text() }, flag())
      (field.font, field.borderStyle) = (maybe { $0.font() }, text())
      return .textField(field)
    case 4:
      var control = ControlContent(
        [.toggle, .slider, .spinner, .pages, .datePicker].randomElement(using: &generator)
          ?? .picker)
      (control.value, control.minimum, control.maximum) = (double(), double(), double())
      (control.mode, control.isEnabled) = (maybe { $0.text() }, flag())
      return .control(control)
    case 5:
      var segments = SegmentsContent()
      segments.segments = (0..<number(3)).map { _ in
        .init(title: text(), image: maybe { $0.text() })
      }
      segments.selected = maybe { $0.integer() }
      return .segments(segments)
    case 6: return .table(table(depth))
    case 7:
      var collection = CollectionContent()
      collection.cells = (0..<number(2)).map { _ in cell(depth + 1) }
      collection.header = maybe { $0.view(depth + 1) }
      collection.itemSize = maybe { InterfaceSize(width: $0.double(), height: $0.double()) }
      return .collection(collection)
    case 8:
      var bar = BarContent()
      bar.items = items()
      bar.navigationItems = [navigationItem()]
      return .bar(bar)
    case 9: return .reusable(ReusableContent(reuseIdentifier: maybe { $0.text() }))
    case 10: return cell(depth).content
    default: return .plain
    }
  }

  private mutating func table(_ depth: Int) -> TableContent {
    var table = TableContent()
    (table.style, table.rowHeight) = (text(), maybe { $0.double() })
    table.prototypes = (0..<number(2)).map { _ in cell(depth + 1) }
    table.sections = (0..<number(2)).map { _ in
      .init(
        id: id(), header: maybe { $0.text() }, footer: maybe { $0.text() },
        cells: (0..<number(2)).map { _ in cell(depth + 1) })
    }
    table.header = maybe { $0.view(depth + 1) }
    table.footer = maybe { $0.view(depth + 1) }
    return table
  }

  private mutating func cell(_ depth: Int) -> InterfaceView {
    var content = CellContent()
    content.reuseIdentifier = maybe { $0.text() }
    content.rowHeight = maybe { $0.double() }
    content.accessory = maybe { $0.text() }
    content.indentationLevel = integer()
    content.isCollectionCell = flag()
    var cell = view(depth)
    cell.content = .cell(content)
    return cell
  }

  private mutating func view(_ depth: Int) -> InterfaceView {
    let elements = ["view", "label", "stackView", "tableView", text()]
    var view = InterfaceView(element: elements.randomElement(using: &generator) ?? "", id: id())
    view.key = maybe { $0.flag() ? "contentView" : $0.text() }
    view.customClass = maybe { $0.customClass() }
    view.frame = maybe { $0.frame() }
    view.flags = InterfaceView.Flags(rawValue: UInt16.random(in: 0...255, using: &generator))
    view.alpha = double()
    view.backgroundColor = maybe { $0.color() }
    view.tintColor = maybe { $0.color() }
    view.connections = connections()
    if flag() {
      var accessibility = InterfaceAccessibility()
      (accessibility.label, accessibility.traits) = (text(), [text(), text()])
      view.accessibility = accessibility
    }
    let paths = ["layer.cornerRadius", "layer.borderWidth", "layer.borderColor", text()]
    view.runtimeAttributes = (0..<number(3)).map { _ in
      let values: [RuntimeAttribute.Value] = [
        .number(double()), .color(color()), .text(text()), .numbers([double()]), .absent,
      ]
      return RuntimeAttribute(
        keyPath: paths.randomElement(using: &generator) ?? "", type: text(),
        value: values.randomElement(using: &generator) ?? .absent)
    }
    var variation = InterfaceVariation(key: text())
    variation.overrides = [text()]
    view.variations = [variation]
    if depth < 4 {
      view.content = content(depth)
      view.subviews = (0..<number(3)).map { _ in self.view(depth + 1) }
    }
    return view
  }

  // MARK: - Scenes

  private mutating func items() -> [BarItem] {
    (0..<number(3)).map { _ in
      var item = BarItem(element: text(), id: id())
      (item.title, item.image) = (maybe { $0.text() }, maybe { $0.text() })
      item.systemItem = maybe { $0.flag() ? "flexibleSpace" : $0.text() }
      (item.isEnabled, item.badge) = (flag(), maybe { $0.text() })
      item.customView = number(4) == 0 ? view(3) : nil
      item.connections = connections()
      return item
    }
  }

  private mutating func navigationItem() -> NavigationItem {
    var item = NavigationItem(id: id())
    (item.title, item.prompt) = (maybe { $0.text() }, maybe { $0.text() })
    (item.leading, item.trailing) = (items(), items())
    item.titleView = number(4) == 0 ? view(3) : nil
    return item
  }

  private mutating func controller() -> InterfaceController {
    let kinds: [InterfaceController.Kind] = [
      .view, .table, .navigation, .tabBar, .split, .page, .hosting, .other,
      .reference(
        .init(storyboard: maybe { $0.flag() ? "file-1" : $0.text() }, identifier: maybe { $0.id() })
      ),
    ]
    var controller = InterfaceController(
      element: text(), kind: kinds.randomElement(using: &generator) ?? .view, id: id())
    controller.storyboardIdentifier = maybe { $0.id() }
    controller.customClass = maybe { $0.customClass() }
    controller.title = maybe { $0.text() }
    (controller.prefersLargeTitles, controller.hidesBottomBarWhenPushed) = (flag(), flag())
    controller.navigationItem = maybe { $0.navigationItem() }
    controller.tabBarItem = items().first
    controller.toolbarItems = items()
    controller.view = maybe { $0.view(0) }
    controller.connections = connections()
    return controller
  }

  private mutating func document() -> InterfaceDocument {
    let isXib = number(3) == 0
    var document = InterfaceDocument(
      path: FilePath("\(text())/file-\(number(2)).storyboard"), kind: isXib ? .xib : .storyboard,
      format: .document(version: "3.0"))
    document.isLaunchScreen = number(6) == 0
    document.usesAutoLayout = flag()
    document.initialControllerID = maybe { $0.id() }
    document.device = maybe { InterfaceDocument.CanvasDevice(id: $0.text()) }
    if isXib {
      document.roots.views = (0..<number(2)).map { _ in flag() ? view(0) : cell(0) }
      document.roots.controllers = (0..<number(1)).map { _ in controller() }
    } else {
      document.scenes = (0..<number(5)).map { _ in
        InterfaceScene(
          controller: maybe { $0.controller() } ?? controller(), line: integer())
      }
    }
    for index in document.scenes.indices {
      document.scenes[index].objects.exits = [id()]
      document.scenes[index].canvasLocation = InterfacePoint(x: double(), y: double())
      document.scenes[index].objects.others = (0..<number(2)).map { _ in
        InterfaceObject(
          element: flag() ? "tapGestureRecognizer" : text(), id: id(), connections: connections())
      }
    }
    return document
  }
}
