import CatalogCore

/// What checks need to know of all files together.
struct ProjectFacts: Sendable {
  /// Classes that some file names with a module.
  private(set) var classesWithModule: Set<ByteKey> = []
  /// The documents that name a module of at least one class.
  private(set) var documentsWithModules: Set<Int> = []
  /// The documents in which at least one label has a text style.
  private(set) var documentsWithTextStyles: Set<Int> = []
  /// The first scene of each document that has any.
  private(set) var firstEntries: [Int: Int] = [:]
  /// The scenes that a segue of another scene leads to.
  private(set) var reached: Set<Int> = []
  /// For each document the lines on which an object is named that is not there.
  private(set) var linesWithMissingObject: [Set<Int>] = []
  /// Initial controllers that copies in other languages name, where they differ, by document.
  private(set) var initialControllers: [Int: [String]] = [:]

  /// Nothing known, for what a screen says by itself.
  init() {}

  init(_ imported: [ImportedDocument], graph: SceneGraph) {
    for (index, entry) in graph.entries.enumerated() {
      if firstEntries[entry.document] == nil { firstEntries[entry.document] = index }
      let owners = ConnectionOwner.owners(in: entry).compactMap(\.customClass)
      for customClass in owners + [entry.customClass].compactMap(\.self)
      where customClass.hasModule {
        classesWithModule.insert(ByteKey(customClass.name))
        documentsWithModules.insert(entry.document)
      }
      let hasTextStyle = CheckedView.all(in: entry).contains {
        guard case .label(let label) = $0.view.content else { return false }
        return label.font?.isTextStyle == true
      }
      if hasTextStyle { documentsWithTextStyles.insert(entry.document) }
    }
    for edge in graph.edges {
      if case .entry(let target) = edge.target, target != edge.source { reached.insert(target) }
    }
    for (index, document) in imported.enumerated() {
      linesWithMissingObject.append(
        Set(
          document.document.problems.compactMap {
            $0.id.isSpelled("interface-missing-destination") ? $0.location?.line : nil
          }))
      var names = [document.document.initialControllerID ?? ""]
      for translation in document.translations {
        let name = translation.document.initialControllerID ?? ""
        if !names.contains(where: { $0.hasSameBytes(as: name) }) { names.append(name) }
      }
      if names.count > 1 { initialControllers[index] = names }
    }
  }
}

extension InterfaceClass {
  /// Whether the file or the build says which module it belongs to.
  var hasModule: Bool { isOfTarget || !(module ?? "").isEmpty }
}
