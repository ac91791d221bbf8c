import CatalogCore

/// The ids of screens, which stay the same as long as their scenes do.
///
/// An id is the name of the file, and for a scene of a storyboard `-` and its storyboard id or class
/// without what every controller is called. Scenes of one name within a file all get the id of their
/// object appended, so that none depends on the order of the others. Files of one name in several folders get
/// as many of their folders in front as tell them apart.
struct ScreenNaming {
  /// In the order of the graph's entries.
  let ids: [String]

  init(_ graph: SceneGraph) {
    let files = Self.fileNames(graph.documents)
    var ids = graph.entries.map { entry -> String in
      let file = files[entry.document]
      guard graph.documents[entry.document].kind == .storyboard else { return file }
      let scene = Self.sceneName(entry)
      // `Login.storyboard` with its `LoginViewController` is `login` and not `login-login`.
      return scene.hasSameBytes(as: Self.kebabName(of: entry.path)) ? file : "\(file)-\(scene)"
    }
    Self.tellApart(&ids) { index in
      let id = IdentifierSpelling.objectID(graph.entries[index].objectID)
      return id.isEmpty ? nil : id
    }
    // What is left has ids that differ in nothing but case, or are missing, or files given twice.
    Self.tellApart(&ids) { index in
      let entry = graph.entries[index]
      return StableHash.hexadecimal(of: "\(entry.path)\n\(entry.objectID)".utf8)
    }
    var taken: Set<String> = []
    for index in ids.indices {
      ids[index] = IdentifierSpelling.shortened(ids[index])
      var number = 2
      let id = ids[index]
      while !taken.insert(ids[index]).inserted {
        ids[index] = IdentifierSpelling.shortened("\(id)-\(number)")
        number += 1
      }
    }
    self.ids = ids
  }

  /// Appends to every id that several have.
  ///
  /// Two ids are the same when a disk may take them for one, which the equality of `String` tells: they
  /// are in lower case already.
  private static func tellApart(_ ids: inout [String], by suffix: (Int) -> String?) {
    let groups = Dictionary(grouping: ids.indices) { ids[$0] }
    for indices in groups.values where indices.count > 1 {
      for index in indices {
        if let suffix = suffix(index) { ids[index] += "-" + suffix }
      }
    }
  }

  private static func sceneName(_ entry: SceneEntry) -> String {
    let controller = entry.controller
    let names = [
      controller?.storyboardIdentifier, controller?.customClass?.name, controller?.element, "view",
    ]
    for name in names.compactMap(\.self) {
      let spelled = IdentifierSpelling.kebabCase(IdentifierSpelling.withoutControllerSuffix(name))
      if !spelled.isEmpty { return spelled.isSpelled("view-controller") ? "view" : spelled }
    }
    return "view"
  }

  private static func kebabName(of path: FilePath) -> String {
    let name = IdentifierSpelling.kebabCase(path.baseName)
    return name.isEmpty ? "file" : name
  }

  /// The part of an id that stands for a document.
  private static func fileNames(_ documents: [InterfaceDocument]) -> [String] {
    let names = documents.map { kebabName(of: $0.path) }
    let folders = documents.map { document in
      document.path.projectFolders.map(IdentifierSpelling.kebabCase).filter { !$0.isEmpty }
    }
    var result = names
    let groups = Dictionary(grouping: documents.indices) { index in
      "\(documents[index].kind.rawValue) \(names[index])"
    }
    for indices in groups.values where indices.count > 1 {
      // A path has few folders; one of a hostile depth is told apart by a hash later.
      for count in 1...8 {
        for index in indices {
          result[index] = (folders[index].suffix(count) + [names[index]]).joined(separator: "-")
        }
        if Set(indices.map { result[$0] }).count == indices.count { break }
      }
    }
    return result
  }
}
