package import CatalogCore

/// What a walk through the sources of an app found, with every interface file read.
package struct InterfaceProject: Sendable {
  /// Every storyboard and xib, whatever became of it, in the order of the paths.
  package var files: [ProjectFile] = []
  /// The tables of texts that belong to one of the files, in the order of file, language and path.
  ///
  /// A copy of a whole file in another language is none.
  package var tables: [ProjectTable] = []
  /// The colours and images of asset catalogs.
  package var assets = AssetCatalog()
  /// What is wrong with tables of texts.
  package var textProblems: [Diagnostic] = []
  /// What was seen and not looked into, in the order of the paths.
  package var leftOut: [LeftOut] = []
  /// What could not be looked at: paths that are not there, folders in the place of files.
  package var problems: [Diagnostic] = []

  package init() {}

  /// The documents that could be read, without copies in other languages, in the order of the paths.
  package var documents: [InterfaceDocument] {
    files.compactMap { $0.original == nil ? $0.document : nil }
  }

  /// A place that the walk went past.
  package struct LeftOut: Equatable, Sendable {
    package var path: FilePath
    /// A stable word for why.
    package var reason: Reason

    package init(_ path: FilePath, _ reason: Reason) {
      self.path = path
      self.reason = reason
    }

    package enum Reason: String, CaseIterable, Sendable {
      /// A folder whose name starts with a dot.
      case hidden
      /// Code of others, such as `Pods`.
      case dependencies
      /// What a build made, such as `DerivedData` or a framework.
      case built
      /// A compiled storyboard or xib.
      case compiled
      /// A link that leads out of the folders that were named.
      case linkOutside = "link-outside"
      /// A link to something that is read under its own name.
      case linkInside = "link-inside"
      /// A link to nothing.
      case linkNowhere = "link-nowhere"
    }
  }
}
