import CatalogCore
import Snapshots

@testable import InterfaceBuilder

/// A small app of a harbour, as values: what the reader makes of its storyboards.
enum HarbourApp {
  static func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> InterfaceFrame {
    InterfaceFrame(x: x, y: y, width: width, height: height)
  }

  static func view(
    _ element: String = "view", _ id: String, _ frame: InterfaceFrame? = nil,
    _ content: InterfaceView.Content = .plain, _ subviews: [InterfaceView] = []
  ) -> InterfaceView {
    var view = InterfaceView(element: element, id: id)
    view.frame = frame
    view.content = content
    view.subviews = subviews
    return view
  }

  static func label(_ id: String, _ text: String, _ frame: InterfaceFrame? = nil) -> InterfaceView {
    view("label", id, frame, .label(LabelContent(text: InterfaceText(text))))
  }

  static func segue(
    _ id: String, _ kind: String, to destination: String?, identifier: String? = nil,
    relationship: String? = nil
  ) -> InterfaceConnections.Segue {
    var segue = InterfaceConnections.Segue(id: id, destination: destination, kind: kind)
    segue.identifier = identifier
    segue.relationship = relationship
    return segue
  }

  static func controller(
    _ id: String, _ kind: InterfaceController.Kind = .view, class name: String? = nil
  ) -> InterfaceController {
    let element =
      switch kind {
      case .view: "viewController"
      case .table: "tableViewController"
      case .collection: "collectionViewController"
      case .navigation: "navigationController"
      case .tabBar: "tabBarController"
      case .split: "splitViewController"
      case .page: "pageViewController"
      case .hosting: "hostingController"
      case .reference: "viewControllerPlaceholder"
      case .other: "signalController"
      }
    var controller = InterfaceController(element: element, kind: kind, id: id)
    controller.customClass = name.map { InterfaceClass(name: $0, module: "Harbour") }
    return controller
  }

  static func reference(
    _ id: String, _ storyboard: String?, _ identifier: String? = nil, bundle: String? = nil
  ) -> InterfaceController {
    controller(
      id,
      .reference(
        InterfaceController.Reference(
          storyboard: storyboard, identifier: identifier, bundle: bundle)))
  }

  static func storyboard(
    _ path: String, initial: String? = nil, _ controllers: [InterfaceController]
  ) -> InterfaceDocument {
    var document = InterfaceDocument(
      path: FilePath(path), kind: .storyboard, format: .document(version: "3.0"))
    document.initialControllerID = initial
    document.device = InterfaceDocument.CanvasDevice(id: "retina6_12")
    document.scenes = controllers.map { InterfaceScene(id: "scene-\($0.id)", controller: $0) }
    return document
  }

  static func xib(_ path: String, _ views: [InterfaceView]) -> InterfaceDocument {
    var document = InterfaceDocument(
      path: FilePath(path), kind: .xib, format: .document(version: "3.0"))
    document.roots.views = views
    return document
  }

  /// A cell whose content view stands at a place of its own.
  static func cell(
    _ id: String, reuse: String? = nil, class name: String? = nil, height: Double = 58,
    _ subviews: [InterfaceView] = []
  ) -> InterfaceView {
    var content = CellContent()
    content.reuseIdentifier = reuse
    var inner = view("tableViewCellContentView", "\(id)-content", frame(0, 0, 349, height), .plain)
    inner.key = "contentView"
    inner.subviews = subviews
    var cell = view("tableViewCell", id, frame(0, 28, 375, height), .cell(content), [inner])
    cell.customClass = name.map { InterfaceClass(name: $0, module: "Harbour") }
    return cell
  }

  /// The text of each snapshot.
  static func texts(_ documents: [ImportedDocument], options: ScreenMaker.Options = .init())
    -> [String]
  {
    ScreenMaker(documents, options: options).documents().map {
      String(decoding: SnapshotWriter.bytes(of: $0), as: UTF8.self)
    }
  }

  // MARK: - The storyboard of its berths

  /// A tab bar over a list of berths, from which a form and a page of a berth are reached.
  static func main() -> InterfaceDocument {
    var tabs = controller("Tab-01", .tabBar)
    tabs.connections.segues = [
      segue("s1", "relationship", to: "Nav-01", relationship: "viewControllers"),
      segue("s2", "relationship", to: "Ref-01", relationship: "viewControllers"),
    ]
    var navigation = controller("Nav-01", .navigation)
    navigation.prefersLargeTitles = true
    navigation.connections.segues = [
      segue("s3", "relationship", to: "Lst-01", relationship: "rootViewController")
    ]
    var map = reference("Ref-01", "Map")
    map.tabBarItem = item("Tbi-01", title: "Map", image: "map", isSymbol: true)
    var document = storyboard(
      "App/Base.lproj/Main.storyboard", initial: "Tab-01",
      [tabs, navigation, berths(), detail(), map])
    document.scenes[3].objects.exits = ["Exi-01"]
    document.scenes[2].canvasLocation = InterfacePoint(x: 940.8, y: -120 - 1.0 / 3)
    document.resources.namedColors[ByteKey("Rope")] = InterfaceColor.Components(
      red: 0.8, green: 0.6, blue: 0.2)
    return document
  }

  static func item(
    _ id: String, title: String? = nil, image: String? = nil, isSymbol: Bool = false,
    system: String? = nil
  ) -> BarItem {
    var item = BarItem(element: "barButtonItem", id: id)
    (item.title, item.image, item.isSymbol, item.systemItem) = (title, image, isSymbol, system)
    return item
  }

  static func berths() -> InterfaceController {
    var list = controller("Lst-01", .table, class: "BerthListViewController")
    var bar = NavigationItem(id: "Bar-01")
    bar.title = "Berths"
    bar.prompt = "Old harbour"
    bar.leading = [item("Btn-00", system: "edit")]
    var add = item("Btn-01", system: "add")
    add.connections.segues = [segue("s4", "presentation", to: "Det-01", identifier: "addBerth")]
    bar.trailing = [add, item("Btn-02", image: "line.3.horizontal", isSymbol: true)]
    list.navigationItem = bar
    list.tabBarItem = item("Tbi-02", title: "Berths", image: "ferry", isSymbol: true)
    var table = TableContent()
    table.dataMode = "prototypes"
    table.style = "insetGrouped"
    table.rowHeight = -1
    var header = view("view", "Hdr-01", frame(0, 0, 375, 60))
    header.key = "tableHeaderView"
    header.subviews = [label("Hdr-02", "Tap a berth", frame(16, 20, 200, 20))]
    table.header = header
    var name = label("Nam-01", "Berth & owner", frame(16, 8, 200, 22))
    if case .label(var content) = name.content {
      content.font = InterfaceFont(.textStyle("headline"))
      content.lines = 0
      name.content = .label(content)
    }
    var cell = cell(
      "Cel-01", reuse: "BerthCell", class: "BerthCell", height: 58 + 1.0 / 3,
      [name, toggle("Swt-01", frame(286, 13, 51, 31))])
    if case .cell(var content) = cell.content {
      content.accessory = "disclosureIndicator"
      cell.content = .cell(content)
    }
    cell.connections.outlets = [.init(property: "nameLabel", destination: "Nam-01")]
    cell.connections.segues = [segue("s5", "show", to: "Det-01", identifier: "showBerth")]
    table.prototypes = [cell]
    var view = view("tableView", "Tbl-01", frame(0, 0, 375, 667), .table(table))
    view.key = "view"
    view.backgroundColor = InterfaceColor(name: .system("systemGroupedBackground"))
    list.view = view
    return list
  }

  static func toggle(_ id: String, _ frame: InterfaceFrame) -> InterfaceView {
    var content = ControlContent(.toggle)
    content.value = 1
    var toggle = view("switch", id, frame, .control(content))
    toggle.connections.actions = [
      .init(selector: "reserve:", destination: "Cel-01", event: "valueChanged")
    ]
    return toggle
  }

  static func detail() -> InterfaceController {
    var detail = controller("Det-01", class: "BerthDetailViewController")
    detail.hidesBottomBarWhenPushed = true
    var field = TextFieldContent()
    field.placeholder = "Name of the boat"
    field.borderStyle = "roundedRect"
    var save = ButtonContent(type: "system")
    save.configuration = "filled"
    save.title = InterfaceText("Save")
    save.image = "checkmark"
    save.isSymbol = true
    var button = view("button", "Sav-01", frame(16, 120, 343, 44), .button(save))
    button.connections.actions = [
      .init(selector: "save:", destination: "Det-01", event: "touchUpInside")
    ]
    var back = segue("s6", "unwind", to: "Exi-01", identifier: "done")
    back.unwindAction = "unwindToBerths:"
    button.connections.segues = [back]
    button.runtimeAttributes = [
      RuntimeAttribute(keyPath: "layer.cornerRadius", type: "number", value: .number(8)),
      RuntimeAttribute(keyPath: "layer.borderWidth", type: "number", value: .number(1)),
      RuntimeAttribute(
        keyPath: "layer.borderUIColor", type: "color",
        value: .color(InterfaceColor(name: .asset("Rope")))),
      RuntimeAttribute(keyPath: "badge", type: "number", value: .number(3)),
    ]
    var photo = view(
      "imageView", "Img-01", frame(16, 180, 100, 100), .image(ImageContent(image: "quay")))
    photo.flags = [.clipsSubviews, .misplaced]
    var root = view(
      "view", "Viw-01", frame(0, 0, 375, 667), .plain,
      [view("textField", "Fld-01", frame(16, 60, 343, 34), .textField(field)), button, photo])
    root.key = "view"
    root.backgroundColor = InterfaceColor(
      components: InterfaceColor.Components(red: 1, green: 0.5, blue: 0, alpha: 0.5))
    detail.view = root
    detail.connections.outlets = [
      .init(property: "boatField", destination: "Fld-01"),
      .init(property: "delegate", destination: "Img-01"),
    ]
    detail.connections.segues = [segue("s7", "show", to: "Nowhere", identifier: "toOwner")]
    return detail
  }

  /// The storyboard of its map, which only a reference leads to.
  static func map() -> InterfaceDocument {
    var map = controller("Map-01", class: "HarbourMapController")
    map.title = "Map of the harbour"
    var root = view(
      "view", "Viw-02", frame(0, 0, 375, 667), .plain,
      [
        view("mapView", "Kit-01", frame(0, 0, 375, 667))
      ])
    root.key = "view"
    map.view = root
    var document = storyboard("App/Map.storyboard", initial: "Map-01", [map])
    document.scenes[0].objects.others = [
      InterfaceObject(element: "tapGestureRecognizer", id: "Tap-01")
    ]
    document.scenes[0].objects.others[0].connections.actions = [
      .init(selector: "drop:", destination: "Map-01")
    ]
    document.scenes[0].controller?.view?.subviews[0].connections.outlets = [
      .init(property: "gestureRecognizers", destination: "Tap-01", isCollection: true)
    ]
    return document
  }

  static func project() -> [ImportedDocument] {
    [ImportedDocument(main(), group: "Harbour"), ImportedDocument(map(), group: "Harbour")]
  }
}
