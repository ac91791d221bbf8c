import CatalogCore

/// A list of items in a bar of an interface file, whose ids are the places of the items.
enum ImportedBar: CaseIterable {
  case left
  case right
  case toolbar
  case tabs

  var area: String {
    switch self {
    case .left, .right: "navigation-bar"
    case .toolbar: "toolbar"
    case .tabs: "tab-bar"
    }
  }

  private var prefix: String {
    switch self {
    case .left: "left-"
    case .right: "right-"
    case .toolbar: "item-"
    case .tabs: "tab-"
    }
  }

  var words: String {
    switch self {
    case .left: "items on the left of the navigation bar"
    case .right: "items on the right of the navigation bar"
    case .toolbar: "items of the toolbar"
    case .tabs: "tabs"
    }
  }

  /// What the items show, in their order.
  func items(of document: SnapshotDocument) -> [ByteKey] {
    guard let area = document.areas.first(where: { $0.name.hasSameBytes(as: area) }) else {
      return []
    }
    return area.slots.filter { $0.id.utf8.starts(with: prefix.utf8) }.map { slot in
      let image = slot.slots.first { $0.kind == .image }?.value
      return ByteKey(slot.value.isEmpty ? image ?? "" : slot.value)
    }
  }

  /// Whether it is an item, something in one, or what one does.
  func holds(_ place: SnapshotChange.Place) -> Bool {
    let name: String? =
      switch place.part {
      case .whole: nil
      case .slot(let path): path.first?.text
      case .action(let id): id.text
      }
    return name?.utf8.starts(with: prefix.utf8) ?? false
  }
}
