import CatalogCore

@testable import InterfaceBuilder

/// Small keyed archives, written in a test, in each of the spellings that Interface Builder had.
struct ArchiveXML {
  var version: String
  var collections: Collections

  /// How lists and dictionaries are spelled.
  enum Collections: CaseIterable {
    /// Xcode 4: elements of their own.
    case elements
    /// Xcode 3: objects, dictionaries as a list of keys and a list of values.
    case sortedKeys
    /// Xcode 3: objects, keys and values numbered.
    case numbered
  }

  static let all = [
    ArchiveXML(version: "8.00", collections: .elements),
    ArchiveXML(version: "7.10", collections: .sortedKeys),
    ArchiveXML(version: "7.02", collections: .numbered),
  ]

  static let modern = all[0]

  private static let marker = "<bool key=\"EncodedWithXMLCoder\">YES</bool>"

  func list(_ key: String?, _ items: [String]) -> String {
    let key = key.map { " key=\"\($0)\"" } ?? ""
    let items = items.joined(separator: "\n")
    switch collections {
    case .elements: return "<array class=\"NSMutableArray\"\(key)>\(items)</array>"
    case .sortedKeys, .numbered:
      return "<object class=\"NSMutableArray\"\(key)>\(Self.marker)\(items)</object>"
    }
  }

  /// A dictionary of texts.
  func dictionary(_ key: String, _ entries: [(String, String)]) -> String {
    switch collections {
    case .elements:
      let values = entries.map { "<string key=\"\($0)\">\($1)</string>" }.joined()
      return "<dictionary class=\"NSMutableDictionary\" key=\"\(key)\">\(values)</dictionary>"
    case .sortedKeys:
      let keys = list("dict.sortedKeys", entries.map { "<string>\($0.0)</string>" })
      let values = list("dict.values", entries.map { "<string>\($0.1)</string>" })
      return """
        <object class="NSMutableDictionary" key="\(key)">\(Self.marker)\(keys)\(values)</object>
        """
    case .numbered:
      let pairs = entries.enumerated().map { index, entry in
        """
        <string key="NS.key.\(index)">\(entry.0)</string>
        <string key="NS.object.\(index)">\(entry.1)</string>
        """
      }.joined()
      return "<object class=\"NSMutableDictionary\" key=\"\(key)\">\(pairs)</object>"
    }
  }

  /// A whole file.
  ///
  /// The objects stand at the top, after the owner, whose id in the archive is `owner`; an entry of
  /// `ids` is the id of an object in the archive, and the one in the document.
  func file(
    _ objects: [String], ids: [(String, Int)] = [], connections: [String] = [],
    classes: [(String, String)] = [], type: String = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"
  ) -> String {
    let owner = """
      <object class="IBProxyObject" id="owner">
      <string key="IBProxiedObjectIdentifier">IBFilesOwner</string>
      </object>
      """
    let records = ([("owner", -1)] + ids).map { archiveID, id in
      """
      <object class="IBObjectRecord"><int key="objectID">\(id)</int>
      <reference key="object" ref="\(archiveID)"/></object>
      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <archive type="\(type)" version="\(version)">
      <data>
      <string key="IBDocument.InterfaceBuilderVersion">740</string>
      \(list("IBDocument.RootObjects", [owner] + objects))
      <object class="IBObjectContainer" key="IBDocument.Objects">
      \(list("connectionRecords", connections))
      <object class="IBMutableOrderedSet" key="objectRecords">
      \(list("orderedObjects", records))
      </object>
      \(dictionary("flattenedProperties", classes))
      </object>
      </data>
      </archive>
      """
  }

  /// An object with its keyed values.
  static func object(
    _ name: String, _ id: String? = nil, key: String? = nil, _ values: String...
  ) -> String {
    let key = key.map { " key=\"\($0)\"" } ?? ""
    let id = id.map { " id=\"\($0)\"" } ?? ""
    return "<object class=\"\(name)\"\(key)\(id)>\(values.joined(separator: "\n"))</object>"
  }

  static func outlet(
    _ label: String, from source: String, to destination: String, id: Int = 90,
    kind: String = "IBCocoaTouchOutletConnection"
  ) -> String {
    connection(kind, label, source, destination, id, "")
  }

  static func event(
    _ selector: String, from source: String, to destination: String, type: Int?, id: Int = 91
  ) -> String {
    connection(
      "IBCocoaTouchEventConnection", selector, source, destination, id,
      type.map { "<int key=\"IBEventType\">\($0)</int>" } ?? "")
  }

  private static func connection(
    _ kind: String, _ label: String, _ source: String, _ destination: String, _ id: Int,
    _ rest: String
  ) -> String {
    """
    <object class="IBConnectionRecord"><object class="\(kind)" key="connection">
    <string key="label">\(label)</string><reference key="source" ref="\(source)"/>
    <reference key="destination" ref="\(destination)"/>\(rest)</object>
    <int key="connectionID">\(id)</int></object>
    """
  }

  /// The document of a file that holds these objects at the top, in the spelling of Xcode 4.
  static func read(_ objects: String..., ids: [(String, Int)] = []) -> InterfaceDocument? {
    InterfaceXML.read(modern.file(objects, ids: ids), path: "Harbour.xib")
  }
}
