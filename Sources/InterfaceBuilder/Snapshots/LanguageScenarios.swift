import CatalogCore
import Snapshots

/// The scenarios that languages are recorded as; no two of them share a file on any disk.
struct LanguageScenarios {
  private var ids: [ByteKey: String] = [:]

  /// Of languages that differ in case alone, the first in byte order has its code as its id.
  init(_ languages: [String]) {
    // `base` is what is drawn, so a language of that name has to give way.
    var taken: Set = [FileComponent.foldingKey("base")]
    for language in Set(languages.map { ByteKey($0) }).sorted() {
      let code = language.text
      let hashed = "\(code)-\(StableHash.hexadecimal(of: code.utf8))"
      ids[language] =
        [code, "language-\(code)", hashed].first {
          !$0.isEmpty && taken.insert(FileComponent.foldingKey($0)).inserted
        } ?? hashed
    }
  }

  func scenario(of language: String) -> SnapshotDocument.Name {
    SnapshotDocument.Name(id: ids[ByteKey(language)] ?? language, title: "In \(language)")
  }
}
