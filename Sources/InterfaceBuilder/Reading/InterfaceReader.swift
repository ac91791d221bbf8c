package import CatalogCore

/// Reads a storyboard or a xib of any age.
package struct InterfaceReader {
  /// Says what a file is, and what it holds if it is one of UIKit.
  ///
  /// Nothing in a file makes this fail: what cannot be read is a verdict too. Cost: linear in the size
  /// of the file.
  package static func read(_ source: SourceText) -> FileVerdict {
    let path = FilePath(source.path)
    do throws(Diagnostic) {
      switch try FileGate.judge(source) {
      case .document(let root):
        return .interface(DocumentReader.document(root, path: path))
      case .archive(let root):
        return .interface(try ArchiveReader.document(root, path: path))
      case .otherPlatform(let platform, let reason):
        return .skipped(platform: platform, reason: reason)
      }
    } catch {
      return .refused(error)
    }
  }
}
