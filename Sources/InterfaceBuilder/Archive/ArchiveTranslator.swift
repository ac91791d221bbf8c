import CatalogCore

/// Turns the objects of an archive into the elements of a document.
///
/// Every object with an id is placed once, where it is met first. So views that hold each other end,
/// and a view that several hold does not multiply.
struct ArchiveTranslator {
  let archive: KeyedArchive
  private let data: MarkupElement
  private let container: MarkupElement?
  private var records: [ByteKey: Record] = [:]
  /// The ids in the archive of all objects that have a record, in the order of records.
  private var recorded: [String] = []
  private var customClasses: [ByteKey: String] = [:]
  private var runtimeAttributes: [ByteKey: MarkupElement] = [:]
  /// The connections that are not placed yet, by the id of their source in the archive.
  private var connections: [ByteKey: [MarkupElement]] = [:]
  private var placed: Set<ByteKey> = []
  /// The line of the first object that stands too deep to be placed.
  private(set) var cutOffLine: Int?

  /// What the document calls an object.
  private struct Record {
    var id: String
    var label: String?
  }

  /// As deep as a document may be, less what stands in the deepest view.
  private static let greatestDepth = MarkupReader.greatestDepth - 20

  init(_ data: MarkupElement) {
    self.data = data
    archive = KeyedArchive(data)
    container = archive.value("IBDocument.Objects", of: data)
    guard let container else { return }
    readRecords(of: container)
    readProperties(of: container)
    readConnections(of: container)
  }

  mutating func document(_ root: MarkupElement) -> MarkupElement {
    var objects = MarkupElement("objects", line: data.line)
    for object in archive.items("IBDocument.RootObjects", of: data) {
      if let element = element(object, depth: 0) { objects.children.append(element) }
    }
    // What an object is connected to must not be lost because nobody knows where it stands.
    for id in recorded where connections[ByteKey(id)] != nil {
      if let object = archive.object(id), let element = element(object, depth: 0) {
        objects.children.append(element)
      }
    }
    return MarkupElement(
      "document", root.attributes.filter { !$0.name.isSpelled("version") }, children: [objects],
      line: root.line)
  }

  // MARK: - What stands beside the objects

  private mutating func readRecords(of container: MarkupElement) {
    for record in archive.items("objectRecords", of: container) {
      guard let id = archive.id("object", of: record),
        let number = archive.text("objectID", of: record)
      else { continue }
      let key = ByteKey(id)
      guard records[key] == nil else { continue }
      records[key] = Record(id: number, label: archive.text("objectName", of: record))
      recorded.append(id)
    }
  }

  private mutating func readProperties(of container: MarkupElement) {
    for (key, value) in archive.entries("flattenedProperties", of: container) {
      let bytes = Array(key.utf8)
      guard let dot = bytes.firstIndex(of: UInt8(ascii: ".")) else { continue }
      let id = ByteKey(String(decodingUTF8: bytes[..<dot]))
      switch String(decodingUTF8: bytes[(dot + 1)...]) {
      case "CustomClassName": customClasses[id] = KeyedArchive.text(of: value)
      case "IBUserDefinedRuntimeAttributesPlaceholder": runtimeAttributes[id] = value
      default: break
      }
    }
  }

  private mutating func readConnections(of container: MarkupElement) {
    for record in archive.items("connectionRecords", of: container) {
      guard let connection = archive.value("connection", of: record),
        let source = archive.id("source", of: connection),
        let element = connectionElement(connection, id: archive.text("connectionID", of: record))
      else { continue }
      connections[ByteKey(source), default: []].append(element)
    }
  }

  private func connectionElement(_ connection: MarkupElement, id: String?) -> MarkupElement? {
    let name = Array((connection["class"] ?? "").utf8)
    let isAction =
      name.firstIndex(of: "Event", from: 0) != nil || name.firstIndex(of: "Action", from: 0) != nil
    let isCollection = name.firstIndex(of: "Collection", from: 0) != nil
    guard let label = archive.text("label", of: connection) else { return nil }
    var element = MarkupElement(
      isAction ? "action" : isCollection ? "outletCollection" : "outlet",
      [(isAction ? "selector" : "property", label)], line: connection.line)
    element.set("destination", archive.id("destination", of: connection).map { publicID($0) })
    if isAction, let type = archive.bits("IBEventType", of: connection) {
      element.set("eventType", ArchiveWords.event(type))
    }
    element.set("id", id)
    return element
  }

  // MARK: - Objects

  /// The id in documents of an object, if it has one.
  func publicID(of key: StaticString, of object: MarkupElement) -> String? {
    archive.id(key, of: object).flatMap { records[ByteKey($0)]?.id }
  }

  /// An id that no record explains is told as it is: a connection to it leads nowhere.
  private func publicID(_ id: String) -> String {
    if let record = records[ByteKey(id)] { return record.id }
    return archive.object(id).flatMap { ArchiveWords.placeholderID($0, archive) } ?? id
  }

  /// The object as an element with all that stands in it; `nil` where it is placed already.
  ///
  /// The depth is how many elements stand around it.
  mutating func element(
    _ object: MarkupElement, key: String? = nil, depth: Int, as name: String? = nil
  ) -> MarkupElement? {
    guard depth < Self.greatestDepth else {
      cutOffLine = cutOffLine ?? object.line
      return nil
    }
    let id = object["id"].map { ByteKey($0) }
    if let id, !placed.insert(id).inserted { return nil }
    let className = object["class"] ?? object.name
    var element = MarkupElement(
      name ?? ArchiveWords.element(ofClass: className), line: object.line)
    element.set("key", key)
    let record = id.flatMap { records[$0] }
    let publicID = record?.id ?? ArchiveWords.placeholderID(object, archive)
    element.set("id", publicID)
    element.set("customClass", publicID.flatMap { customClasses[ByteKey($0)] })
    element.set("userLabel", record?.label)
    fill(&element, from: object, depth: depth + 1)
    if let publicID, let attributes = runtimeAttributes[ByteKey(publicID)] {
      addRuntimeAttributes(attributes, to: &element)
    }
    if let id, let found = connections.removeValue(forKey: id) {
      element.children.append(MarkupElement("connections", children: found, line: object.line))
    }
    return element
  }

  /// Adds an object that stands in another by a key.
  mutating func add(
    _ key: StaticString, of object: MarkupElement, as role: String, to element: inout MarkupElement,
    depth: Int, name: String? = nil
  ) {
    guard let found = archive.value(key, of: object), found["class"] != nil else { return }
    if let child = self.element(found, key: role, depth: depth, as: name) {
      element.children.append(child)
    }
  }

  /// Adds the objects of a list under an element of their own.
  mutating func addList(
    _ key: StaticString, of object: MarkupElement, as list: String, to element: inout MarkupElement,
    depth: Int
  ) {
    var found = MarkupElement(list, line: object.line)
    for item in archive.items(key, of: object) where item["class"] != nil {
      if let child = self.element(item, depth: depth + 1) { found.children.append(child) }
    }
    if !found.children.isEmpty { element.children.append(found) }
  }

  private mutating func fill(_ element: inout MarkupElement, from object: MarkupElement, depth: Int)
  {
    if element.name.isSpelled("placeholder") {
      element.set("placeholderIdentifier", archive.text("IBProxiedObjectIdentifier", of: object))
      return
    }
    addProperties(of: object, to: &element)
    switch ElementVocabulary.role(of: element.name) {
    case .controller: addControllerParts(of: object, to: &element, depth: depth)
    case .view: addViewParts(of: object, to: &element, depth: depth)
    case .part: addBarParts(of: object, to: &element, depth: depth)
    case nil:
      if Self.isView(object) {
        addViewParts(of: object, to: &element, depth: depth)
      } else if element.name.part(before: "Controller") != nil {
        addControllerParts(of: object, to: &element, depth: depth)
      }
    }
    addAccessibility(of: object, to: &element)
  }

  /// Whether an object of an unknown class has what only views have.
  private static func isView(_ object: MarkupElement) -> Bool {
    object.child(key: "NSFrame") != nil || object.child(key: "NSFrameSize") != nil
      || object.child(key: "NSvFlags") != nil || object.child(key: "NSSubviews") != nil
  }
}

extension MarkupElement {
  /// Adds an attribute that has a value.
  mutating func set(_ name: String, _ value: String?) {
    if let value { attributes.append((name, value)) }
  }
}
