import CatalogCore

/// Tables, collections and their cells.
extension DocumentReader {
  mutating func table(_ element: MarkupElement) -> InterfaceView.Content {
    var table = tableWithoutViews(element)
    for child in element.children {
      switch child.name {
      case "prototypes": table.prototypes += cells(child)
      case "sections":
        for section in child.children where section.name.isSpelled("tableViewSection") {
          table.sections.append(self.section(section))
        }
      default:
        guard let key = child["key"], isView(child) else { continue }
        if key.isSpelled("tableHeaderView"), table.header == nil { table.header = view(child) }
        if key.isSpelled("tableFooterView"), table.footer == nil { table.footer = view(child) }
      }
    }
    return .table(table)
  }

  private mutating func tableWithoutViews(_ element: MarkupElement) -> TableContent {
    var table = TableContent()
    table.dataMode = element["dataMode"]
    table.style = element["style"] ?? "plain"
    table.separatorStyle = element["separatorStyle"]
    table.rowHeight = number(element, "rowHeight")
    table.estimatedRowHeight = number(element, "estimatedRowHeight")
    table.sectionHeaderHeight = number(element, "sectionHeaderHeight")
    table.sectionFooterHeight = number(element, "sectionFooterHeight")
    table.allowsSelection = !(element["allowsSelection"]?.isSpelled("NO") ?? false)
    return table
  }

  private mutating func section(_ element: MarkupElement) -> TableContent.Section {
    var section = TableContent.Section(id: element["id"] ?? "", line: element.line)
    section.header = text(element, "headerTitle")
    section.footer = text(element, "footerTitle")
    for list in element.children where list.name.isSpelled("cells") { section.cells += cells(list) }
    return section
  }

  private mutating func cells(_ list: MarkupElement) -> [InterfaceView] {
    var cells: [InterfaceView] = []
    for child in list.children {
      switch ElementVocabulary.role(of: child.name) {
      case .view, nil: cells.append(view(child))
      case .controller, .part: continue
      }
    }
    return cells
  }

  mutating func collection(_ element: MarkupElement) -> InterfaceView.Content {
    var collection = collectionWithoutViews(element)
    for child in element.children {
      if child.name.isSpelled("cells") {
        collection.cells += cells(child)
      } else if let key = child["key"], isView(child) {
        if key.isSpelled("sectionHeaderView"), collection.header == nil {
          collection.header = view(child)
        }
        if key.isSpelled("sectionFooterView"), collection.footer == nil {
          collection.footer = view(child)
        }
      }
    }
    return .collection(collection)
  }

  private mutating func collectionWithoutViews(_ element: MarkupElement) -> CollectionContent {
    var collection = CollectionContent()
    collection.dataMode = element["dataMode"]
    guard let layout = element.child(key: "collectionViewLayout") else { return collection }
    collection.layout = layout.name
    collection.itemSize = size(layout.child(key: "itemSize"))
    collection.lineSpacing = number(layout, "minimumLineSpacing") ?? 10
    collection.itemSpacing = number(layout, "minimumInteritemSpacing") ?? 10
    collection.scrollsHorizontally = layout["scrollDirection"]?.isSpelled("horizontal") ?? false
    if let inset = layout.child(key: "sectionInset") {
      collection.sectionInset = [
        number(inset, "minY") ?? 0, number(inset, "minX") ?? 0,
        number(inset, "maxY") ?? 0, number(inset, "maxX") ?? 0,
      ]
    }
    return collection
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
    let prefix = "IBUITableViewCellStyle"
    guard word.utf8.starts(with: prefix.utf8) else { return word }
    return String(decodingUTF8: word.utf8.dropFirst(prefix.utf8.count).map(\.asciiLowercased))
  }
}
