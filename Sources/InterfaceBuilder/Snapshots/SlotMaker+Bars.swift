import CatalogCore
import Snapshots

extension SlotMaker {
  /// The slots of a bar that stands among views.
  mutating func fill(_ slot: inout Slot, with bar: BarContent, depth: Int) {
    guard depth <= SnapshotConformance.greatestDepth else { return }
    let isTabBar = slot.style.isSpelled("tab-bar")
    slot.slots += items(bar.items, isTabBar ? "tab" : "item", isToolbar: !isTabBar)
    if let item = bar.navigationItems.last {
      slot.slots += self.slots(of: item, title: item.title, isLarge: bar.prefersLargeTitles)
    }
    if let color = writer.attribute(.background, bar.barTintColor),
      !slot.attributes.contains(where: { $0.name == .background })
    {
      slot.attributes.append(color)
    }
  }

  /// The colours of the bar of a container; `nil` where it has the usual ones.
  func slot(of bars: [InterfaceView], named key: StaticString) -> Slot? {
    guard let view = bars.first(where: { $0.key?.isSpelled(key) ?? false }) else { return nil }
    var slot = Slot(.view, "bar", value: "")
    var content = BarContent()
    if case .bar(let found) = view.content { content = found }
    // Old files write a ground that nobody sees.
    var ownGround = view.backgroundColor
    if let components = ownGround?.components, components.alpha <= 0 { ownGround = nil }
    if let ground = writer.attribute(.background, content.barTintColor ?? ownGround) {
      slot.attributes.append(ground)
    } else if content.isBlack {
      slot.attributes.append(Attribute(.background, .word("#000000")))
    }
    if let color = writer.attribute(.color, content.titleColor) {
      slot.attributes.append(color)
    } else if content.isBlack {
      slot.attributes.append(Attribute(.color, .word("#ffffff")))
    }
    slot.attributes += [writer.attribute(.tint, view.tintColor)].compactMap(\.self)
    return slot.attributes.isEmpty ? nil : slot
  }

  /// Title, prompt and items of a navigation bar.
  mutating func slots(of item: NavigationItem?, title: String?, isLarge: Bool) -> [Slot] {
    var slots: [Slot] = []
    if let view = item?.titleView {
      slots.append(slot(view, named: "title-view"))
    } else if let title, !title.isEmpty {
      var slot = Slot(.text, "title", value: title)
      if isLarge { slot.attributes = [Attribute(.font, .word("largeTitle"))] }
      slots.append(slot)
    }
    if let prompt = item?.prompt, !prompt.isEmpty {
      slots.append(Slot(.text, "prompt", value: prompt))
    }
    slots += items(item?.leading ?? [], "left", alignment: "leading")
    slots += items(item?.trailing ?? [], "right", alignment: "trailing")
    return slots
  }

  /// The items of a bar that are seen, counted from 1: a space more renames none.
  mutating func items(
    _ items: [BarItem], _ prefix: String, alignment: String? = nil, isToolbar: Bool = false
  ) -> [Slot] {
    var slots: [Slot] = []
    let flexible = items.indices.filter { items[$0].systemItem.isSpelled("flexibleSpace") }
    for (index, item) in items.enumerated() where !item.isSpace {
      var side = alignment
      if isToolbar, let first = flexible.first, let last = flexible.last {
        side = index < first ? "leading" : index > last ? "trailing" : "center"
      }
      slots.append(slot(of: item, id: "\(prefix)-\(slots.count + 1)", alignment: side))
    }
    return slots
  }

  mutating func slot(of item: BarItem, id: String, alignment: String? = nil) -> Slot {
    var slot: Slot
    if let view = item.customView {
      slot = self.slot(view, named: id)
    } else {
      slot = Slot(
        .button, id, style: item.hasTitle ? nil : item.systemItem?.nonEmptyKebab,
        value: item.word ?? item.image ?? "")
      if let image = item.image {
        if item.title?.isEmpty ?? true, item.systemItem == nil {
          slot = SlotContent.image(id, image, item.isSymbol)
        } else {
          slot.slots = [SlotContent.image("image", image, item.isSymbol)]
        }
      }
      slot.attributes += AttributeWriter.accessibility(item.accessibility)
      if let customClass = item.customClass {
        slot.attributes.append(.remark("class \(customClass.name)"))
      }
    }
    if !item.isEnabled { slot.attributes.addState("disabled") }
    if let badge = item.badge { slot.attributes.append(.remark("badge \(badge)")) }
    if let alignment { slot.attributes.append(Attribute(.alignment, .word(alignment))) }
    if slot.source == nil { slot.source = bindings.outlet(ofObject: item.id)?.source }
    collectActions(of: item, id: id)
    return slot
  }
}

extension BarItem {
  /// A gap between others.
  var isSpace: Bool {
    customView == nil
      && (systemItem.isSpelled("flexibleSpace") || systemItem.isSpelled("fixedSpace"))
  }

  var hasTitle: Bool { title.map { !$0.isEmpty } ?? false }

  /// What people read: the title, else the word of an item of the system.
  var word: String? {
    if let title, hasTitle { return title }
    return systemItem.map(IdentifierSpelling.titleCase).nonEmpty
  }
}
