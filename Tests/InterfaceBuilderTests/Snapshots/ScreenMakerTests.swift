import CatalogCore
import Snapshots
import Testing

@testable import InterfaceBuilder

struct ScreenMakerTests {
  @Test func `each screen of an app has a snapshot that reads back as it is`() throws {
    for document in ScreenMaker(HarbourApp.project()).documents() {
      let bytes = SnapshotWriter.bytes(of: document)
      #expect(
        try SnapshotParser.document(from: SourceText(path: "a.snap", bytes: bytes)) == document)
    }
  }
}
