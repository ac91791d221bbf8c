package import CatalogCore

/// A snapshot that is read when it is needed, wherever it is kept.
///
/// Catalogs are lists of these, so that comparing two of them holds a few documents at a time in
/// memory and not all.
package struct StoredSnapshot: Sendable {
  /// `screen/scenario.snap` in the spelling of file names: what pairs the snapshots of two catalogs.
  package let key: FilePath
  private let load: @Sendable () throws(Diagnostic) -> [UInt8]
  private let read: @Sendable ([UInt8]) throws(Diagnostic) -> SnapshotDocument

  /// A snapshot whose text is loaded and then read, both again for every time that it is asked for.
  package init(
    key: FilePath, load: @escaping @Sendable () throws(Diagnostic) -> [UInt8],
    read: @escaping @Sendable ([UInt8]) throws(Diagnostic) -> SnapshotDocument
  ) {
    self.key = key
    self.load = load
    self.read = read
  }

  /// A snapshot in memory.
  package init(_ document: SnapshotDocument) {
    self.init(
      key: Self.key(screen: document.screen.id, scenario: document.scenario.id),
      load: { () throws(Diagnostic) in SnapshotWriter.bytes(of: document) },
      read: { (_: [UInt8]) throws(Diagnostic) in document })
  }

  /// A snapshot in a file called `path`, which must be the one that the names inside belong to.
  package init(
    key: FilePath, path: FilePath, load: @escaping @Sendable () throws(Diagnostic) -> [UInt8]
  ) {
    self.init(
      key: key, load: load,
      read: { (bytes: [UInt8]) throws(Diagnostic) in
        let source = SourceText(path: path.string, bytes: bytes)
        let document: SnapshotDocument
        do throws(SnapshotProblem) {
          document = try SnapshotParser.document(from: source)
        } catch {
          throw error.diagnostic(in: source)
        }
        let expected = Self.key(screen: document.screen.id, scenario: document.scenario.id)
        guard expected == key else {
          throw SnapshotProblem.misplaced(path, expected: expected)
        }
        return document
      })
  }

  package static func key(screen: String, scenario: String) -> FilePath {
    FilePath(FileComponent.name(for: screen))
      .appending("\(FileComponent.name(for: scenario)).snap")
  }

  /// What stands for the screen in the key.
  package var screenKey: ByteKey { Self.screenKey(of: key) }

  static func screenKey(of key: FilePath) -> ByteKey { ByteKey(key.components.first ?? "") }

  /// The text as it is stored.
  package func bytes() throws(Diagnostic) -> [UInt8] { try load() }

  package func document() throws(Diagnostic) -> SnapshotDocument { try read(try load()) }

  /// The document of a text that was loaded before.
  func document(of bytes: [UInt8]) throws(Diagnostic) -> SnapshotDocument { try read(bytes) }
}
