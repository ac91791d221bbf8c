import CatalogCore
import Snapshots
import TestSupport

/// A catalog on the disk whose recorder plays a stream and ends as it is told.
struct RecordedCatalog {
  let folder: TemporaryFolder
  var environment: [String: String] = [:]
  /// The recorder as the settings name it.
  ///
  /// A shell reads it: a script that was just written cannot always be started as a program while other
  /// tests start theirs.
  var recorder = "[/bin/sh, recorder]"
  /// Changes the world in which a command runs.
  var prepare: @Sendable (inout TestTool) -> Void = { _ in }

  /// Has the recorder send a stream and then do something; a silence of `timeout` seconds is a hang.
  func play(_ stream: [UInt8], then end: String = "", timeout: Int = 60) throws {
    try DiskFileSystem().write(stream, to: folder.path.appending("stream"))
    try folder.write("recorder", "#!/bin/sh\ncat stream\n\(end)\n", isProgram: true)
    try folder.write(
      "Content/catalog.yml", "recorder: \(recorder)\nrecorder-timeout: \(timeout)\n")
  }

  @discardableResult
  func run(_ words: String...) -> TestTool.Result { run(words) }

  @discardableResult
  func run(_ words: [String]) -> TestTool.Result {
    var tool = TestTool(on: DiskFileSystem())
    tool.environment = environment
    prepare(&tool)
    var result = tool.run([words[0], "--root", folder.path.string] + words.dropFirst())
    result.messages = result.messages.split(separator: folder.path.string + "/")
      .joined()
    return result
  }

  /// The files below the screens.
  func baselines() throws -> [String: String] {
    var baselines: [String: String] = [:]
    for (path, text) in try folder.tree() where path.hasPrefix("Content/Screens/") {
      baselines[String(path.dropFirst(16))] = text
    }
    return baselines
  }

  /// The files of one screen that can be read while somebody else changes them.
  func visibleBaselines(_ screen: String) throws -> [String: String] {
    let disk = DiskFileSystem()
    let place = folder.path.appending("Content/Screens/\(screen)")
    var baselines: [String: String] = [:]
    for name in try disk.names(in: place) where !name.hasPrefix(".") {
      guard let bytes = try? disk.read(place.appending(name)) else { continue }
      baselines["\(screen)/\(name)"] = String(decodingUTF8: bytes)
    }
    return baselines
  }

  static func with<Result>(_ body: (RecordedCatalog) throws -> Result) throws -> Result {
    try TemporaryFolder.with { folder in
      folder.makeFolder("Content")
      return try body(RecordedCatalog(folder: folder))
    }
  }

  /// What somebody at a terminal sees who presses the keys and then goes.
  func review(
    _ keys: String, columns: Int = 80, before: @escaping @Sendable (Int) -> Void = { _ in }
  ) -> TestTool.Result {
    var catalog = self
    catalog.prepare = { [prepare] tool in
      prepare(&tool)
      tool.keys = keys.map { Keyboard.Key.character($0) }
      tool.columns = columns
      tool.beforeKey = before
    }
    return catalog.run("review")
  }

  static func document(_ screen: String, _ scenario: String, row: String = "Dusk")
    -> SnapshotDocument
  {
    SnapshotDocument(
      screen: .init(id: screen, title: screen), scenario: .init(id: scenario, title: scenario),
      sections: [
        .init(
          id: "items",
          rows: [
            .init(
              kind: "PhotoCell", identity: "photo-1",
              slots: [.init(.text, "title", style: "headline", value: row)])
          ])
      ])
  }

  static func text(_ document: SnapshotDocument) -> String {
    String(decodingUTF8: SnapshotWriter.bytes(of: document))
  }

  static func stream(_ documents: [SnapshotDocument]) -> [UInt8] {
    let plan = documents.map {
      SnapshotStream.Item(screen: $0.screen.id, scenario: $0.scenario.id)
    }
    var bytes = SnapshotStream.header(plan: plan)
    for (item, document) in zip(plan, documents) {
      bytes += SnapshotStream.announcement(of: item)
      bytes += SnapshotStream.record(ofSnapshot: SnapshotWriter.bytes(of: document))
    }
    return bytes + SnapshotStream.trailer(count: plan.count)
  }
}

extension TestTool.Result {
  /// The lines of the output without the ids that they start with.
  var causes: [String] {
    output.split(separator: "\n").map { line in
      let id = line.prefix { $0.isHexDigit }
      return id.utf8.count >= 8 ? String(line.dropFirst(id.count + 1)) : String(line)
    }
  }

  /// The ids that the lines of the output start with, in their order.
  var ids: [String] { output.split(separator: "\n").map { String($0.prefix { $0 != " " }) } }
}
