import CatalogCore

/// What objects are connected to.
extension DocumentReader {
  mutating func connections(of element: MarkupElement) -> InterfaceConnections {
    var connections = InterfaceConnections()
    guard let list = element.child("connections") else { return connections }
    for item in list.children {
      switch item.name {
      case "outlet", "outletCollection": connections.outlets += outlet(item)
      case "action": connections.actions += action(item)
      case "segue":
        let segue = segue(item)
        connections.segues.append(segue)
        connections.segues += item.children.compactMap { peek($0, of: segue) }
      default: break
      }
    }
    return connections
  }

  private mutating func outlet(_ item: MarkupElement) -> [InterfaceConnections.Outlet] {
    guard let property = item["property"], let destination = item["destination"] else { return [] }
    check(destination, of: "the outlet '\(Wording.shortened(property))'", line: item.line)
    return [
      InterfaceConnections.Outlet(
        property: property, destination: destination,
        isCollection: item.name.isSpelled("outletCollection"), line: item.line)
    ]
  }

  private mutating func action(_ item: MarkupElement) -> [InterfaceConnections.Action] {
    guard let selector = item["selector"] else { return [] }
    let destination = item["destination"]
    if let destination {
      check(destination, of: "the action '\(Wording.shortened(selector))'", line: item.line)
    }
    return [
      InterfaceConnections.Action(
        selector: selector, destination: destination, event: item["eventType"], line: item.line)
    ]
  }

  private mutating func segue(_ item: MarkupElement) -> InterfaceConnections.Segue {
    let destination = item["destination"]
    if let destination {
      let name = item["identifier"] ?? item["kind"] ?? ""
      check(destination, of: "the segue '\(Wording.shortened(name))'", line: item.line)
    }
    var segue = InterfaceConnections.Segue(
      id: item["id"] ?? "", destination: destination, kind: item["kind"] ?? "", line: item.line)
    segue.identifier = item["identifier"]
    segue.relationship = item["relationship"]
    segue.unwindAction = item["unwindAction"]
    segue.customClass = customClass(item)
    segue.modalPresentationStyle = item["modalPresentationStyle"]
    return segue
  }

  /// What a firm press shows first, of iOS 9: a segue in a segue, which has its destination.
  private func peek(
    _ item: MarkupElement, of segue: InterfaceConnections.Segue
  ) -> InterfaceConnections.Segue? {
    guard item.name.isSpelled("segue") else { return nil }
    var inner = InterfaceConnections.Segue(
      id: item["id"] ?? "", destination: item["destination"] ?? segue.destination,
      kind: item["kind"] ?? item["key"] ?? "", line: item.line)
    inner.identifier = item["identifier"]
    return inner
  }

  private mutating func check(_ destination: String, of what: String, line: Int) {
    guard !ids.holds(destination) else { return }
    problems.missingDestination(destination, of: what, line: line)
  }
}
