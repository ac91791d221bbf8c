import CatalogCore
import Snapshots
import Testing

@testable import InterfaceBuilder

/// Ten thousand broken files, each the same in every run: none stops the import, and whatever is
/// written can be read.
///
/// A test names its file and the first of its seeds, so that a run which ends early is easily found.
struct ImportFuzzTests {
  /// How many mutations one case tries.
  private static let slice = 500

  private static let byteCases = cases(slicesForEach: 2)
  private static let treeCases = cases(slicesForEach: 2)

  /// The number of a file with its first seed.
  private static func cases(slicesForEach slices: Int) -> [(file: Int, seed: Int)] {
    FuzzFiles.all.indices.flatMap { file in
      (0..<slices).map { (file: file, seed: 1 + $0 * slice) }
    }
  }

  @Test func `there are ten thousand mutations of files that can be read`() {
    #expect((Self.byteCases.count + Self.treeCases.count) * Self.slice == 10_000)
    for (index, file) in FuzzFiles.all.enumerated() {
      let document = InterfaceXML.read(file)
      #expect(document?.problems.map(\.id) == (index == 0 ? ["interface-unknown-element"] : []))
    }
  }

  @Test(arguments: byteCases)
  func `a file with wrong bytes is refused or imported`(file: Int, seed: Int) {
    let bytes = Array(FuzzFiles.all[file].utf8)
    for seed in seed..<(seed + Self.slice) {
      var mutation = ByteMutation(seed: UInt64(seed * 10 + file))
      let changed = mutation.changed(bytes)
      let verdict = InterfaceReader.read(SourceText(path: "App/Main.storyboard", bytes: changed))
      expectSound(verdict, size: changed.count, "file \(file), seed \(seed)")
    }
  }

  @Test(arguments: treeCases)
  func `a file with wrong elements is imported`(file: Int, seed: Int) throws {
    let root = try MarkupReader.root(
      of: SourceText(path: "Main.storyboard", FuzzFiles.all[file]))
    for seed in seed..<(seed + Self.slice) {
      var mutation = TreeMutation(seed: UInt64(seed * 10 + file), of: root)
      let changed = mutation.changed(root)
      let path = FilePath("App/Main.storyboard")
      let verdict: FileVerdict
      do throws(Diagnostic) {
        verdict = .interface(
          root.name.isSpelled("archive")
            ? try ArchiveReader.document(changed, path: path)
            : DocumentReader.document(changed, path: path))
      } catch {
        verdict = .refused(error)
      }
      expectSound(verdict, size: 100 * TreeMutation.count(changed), "file \(file), seed \(seed)")
    }
  }

  /// Takes a file all the way: to snapshots that read back as they were, and to the list.
  private func expectSound(_ verdict: FileVerdict, size: Int, _ place: Comment) {
    var project = InterfaceProject()
    project.files = [
      ProjectFile(path: FilePath("App/Main.storyboard"), group: "App", verdict: verdict)
    ]
    let maker = ScreenMaker(project.documents.map { ImportedDocument($0, group: "App") })
    var written = 0
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
}
