import CatalogCore
import Foundation

/// Real files that stand beside the package, for those who have them.
///
/// `CATALOG_INTERFACE_EXAMPLES` names their folder; else `shared/ib-examples` beside the package's
/// folder is tried, and up to two folders above it. Tests that need them do nothing where they are
/// absent, and say so.
enum ExampleFiles {
  static let folder: String? = {
    var candidates: [String] = []
    if let named = ProcessInfo.processInfo.environment["CATALOG_INTERFACE_EXAMPLES"] {
      candidates.append(named)
    }
    var folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    for _ in 0..<3 {
      folder.deleteLastPathComponent()
      candidates.append(folder.appendingPathComponent("shared/ib-examples").path)
    }
    let found = candidates.first { FileManager.default.fileExists(atPath: $0) }
    if found == nil {
      print("skipped: neither CATALOG_INTERFACE_EXAMPLES nor shared/ib-examples has example files")
    }
    return found
  }()

  /// The content of an example, under its name; `nil` where the examples are absent.
  static func source(_ name: String) -> SourceText? {
    guard let folder else { return nil }
    guard let data = FileManager.default.contents(atPath: folder + "/" + name) else {
      print("skipped: the examples have no file \(name)")
      return nil
    }
    return SourceText(path: name, bytes: Array(data))
  }

  /// The names of all storyboards and xibs, in their order, those in folders included.
  static var names: [String] {
    guard let folder, let all = FileManager.default.enumerator(atPath: folder) else { return [] }
    return all.compactMap { $0 as? String }
      .filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
  }
}
