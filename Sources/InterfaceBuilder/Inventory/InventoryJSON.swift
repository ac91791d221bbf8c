import CatalogCore
import Snapshots

/// The members of the list as JSON.
///
/// `Content/Guide/import.schema.json` is their schema. A member that has nothing to say is left out, but
/// for lists.
enum InventoryJSON {
  static func node(of file: ProjectFile) -> JSONNode {
    let status = FileStatus(file)
    var members: [(key: String, value: JSONNode?)] = [
      ("path", .string(file.path.string)),
      ("status", .string(status.word)),
      ("reason", status.reason.map(JSONNode.string)),
      ("reasonId", status.reasonID.map(JSONNode.string)),
      ("line", status.line.map(JSONNode.number)),
      ("platform", status.platform.map(JSONNode.string)),
      ("group", .string(file.group)),
      ("language", file.language.map(JSONNode.string)),
      ("copyOf", file.original.map { .string($0.string) }),
    ]
    if let document = file.document { members += self.members(of: document) }
    return .object(members)
  }

  private static func members(of document: InterfaceDocument) -> [(key: String, value: JSONNode?)] {
    let inventory = FileInventory(document)
    return [
      ("kind", .string(document.kind.rawValue)),
      ("format", .string(document.format.word)),
      ("formatVersion", .string(document.format.version)),
      ("toolsVersion", document.toolsVersion.map(JSONNode.string)),
      ("device", document.device.map { .string($0.id) }),
      ("launchScreen", document.isLaunchScreen ? .bool(true) : nil),
      ("initial", document.initialControllerID.map(JSONNode.string)),
      ("counts", node(of: inventory.counts)),
      ("scenes", .list(inventory.scenes.map(node))),
      ("roots", .list(inventory.roots.map(node))),
      ("tables", .list(inventory.tables.map(node))),
      ("sections", .list(inventory.sections.map(node))),
      ("cells", .list(inventory.cells.map(node))),
      ("collections", .list(inventory.collections.map(node))),
      ("collectionCells", .list(inventory.collectionCells.map(node))),
      ("labels", .list(inventory.labels.map(node))),
      ("outlets", .list(inventory.outlets.map(node))),
      ("outletCollections", .list(inventory.outletCollections.map(node))),
      ("actions", .list(inventory.actions.map(node))),
      ("segues", .list(inventory.segues.map(node))),
      ("references", .list(inventory.references.map(node))),
      (
        "constraints",
        .object([
          ("count", .number(inventory.constraints.count)),
          ("list", .list(inventory.constraints.map(node))),
        ])
      ),
      ("problems", .list(document.problems.map(node))),
    ]
  }

  static func node(of counts: FileInventory.Counts) -> JSONNode {
    .object(counts.columns.map { ($0.name, .number($0.count)) })
  }

  static func node(of problem: Diagnostic) -> JSONNode {
    let line = problem.location.map(\.line) ?? 0
    let column = problem.location.map(\.column) ?? 0
    return .object([
      ("id", .string(problem.id)),
      ("severity", .string(problem.severity.rawValue)),
      ("message", .string(problem.message)),
      ("path", problem.location.map { .string($0.path) }),
      ("line", line > 0 ? .number(line) : nil),
      ("column", column > 0 ? .number(column) : nil),
      ("hint", problem.hint.map(JSONNode.string)),
    ])
  }

  /// A table, and where it does not fit its file.
  static func node(of entry: ProjectTable, _ document: InterfaceDocument?) -> JSONNode {
    let table = entry.table
    let fit = document?.localized(by: table)
    let missing = table.isSource ? [] : fit?.missing ?? []
    return .object([
      ("path", .string(table.path.string)),
      ("language", .string(table.language)),
      ("file", .string(entry.file.string)),
      ("keys", .number(table.entries.count)),
      ("stale", .list((fit?.stale ?? []).map { .string($0.key) })),
      ("missing", .list(missing.map { .string($0.key) })),
    ])
  }

  /// The colours, images and symbols of asset catalogs, each by its name and in the order of names.
  static func node(of assets: AssetCatalog) -> JSONNode {
    .object([
      (
        "colors",
        .list(
          assets.colors.sorted { $0.key < $1.key }.map { name, color in
            .object([("name", .string(name.text)), ("color", node(of: color))])
          })
      ),
      (
        "images",
        .list(
          assets.imageSizes.sorted { $0.key < $1.key }.map { name, size in
            .object([("name", .string(name.text)), ("size", node(of: size))])
          })
      ),
      ("symbols", .list(assets.symbols.sorted().map { .string($0.text) })),
    ])
  }

  // MARK: - What a file holds

  private static func node(of scene: FileInventory.Scene) -> JSONNode {
    let controller = scene.controller
    return .object(
      [
        ("id", scene.id.map(JSONNode.string)),
        ("line", line(scene.line)),
        ("initial", .bool(scene.isInitial)),
        ("kind", controller.map { .string($0.kind.word) }),
        ("element", controller.map { .string($0.element) }),
        ("controller", controller.map { .string($0.id) }),
        ("storyboardIdentifier", controller?.storyboardIdentifier.map(JSONNode.string)),
        ("title", controller.flatMap(\.writtenTitle).map(JSONNode.string)),
      ] + members(of: controller?.customClass))
  }

  private static func node(of root: FileInventory.Root) -> JSONNode {
    .object(
      [
        ("id", .string(root.id)), ("element", .string(root.element)),
        ("owner", root.isOwner ? .bool(true) : nil),
      ] + members(of: root.customClass))
  }

  private static func node(of table: FileInventory.Table) -> JSONNode {
    .object(
      [
        ("id", .string(table.id)),
        ("scene", table.place.scene.map(JSONNode.string)),
        ("line", line(table.line)),
        ("mode", table.content.dataMode.map(JSONNode.string)),
        ("style", .string(table.content.style)),
        ("rowHeight", number(table.content.rowHeight)),
        ("estimatedRowHeight", number(table.content.estimatedRowHeight)),
        ("sectionHeaderHeight", number(table.content.sectionHeaderHeight)),
        ("sectionFooterHeight", number(table.content.sectionFooterHeight)),
        ("separatorStyle", table.content.separatorStyle.map(JSONNode.string)),
      ] + members(of: table.customClass))
  }

  private static func node(of section: FileInventory.Section) -> JSONNode {
    .object([
      ("id", .string(section.id)),
      ("scene", section.place.scene.map(JSONNode.string)),
      ("table", section.place.table.map(JSONNode.string)),
      ("line", line(section.line)),
      ("header", section.header.map(JSONNode.string)),
      ("footer", section.footer.map(JSONNode.string)),
      ("cells", .number(section.cellCount)),
    ])
  }

  private static func node(of cell: FileInventory.Cell) -> JSONNode {
    .object(
      [
        ("id", .string(cell.id)),
        ("scene", cell.place.scene.map(JSONNode.string)),
        (
          cell.content.isCollectionCell ? "collection" : "table",
          cell.place.table.map(JSONNode.string)
        ),
        ("section", cell.place.section.map(JSONNode.string)),
        ("line", line(cell.line)),
        ("reuseIdentifier", cell.content.reuseIdentifier.map(JSONNode.string)),
        ("style", .string(cell.content.style)),
        ("height", number(cell.height.points)),
        ("heightOrigin", .string(cell.height.origin.rawValue)),
        ("accessory", cell.content.accessory.map(JSONNode.string)),
        ("frame", cell.frame.map(node)),
      ] + members(of: cell.customClass))
  }

  private static func node(of collection: FileInventory.Collection) -> JSONNode {
    .object(
      [
        ("id", .string(collection.id)),
        ("scene", collection.place.scene.map(JSONNode.string)),
        ("line", line(collection.line)),
        ("layout", collection.layout.map(JSONNode.string)),
        ("itemSize", collection.itemSize.map(node)),
      ] + members(of: collection.customClass))
  }

  private static func node(of label: FileInventory.Label) -> JSONNode {
    .object([
      ("id", .string(label.id)),
      ("scene", label.place.scene.map(JSONNode.string)),
      ("line", line(label.line)),
      ("text", .string(label.content.text.string)),
      ("lines", label.content.lines == 1 ? nil : .number(label.content.lines)),
      ("frame", label.frame.map(node)),
      ("font", label.content.font.map(node)),
      ("color", label.content.color.map(node)),
    ])
  }

  private static func node(of outlet: FileInventory.Outlet) -> JSONNode {
    .object(
      members(of: outlet.owner) + [
        ("property", .string(outlet.connection.property)),
        ("destination", .string(outlet.connection.destination)),
        ("line", line(outlet.connection.line)),
      ])
  }

  private static func node(of action: FileInventory.Action) -> JSONNode {
    .object(
      members(of: action.owner) + [
        ("selector", .string(action.connection.selector)),
        ("event", action.connection.event.map(JSONNode.string)),
        ("destination", action.connection.destination.map(JSONNode.string)),
        ("line", line(action.connection.line)),
      ])
  }

  private static func node(of segue: FileInventory.Segue) -> JSONNode {
    let segueClass = segue.connection.customClass
    return .object(
      members(of: segue.owner) + [
        ("id", .string(segue.connection.id)),
        ("kind", .string(segue.connection.kind)),
        ("destination", segue.connection.destination.map(JSONNode.string)),
        ("identifier", segue.connection.identifier.map(JSONNode.string)),
        ("relationship", segue.connection.relationship.map(JSONNode.string)),
        ("unwindAction", segue.connection.unwindAction.map(JSONNode.string)),
        ("segueClass", segueClass.map { .string($0.name) }),
        ("line", line(segue.connection.line)),
      ])
  }

  private static func node(of reference: FileInventory.Reference) -> JSONNode {
    .object([
      ("id", .string(reference.id)),
      ("scene", reference.scene.map(JSONNode.string)),
      ("storyboard", reference.target.storyboard.map(JSONNode.string)),
      ("identifier", reference.target.identifier.map(JSONNode.string)),
      ("bundle", reference.target.bundle.map(JSONNode.string)),
      ("line", line(reference.line)),
    ])
  }

  private static func node(of entry: FileInventory.Constraint) -> JSONNode {
    let constraint = entry.constraint
    return .object([
      ("id", .string(constraint.id)),
      ("view", .string(entry.view)),
      ("firstItem", constraint.firstItem.map(JSONNode.string)),
      ("firstAttribute", .string(constraint.firstAttribute)),
      ("relation", .string(constraint.relation)),
      ("secondItem", constraint.secondItem.map(JSONNode.string)),
      ("secondAttribute", constraint.secondAttribute.map(JSONNode.string)),
      ("constant", number(constraint.constant)),
      ("multiplier", constraint.multiplier.map(JSONNode.string)),
      ("priority", number(constraint.priority)),
      ("identifier", constraint.identifier.map(JSONNode.string)),
      ("placeholder", constraint.isPlaceholder ? .bool(true) : nil),
      ("installed", constraint.isInstalled ? nil : .bool(false)),
    ])
  }

  // MARK: - Values

  private static func members(of owner: FileInventory.Owner) -> [(key: String, value: JSONNode?)] {
    [
      ("owner", .string(owner.id)),
      ("ownerClass", owner.customClass.map { .string($0.name) }),
      ("scene", owner.scene.map(JSONNode.string)),
    ]
  }

  private static func members(of customClass: InterfaceClass?) -> [(key: String, value: JSONNode?)]
  {
    [
      ("class", customClass.map { .string($0.name) }),
      ("module", customClass?.module.map(JSONNode.string)),
      ("targetModule", customClass?.isOfTarget == true ? .bool(true) : nil),
    ]
  }

  private static func node(of frame: InterfaceFrame) -> JSONNode {
    .object([
      ("x", number(frame.x)), ("y", number(frame.y)), ("width", number(frame.width)),
      ("height", number(frame.height)),
    ])
  }

  private static func node(of size: InterfaceSize) -> JSONNode {
    .object([("width", number(size.width)), ("height", number(size.height))])
  }

  private static func node(of font: InterfaceFont) -> JSONNode {
    let size = number(font.pointSize)
    return switch font.face {
    case .textStyle(let style): .object([("style", .string(style)), ("size", size)])
    case .system(let weight, let isItalic):
      .object([
        ("system", .bool(true)), ("weight", .string(weight)),
        ("italic", isItalic ? .bool(true) : nil), ("size", size),
      ])
    case .named(let name, let family):
      .object([
        ("name", .string(name)), ("family", family.map(JSONNode.string)), ("size", size),
      ])
    }
  }

  private static func node(of color: InterfaceColor) -> JSONNode {
    let components = color.components.map { ("components", $0.node) }
    let name: (key: String, value: JSONNode?)? =
      switch color.name {
      case .system(let name): ("system", .string(name))
      case .asset(let name): ("asset", .string(name))
      case nil: nil
      }
    return .object([name, components].compactMap(\.self))
  }

  static func line(_ line: Int) -> JSONNode? { line > 0 ? .number(line) : nil }

  /// A number to two decimals; `nil` for what is none.
  static func number(_ value: Double?) -> JSONNode? {
    value.flatMap { Points($0) }.map { JSONNode(.number($0.text)) }
  }
}

extension InterfaceColor.Components {
  fileprivate var node: JSONNode? {
    .object([
      ("red", InventoryJSON.number(red)), ("green", InventoryJSON.number(green)),
      ("blue", InventoryJSON.number(blue)), ("alpha", InventoryJSON.number(alpha)),
    ])
  }
}
