import CatalogCore
import Snapshots
import Testing

@testable import InterfaceBuilder

/// Real files, where there are any.
struct ExampleScreensTests {
  private static func documents() -> [ImportedDocument] {
    ExampleFiles.names.compactMap { name in
      guard let source = ExampleFiles.source(name),
        case .interface(let document) = InterfaceReader.read(source)
      else { return nil }
      return ImportedDocument(document)
    }
  }

  @Test func `the snapshots of real files read back as they are, each under an id of its own`()
    throws
  {
    let documents = ScreenMaker(Self.documents()).documents()
    for document in documents {
      let bytes = SnapshotWriter.bytes(of: document)
      let read = try SnapshotParser.document(from: SourceText(path: "a.snap", bytes: bytes))
      #expect(read == document)
    }
    #expect(Set(documents.map(\.screen.id)).count == documents.count)
  }
}
