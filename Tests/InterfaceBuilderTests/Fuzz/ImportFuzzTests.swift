import CatalogCore
import Testing

@testable import InterfaceBuilder

/// Ten thousand broken files, each the same in every run: none stops the import, and whatever is
/// written can be read.
///
/// A test names its file and the first of its seeds, so that a run which ends early is easily found.
struct ImportFuzzTests {
  /// How many mutations one case tries.
  private static let slice = 100

  private static let byteCases = cases(of: FuzzFiles.all.count, slicesForEach: 9)
  private static let treeCases = cases(of: FuzzFiles.all.count, slicesForEach: 8)
  private static let partCases = cases(of: FuzzParts.all.count, slicesForEach: 3)

  /// The number of a file with its first seed.
  private static func cases(
    of files: Int, slicesForEach slices: Int
  ) -> [(file: Int, seed: Int)] {
    (0..<files).flatMap { file in (0..<slices).map { (file: file, seed: 1 + $0 * slice) } }
  }

  @Test func `there are ten thousand mutations of files that can be read`() {
    let cases = Self.byteCases.count + Self.treeCases.count + Self.partCases.count
    #expect(cases * Self.slice >= 10_000)
    for (index, file) in FuzzFiles.all.enumerated() {
      let document = InterfaceXML.read(file)
      #expect(document?.problems.map(\.id) == (index == 0 ? ["interface-unknown-element"] : []))
    }
  }

  @Test func `the texts and assets beside them can be read`() throws {
    let document = try #require(InterfaceXML.read(FuzzFiles.cell))
    for part in FuzzParts.all where part.isTable {
      let file = StringsReader.tables(
        SourceText(path: part.path.string, bytes: part.bytes), language: "de")
      #expect(document.localized(by: try #require(file.tables.first)).translatedCount > 0)
    }
    let assets = FuzzParts.assets(FilePath(""), [])
    #expect(assets.colors.count == 1)
    #expect(assets.imageSizes.values.map(\.width) == [40])
  }

  @Test(arguments: byteCases)
  func `a file with wrong bytes is refused or imported`(file: Int, seed: Int) {
    let bytes = Array(FuzzFiles.all[file].utf8)
    var imported = 0
    for seed in seed..<(seed + Self.slice) {
      var mutation = ByteMutation(seed: UInt64(seed * 10 + file))
      let changed = mutation.changed(bytes)
      let verdict = InterfaceReader.read(SourceText(path: "App/Main.storyboard", bytes: changed))
      if case .interface = verdict { imported += 1 }
      ImportSoundness.check(verdict, size: changed.count, "file \(file), seed \(seed)")
    }
    // Mutations that are all refused would try the refusals alone.
    #expect((Self.slice / 10..<Self.slice).contains(imported))
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
      ImportSoundness.check(
        verdict, size: 100 * TreeMutation.count(changed), "file \(file), seed \(seed)")
    }
  }

  @Test(arguments: partCases)
  func `wrong texts, colours and images give what is left of them`(file: Int, seed: Int) throws {
    let part = FuzzParts.all[file]
    let document = try #require(InterfaceXML.read(FuzzFiles.cell))
    for seed in seed..<(seed + Self.slice) {
      var mutation = ByteMutation(seed: UInt64(seed * 10 + file))
      let bytes = mutation.changed(part.bytes)
      let place = Comment("\(part.path), seed \(seed)")
      guard part.isTable else {
        ImportSoundness.check(FuzzParts.assets(part.path, bytes), place)
        continue
      }
      let file = StringsReader.tables(
        SourceText(path: part.path.string, bytes: bytes), language: "de")
      #expect(file.problems.count <= StringsReader.mostProblems, place)
      let translations = file.tables.prefix(2).map {
        ImportedDocument.Translation(
          language: $0.language, document: document.localized(by: $0).document)
      }
      ImportSoundness.check(
        .interface(document), translations: translations, size: bytes.count + 2_000, place)
    }
  }
}
