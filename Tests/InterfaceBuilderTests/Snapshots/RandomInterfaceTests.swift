import CatalogCore
import Snapshots
import Testing

@testable import InterfaceBuilder

/// What holds for every model, also for those that no file would give.
struct RandomInterfaceTests {
  @Test(arguments: 0..<10) func `any model has snapshots that read back as they are`(
    batch: UInt64
  ) throws {
    for seed in 0..<5 {
      var interfaces = RandomInterfaces(seed: batch * 1_000 + UInt64(seed))
      for document in ScreenMaker(interfaces.project()).documents() {
        let bytes = SnapshotWriter.bytes(of: document)
        let read = try SnapshotParser.document(from: SourceText(path: "a.snap", bytes: bytes))
        #expect(read == document, "seed \(batch * 1_000 + UInt64(seed))")
        #expect(SnapshotWriter.bytes(of: read) == bytes)
      }
    }
  }

  @Test func `the ids of screens are safe, short, and no two share a file on any disk`() {
    for seed in 0..<30 {
      var interfaces = RandomInterfaces(seed: UInt64(seed))
      let screens = ScreenMaker(interfaces.project()).screens
      for id in screens {
        #expect(!id.isEmpty && id.utf8.count <= 100)
        #expect(FileComponent.name(for: id).utf8.count <= FileComponent.maximumLength)
        #expect(
          !id.unicodeScalars.contains {
            InvisibleCharacters.contains($0) || "/\\ .\"".unicodeScalars.contains($0)
          })
      }
      #expect(Set(screens.map(FileComponent.foldingKey)).count == screens.count)
    }
  }

  @Test func `the same model gives the same bytes`() {
    for seed in 0..<5 {
      func bytes() -> [[UInt8]] {
        var interfaces = RandomInterfaces(seed: UInt64(seed))
        let maker = ScreenMaker(interfaces.project())
        return maker.documents().map { SnapshotWriter.bytes(of: $0) }
          + [JSONWriter.bytes(of: NavigationMap(maker).json)]
      }
      #expect(bytes() == bytes())
    }
  }

  @Test func `views that stand deeper than the format goes are left out with a remark`() throws {
    var view = HarbourApp.label("Bottom", "Deep")
    for depth in 0..<150 { view = HarbourApp.view("view", "v\(depth)", nil, .plain, [view]) }
    var controller = HarbourApp.controller("Deep-1")
    controller.view = view
    let document = try #require(
      ScreenMaker([ImportedDocument(HarbourApp.storyboard("Deep.storyboard", [controller]))])
        .documents().first)
    let bytes = SnapshotWriter.bytes(of: document)
    #expect(try SnapshotParser.document(from: SourceText(path: "a.snap", bytes: bytes)) == document)
    #expect(document.notes == ["one view stands too deep to be shown, below 64 others"])
  }
}
