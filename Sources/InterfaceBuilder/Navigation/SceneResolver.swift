import CatalogCore

/// Finds the scenes that ids and references name.
struct SceneResolver: Sendable {
  private enum Object {
    case entry(Int)
    case reference(InterfaceController.Reference)
    case exit
  }

  private let documents: [InterfaceDocument]
  private var objects: [[ByteKey: Object]]
  private var byIdentifier: [[ByteKey: String]]
  /// Storyboards by their names without ending, in the order of documents.
  private var storyboards: [ByteKey: [Int]] = [:]

  init(documents: [InterfaceDocument], entries: [SceneEntry]) {
    self.documents = documents
    objects = Array(repeating: [:], count: documents.count)
    byIdentifier = Array(repeating: [:], count: documents.count)
    // The first of several with one id or name counts, as ids are unique in files that Xcode saved.
    for (index, entry) in entries.enumerated() {
      add(.entry(index), entry.objectID, to: entry.document)
    }
    for (index, document) in documents.enumerated() {
      for scene in document.scenes {
        if let controller = scene.controller {
          if let reference = controller.reference {
            add(.reference(reference), controller.id, to: index)
          } else if let identifier = controller.storyboardIdentifier {
            let key = ByteKey(identifier)
            if byIdentifier[index][key] == nil { byIdentifier[index][key] = controller.id }
          }
        }
        for exit in scene.objects.exits { add(.exit, exit, to: index) }
      }
      for exit in document.roots.exits { add(.exit, exit, to: index) }
      if document.kind == .storyboard {
        storyboards[ByteKey(document.path.baseName), default: []].append(index)
      }
    }
  }

  private mutating func add(_ object: Object, _ id: String, to document: Int) {
    let key = ByteKey(id)
    if objects[document][key] == nil { objects[document][key] = object }
  }

  func target(of segue: InterfaceConnections.Segue, in entry: SceneEntry) -> SceneTarget {
    guard let destination = segue.destination else {
      return segue.kind.isSpelled("unwind") ? .exit : .missing(.noDestination)
    }
    return target(ofObject: destination, inDocument: entry.document)
  }

  func target(ofObject id: String, inDocument document: Int) -> SceneTarget {
    var seen: Set<Place> = []
    return target(ofObject: id, inDocument: document, seen: &seen)
  }

  func target(of reference: InterfaceController.Reference, from document: Int) -> SceneTarget {
    var seen: Set<Place> = []
    return target(of: reference, from: document, seen: &seen)
  }

  private struct Place: Hashable {
    var document: Int
    var id: ByteKey
  }

  /// Follows references one by one; the number of places is the limit of the recursion, and files
  /// that go on for more than a thousand are no work of people.
  private func target(ofObject id: String, inDocument document: Int, seen: inout Set<Place>)
    -> SceneTarget
  {
    guard seen.count < 1000, seen.insert(Place(document: document, id: ByteKey(id))).inserted else {
      return .missing(.circle)
    }
    switch objects[document][ByteKey(id)] {
    case .entry(let entry): return .entry(entry)
    case .exit: return .exit
    case .reference(let reference): return target(of: reference, from: document, seen: &seen)
    case nil: return .missing(.object(id))
    }
  }

  private func target(
    of reference: InterfaceController.Reference, from document: Int, seen: inout Set<Place>
  ) -> SceneTarget {
    var found = document
    let name = reference.storyboard ?? documents[document].path.baseName
    if let storyboard = reference.storyboard {
      guard let nearest = nearest(storyboard, to: document) else {
        if let bundle = reference.bundle {
          return .missing(.external(bundle: bundle, storyboard: storyboard))
        }
        return .missing(.storyboard(storyboard, identifier: reference.identifier))
      }
      found = nearest
    }
    if let identifier = reference.identifier {
      guard let id = byIdentifier[found][ByteKey(identifier)] else {
        return .missing(.identifier(identifier, storyboard: name))
      }
      return target(ofObject: id, inDocument: found, seen: &seen)
    }
    guard let initial = documents[found].initialControllerID else {
      return .missing(.initialController(storyboard: name))
    }
    return target(ofObject: initial, inDocument: found, seen: &seen)
  }

  /// The storyboard of a name that shares the most folders with a document; of several the one in the
  /// fewest folders, then the first by its path.
  private func nearest(_ storyboard: String, to document: Int) -> Int? {
    let home = documents[document].path.projectFolders
    return storyboards[ByteKey(storyboard)]?.min { left, right in
      let (leftPath, rightPath) = (documents[left].path, documents[right].path)
      let (leftFolders, rightFolders) = (leftPath.projectFolders, rightPath.projectFolders)
      let leftShared = leftFolders.sharedPrefix(with: home)
      let rightShared = rightFolders.sharedPrefix(with: home)
      if leftShared != rightShared { return leftShared > rightShared }
      if leftFolders.count != rightFolders.count { return leftFolders.count < rightFolders.count }
      return leftPath < rightPath
    }
  }
}

extension FilePath {
  /// The name of the file without its ending, as references name a storyboard.
  var baseName: String { FilePath(lastComponent).withoutExtension.string }

  /// The folders above the file, without those of languages.
  var projectFolders: [String] {
    components.dropLast().filter { $0.part(before: ".lproj") == nil }
  }
}

extension [String] {
  /// How many elements two lists have in common from the start.
  fileprivate func sharedPrefix(with other: [String]) -> Int {
    zip(self, other).prefix { $0.hasSameBytes(as: $1) }.count
  }
}
