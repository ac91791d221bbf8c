import CatalogCore
import InterfaceBuilder
import Synchronization
import TestSupport
import Testing

struct ProjectWalkTests {
  private func project(_ folder: TemporaryFolder, _ paths: String..., include: [String] = [])
    -> InterfaceProject
  {
    ProjectReader(files: DiskFileSystem(), including: include)
      .project(at: paths.map { folder.path.appending($0) })
  }

  private func names(_ project: InterfaceProject, in folder: TemporaryFolder) -> [String] {
    project.files.map { name($0.path, in: folder) }
  }

  private func name(_ path: FilePath, in folder: TemporaryFolder) -> String {
    String(path.string.dropFirst(folder.path.string.utf8.count + 1))
  }

  private func leftOut(_ project: InterfaceProject, in folder: TemporaryFolder) -> [String] {
    project.leftOut.map { "\(name($0.path, in: folder)): \($0.reason.rawValue)" }
  }

  @Test func `storyboards and xibs are found at any depth, in the order of their bytes`() throws {
    try TemporaryFolder.with { folder in
      for name in [
        "App/b.storyboard", "App/B.storyboard", "App/Berths/Cell.XIB", "App/é.xib", "App/notes.txt",
        "App/Main.storyboard.orig", "App/.Main.storyboard", "Other/c.xib",
      ] { try folder.write(name, HarbourFiles.storyboard()) }
      #expect(
        names(project(folder, "App"), in: folder)
          == ["App/B.storyboard", "App/Berths/Cell.XIB", "App/b.storyboard", "App/é.xib"])
    }
  }

  @Test func `folders of others, of builds and hidden ones are left out with the reason`() throws {
    try TemporaryFolder.with { folder in
      let inner = [
        "Pods", "Carthage", "build", "DerivedData", ".build", "node_modules", "vendor",
        "third-party", "ThirdParty", ".git", "Charts.framework",
      ]
      for name in inner { try folder.write("App/\(name)/x.xib", HarbourFiles.storyboard()) }
      try folder.write("App/x.xib", HarbourFiles.storyboard())
      let found = project(folder, "App")
      #expect(names(found, in: folder) == ["App/x.xib"])
      #expect(
        leftOut(found, in: folder) == [
          "App/.build: hidden", "App/.git: hidden", "App/Carthage: dependencies",
          "App/Charts.framework: built", "App/DerivedData: built", "App/Pods: dependencies",
          "App/ThirdParty: dependencies", "App/build: built", "App/node_modules: dependencies",
          "App/third-party: dependencies", "App/vendor: dependencies",
        ])
      for name in inner {
        #expect(
          names(project(folder, "App", include: [name]), in: folder).contains("App/\(name)/x.xib"),
          "\(name)")
      }
      // Whoever names a folder wants it.
      let named = project(folder, "App", "App/Pods")
      #expect(names(named, in: folder) == ["App/Pods/x.xib", "App/x.xib"])
      #expect(!leftOut(named, in: folder).contains("App/Pods: dependencies"))
    }
  }

  @Test func `what is compiled is told and not read`() throws {
    try TemporaryFolder.with { folder in
      try folder.write("App/Main.storyboardc/Info.plist", "bplist00")
      try folder.write("App/Cell.nib", "NIBArchive")
      try folder.write("App/Old.nib/keyedobjects.nib", "bplist00")
      let found = project(folder, "App")
      #expect(found.files.isEmpty)
      #expect(
        leftOut(found, in: folder) == [
          "App/Cell.nib: compiled", "App/Main.storyboardc: compiled", "App/Old.nib: compiled",
        ])
    }
  }

  @Test func `a path that is missing, or no file, is a problem and the rest goes on`() throws {
    try TemporaryFolder.with { folder in
      try folder.write("App/x.xib", HarbourFiles.storyboard())
      folder.makeFolder("App/Main.storyboard")
      folder.makeFolder("Lone.xib")
      folder.makeFolder("Built.storyboardc")
      let found = project(folder, "gone", "App", "Lone.xib", "Built.storyboardc", "gone.xib")
      #expect(names(found, in: folder) == ["App/x.xib"])
      #expect(
        found.problems.map { "\(name(FilePath($0.location?.path ?? ""), in: folder)) \($0.id)" }
          == [
            "App/Main.storyboard import-folder", "Built.storyboardc import-compiled",
            "Lone.xib import-folder", "gone import-missing", "gone.xib import-missing",
          ])
    }
  }

  @Test func `a file counts once, however often and by whatever path it is named`() throws {
    try TemporaryFolder.with { folder in
      try folder.write("App/x.xib", HarbourFiles.storyboard())
      try folder.write("App/y.xib", HarbourFiles.storyboard())
      folder.link("App/a.xib", to: "x.xib")
      folder.link("Alias", to: "App")
      let found = project(
        folder, "App/x.xib", "App", "App/", "./App", "App/../App/x.xib", "Alias", "Alias/y.xib")
      #expect(names(found, in: folder) == ["App/x.xib", "App/y.xib"])
    }
  }

  @Test func `links are followed once within what was named, and never out of it`() throws {
    try TemporaryFolder.with { folder in
      try folder.write("App/Real/x.xib", HarbourFiles.storyboard())
      try folder.write("App/Pods/Kit/k.xib", HarbourFiles.storyboard())
      try folder.write("Outside/secret.xib", HarbourFiles.storyboard())
      folder.link("App/ALink", to: "Real")
      folder.link("App/Real/loop", to: "..")
      folder.link("App/Real/self", to: "self")
      folder.link("App/Kit", to: "Pods/Kit")
      folder.link("App/out", to: "../Outside")
      folder.link("App/out.xib", to: "../Outside/secret.xib")
      folder.link("App/nowhere.xib", to: "gone")
      folder.link("App/nowhere.txt", to: "gone")
      let found = project(folder, "App")
      #expect(names(found, in: folder) == ["App/Kit/k.xib", "App/Real/x.xib"])
      #expect(
        leftOut(found, in: folder) == [
          "App/ALink: link-inside", "App/Pods: dependencies", "App/Real/loop: link-inside",
          "App/nowhere.xib: link-nowhere", "App/out: link-outside", "App/out.xib: link-outside",
        ])
      #expect(found.problems.isEmpty)
    }
  }

  #if os(Linux)
    @Test func `a name that is no UTF-8 is a problem where it may matter, and the rest is read`()
      throws
    {
      try TemporaryFolder.with { folder in
        try folder.write("App/x.xib", HarbourFiles.storyboard())
        let script = #"""
          cd App; for end in .xib .strings .txt ""; do printf x > "$(printf 'quai\351')$end"; done
          """#
        let end = try Subprocess(command: ["/bin/sh", "-c", script], folder: folder.path).run().end
        #expect(end == .exited(0))
        let found = project(folder, "App")
        #expect(names(found, in: folder) == ["App/x.xib"])
        #expect(
          found.problems.map { "\(name(FilePath($0.location?.path ?? ""), in: folder)) \($0.id)" }
            == ["", ".strings", ".xib"].map { "App/quai\u{FFFD}\($0) import-name" })
        _ = try Subprocess(command: ["/bin/sh", "-c", "rm App/quai*"], folder: folder.path).run()
      }
    }
  #endif

  @Test func `a file that cannot be read is refused and the others are read`() throws {
    try TemporaryFolder.with { folder in
      try folder.write("App/a.xib", HarbourFiles.storyboard())
      try folder.write("App/b.xib", "")
      let found = project(folder, "App")
      #expect(found.files.map { $0.document != nil } == [true, false])
    }
  }

  @Test(arguments: [
    // The target tells files apart; what says nothing is left out.
    (
      ["H/App/Base.lproj/M.xib", "H/App/Views/C.xib", "H/Widget/W.xib"], ["App", "App", "Widget"]
    ),
    // With one target, its parts do.
    (["H/App/Berths/B.xib", "H/App/Boats/Cells/B.xib"], ["Berths", "Boats"]),
    (["H/App/Features/Berths/B.xib", "H/App/M.xib"], ["Berths", "App"]),
    (["H/M.xib", "H/Resources/N.xib"], ["H", "H"]),
    (["H/M.xib", "H/Boats/N.xib"], ["H", "Boats"]),
    (["H/App/Deep/M.xib"], ["App"]),
    (["H/Storyboards/en.lproj/M.xib"], ["H"]),
  ])
  func `files are grouped by the first folder that tells them apart`(
    paths: [String], groups: [String]
  ) {
    let files = MemoryFileSystem(
      Dictionary(uniqueKeysWithValues: paths.map { ($0, HarbourFiles.storyboard()) }))
    let project = ProjectReader(files: files).project(at: [FilePath("H")])
    let found = Dictionary(
      uniqueKeysWithValues: project.files.map { ($0.path.string, $0.group) })
    #expect(paths.map { found[$0] } == groups)
  }

  @Test func `several folders are groups as they are from the folder above`() {
    let files = MemoryFileSystem([
      "H/App/Berths/B.xib": HarbourFiles.storyboard(), "H/Shared/S.xib": HarbourFiles.storyboard(),
    ])
    let reader = ProjectReader(files: files)
    for paths in [["H"], ["H/App", "H/Shared"], ["H/Shared", "H/App"]] {
      let project = reader.project(at: paths.map { FilePath($0) })
      #expect(project.files.map(\.group) == ["App", "Shared"], "\(paths)")
    }
  }

  @Test func `a storyboard for each language is one storyboard with copies`() {
    let files = MemoryFileSystem([
      "H/de.lproj/M.storyboard": HarbourFiles.storyboard(),
      "H/en.lproj/M.storyboard": HarbourFiles.storyboard(),
      "H/Other/de.lproj/M.storyboard": HarbourFiles.storyboard(),
    ])
    let project = ProjectReader(files: files).project(at: [FilePath("H")])
    #expect(
      project.documents.map(\.path.string) == [
        "H/Other/de.lproj/M.storyboard", "H/en.lproj/M.storyboard",
      ])
    let copy = project.files.first { $0.original != nil }
    #expect(copy?.path == FilePath("H/de.lproj/M.storyboard"))
    #expect(copy?.original == FilePath("H/en.lproj/M.storyboard"))
    #expect(copy?.language == "de")
  }

  @Test func `progress counts every file once`() {
    let names = (0..<30).map { "H/\($0).xib" }
    let files = MemoryFileSystem(
      Dictionary(uniqueKeysWithValues: names.map { ($0, HarbourFiles.storyboard()) }))
    let counts = Counts()
    _ = ProjectReader(files: files).project(at: [FilePath("H")]) { done, total in
      counts.add(done, total)
    }
    #expect(counts.done.sorted() == Array(1...30))
    #expect(counts.totals == [30])
  }
}

/// What progress told.
private final class Counts: Sendable {
  private let told = Mutex<[(done: Int, total: Int)]>([])

  func add(_ done: Int, _ total: Int) { told.withLock { $0.append((done, total)) } }

  var done: [Int] { told.withLock { $0.map(\.done) } }

  var totals: Set<Int> { told.withLock { Set($0.map(\.total)) } }
}
