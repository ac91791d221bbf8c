import CatalogCore
import Snapshots
import Testing

@testable import InterfaceBuilder

/// What holds of an import, whatever was imported.
enum ImportSoundness {
  /// Takes a file all the way: to snapshots that read back as they were, and to the list.
  static func check(
    _ verdict: FileVerdict, translations: [ImportedDocument.Translation] = [], size: Int,
    _ place: Comment
  ) {
    if case .interface(let document) = verdict {
      let lines = document.problems.compactMap(\.location?.line)
      #expect(lines == lines.sorted(), place)
    }
    var project = InterfaceProject()
    project.files = [
      ProjectFile(path: FilePath("App/Main.storyboard"), group: "App", verdict: verdict)
    ]
    let maker = ScreenMaker(
      project.documents.map { ImportedDocument($0, group: "App", translations: translations) })
    var written = 0
    var names: Set<String> = []
    for document in maker.documents() {
      let bytes = SnapshotWriter.bytes(of: document)
      written += bytes.count
      do throws(SnapshotProblem) {
        let read = try SnapshotParser.document(from: SourceText(path: "a.snap", bytes: bytes))
        #expect(read == document, place)
        #expect(SnapshotWriter.bytes(of: read) == bytes, place)
      } catch {
        Issue.record("\(place): \(error) in \(String(decodingUTF8: bytes.prefix(20_000)))")
      }
      // On some disks two snapshots of names that differ in case alone overwrite each other.
      let key = StoredSnapshot.key(screen: document.screen.id, scenario: document.scenario.id)
      #expect(names.insert(FileComponent.foldingKey(key.string)).inserted, place)
    }
    var list: [UInt8] = []
    Inventory(project, navigation: NavigationMap(maker).json).writeJSON { list += $0 }
    do throws(JSONError) {
      _ = try JSONNode(parsing: SourceText(path: "list.json", bytes: list))
    } catch {
      Issue.record("\(place): the list is no JSON: \(error)")
    }
    #expect(written + list.count < 100_000 + 60 * size, place)
  }

  static func check(_ assets: AssetCatalog, _ place: Comment) {
    for color in assets.colors.values.compactMap(\.components) {
      for part in [color.red, color.green, color.blue, color.alpha] {
        #expect((0...1).contains(part), place)
      }
    }
    for size in assets.imageSizes.values {
      #expect(size.width.isFinite && size.width >= 0, place)
      #expect(size.height.isFinite && size.height >= 0, place)
    }
  }
}
