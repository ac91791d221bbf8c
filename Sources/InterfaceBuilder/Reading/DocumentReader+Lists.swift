import CatalogCore

/// Tables, collections and their cells.
extension DocumentReader {
  @inline(never)
  mutating func table(_ element: MarkupElement) -> InterfaceView.Content {
    var prototypes: [InterfaceView] = []
    var sections: [TableContent.Section] = []
    var headers: [InterfaceView] = []
    var footers: [InterfaceView] = []
    for child in element.children {
      switch child.name {
      case "prototypes": readCells(child, into: &prototypes)
      case "sections":
        for section in child.children where section.name.isSpelled("tableViewSection") {
          sections.append(self.section(section))
        }
      default:
        guard let key = child["key"], isView(child) else { continue }
        if key.isSpelled("tableHeaderView") { readView(child, into: &headers) }
        if key.isSpelled("tableFooterView") { readView(child, into: &footers) }
      }
    }
    return tableContent(element, prototypes, sections, header: headers, footer: footers)
  }

  @inline(never)
  private mutating func tableContent(
    _ element: MarkupElement, _ prototypes: [InterfaceView], _ sections: [TableContent.Section],
    header: [InterfaceView], footer: [InterfaceView]
  ) -> InterfaceView.Content {
    var table = TableContent()
    table.dataMode = element["dataMode"]
    table.style = element["style"] ?? "plain"
    table.separatorStyle = element["separatorStyle"]
    table.rowHeight = number(element, "rowHeight")
    table.estimatedRowHeight = number(element, "estimatedRowHeight")
    table.sectionHeaderHeight = number(element, "sectionHeaderHeight")
    table.sectionFooterHeight = number(element, "sectionFooterHeight")
    table.allowsSelection = !element.denies("allowsSelection")
    table.prototypes = prototypes
    table.sections = sections
    table.header = header.first
    table.footer = footer.first
    return .table(table)
  }

  private mutating func section(_ element: MarkupElement) -> TableContent.Section {
    var section = TableContent.Section(id: element["id"] ?? "", line: element.line)
    section.header = text(element, "headerTitle")
    section.footer = text(element, "footerTitle")
    for list in element.children where list.name.isSpelled("cells") {
      readCells(list, into: &section.cells)
    }
    return section
  }

  private mutating func readCells(_ list: MarkupElement, into cells: inout [InterfaceView]) {
    for child in list.children {
      switch ElementVocabulary.role(of: child.name) {
      case .view, nil: readView(child, into: &cells)
      case .controller, .part: continue
      }
    }
  }

  @inline(never)
  mutating func collection(_ element: MarkupElement) -> InterfaceView.Content {
    var cells: [InterfaceView] = []
    var headers: [InterfaceView] = []
    var footers: [InterfaceView] = []
    for child in element.children {
      if child.name.isSpelled("cells") {
        readCells(child, into: &cells)
      } else if let key = child["key"], isView(child) {
        if key.isSpelled("sectionHeaderView") { readView(child, into: &headers) }
        if key.isSpelled("sectionFooterView") { readView(child, into: &footers) }
      }
    }
    return collectionContent(element, cells, header: headers, footer: footers)
  }

  @inline(never)
  private mutating func collectionContent(
    _ element: MarkupElement, _ cells: [InterfaceView], header: [InterfaceView],
    footer: [InterfaceView]
  ) -> InterfaceView.Content {
    var collection = CollectionContent()
    collection.dataMode = element["dataMode"]
    collection.cells = cells
    collection.header = header.first
    collection.footer = footer.first
    guard let layout = element.child(key: "collectionViewLayout") else {
      return .collection(collection)
    }
    collection.layout = layout.name
    collection.itemSize = size(layout.child(key: "itemSize"))
    collection.lineSpacing = number(layout, "minimumLineSpacing") ?? 10
    collection.itemSpacing = number(layout, "minimumInteritemSpacing") ?? 10
    collection.scrollsHorizontally = layout["scrollDirection"].isSpelled("horizontal")
    if let inset = layout.child(key: "sectionInset") {
      collection.sectionInset = [
        number(inset, "minY") ?? 0, number(inset, "minX") ?? 0,
        number(inset, "maxY") ?? 0, number(inset, "maxX") ?? 0,
      ]
    }
    return .collection(collection)
  }

  mutating func cell(_ element: MarkupElement, isCollectionCell: Bool) -> CellContent {
    var cell = CellContent()
    cell.reuseIdentifier = element["reuseIdentifier"]
    cell.isCollectionCell = isCollectionCell
    guard !isCollectionCell else {
      cell.customSize = size(element.child(key: "customSize"))
      return cell
    }
    if let style = element["style"] { cell.style = Self.cellStyle(style) }
    cell.rowHeight = number(element, "rowHeight").flatMap { $0 > 0 ? $0 : nil }
    cell.accessory = element["accessoryType"]
    cell.editingAccessory = element["editingAccessoryType"]
    cell.selectionStyle = element["selectionStyle"]
    cell.indentationLevel = min(max(whole(element, "indentationLevel") ?? 0, 0), 100)
    cell.indentationWidth = number(element, "indentationWidth") ?? 10
    cell.textLabelID = element["textLabel"]
    cell.detailTextLabelID = element["detailTextLabel"]
    cell.imageViewID = element["imageView"]
    return cell
  }

  /// `IBUITableViewCellStyleValue1` is `value1`.
  private static func cellStyle(_ word: String) -> String {
    guard let style = word.rest(after: "IBUITableViewCellStyle") else { return word }
    return String(decodingUTF8: style.utf8.map(\.asciiLowercased))
  }
}
