import CatalogCore

/// Every id of a file, so that a reference may point forwards as well as backwards.
struct ObjectIndex {
  /// The lines of objects by their ids.
  private var lines: [ByteKey: Int] = [:]
  /// The ids of constraints and connections, which an outlet may name too.
  private var others: Set<ByteKey> = []

  /// Walks the whole tree once, without recursion, and reports ids that two objects share.
  ///
  /// Connections and constraints share ids in no harmful way, and the parts of an attributed text are
  /// no objects, so these are not compared.
  init(_ root: MarkupElement, problems: inout ReadingProblems) {
    var open = [(root, isObject: true)]
    while let (element, isObject) = open.popLast() {
      let comparable = isObject && !Self.isNoObject(element.name)
      if let id = element["id"] {
        let key = ByteKey(id)
        if !comparable {
          others.insert(key)
        } else if let first = lines[key] {
          problems.duplicateID(id, line: element.line, first: first)
        } else {
          lines[key] = element.line
        }
      }
      // The last is walked first, so the children go in from behind.
      for child in element.children.reversed() { open.append((child, isObject: comparable)) }
    }
  }

  /// Whether an object of this id stands in the file, or is one of those that every file has.
  func holds(_ id: String) -> Bool {
    lines[ByteKey(id)] != nil || others.contains(ByteKey(id)) || id.isSpelled("-1")
      || id.isSpelled("-2") || id.isSpelled("-3")
  }

  private static func isNoObject(_ name: String) -> Bool {
    notObjects.contains(ByteKey(name))
  }

  private static let notObjects = Set(
    [
      "attributedString", "connections", "constraints", "variation", "dependencies", "device",
      "resources", "classes", "inferredMetricsTieBreakers", "simulatedMetricsContainer",
      "userDefinedRuntimeAttributes", "mask",
    ].map { ByteKey($0) })
}
