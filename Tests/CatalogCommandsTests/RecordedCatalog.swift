import CatalogCore
import Snapshots
import TestSupport

/// A catalog on the disk whose recorder plays a stream and ends as it is told.
struct RecordedCatalog {
  let folder: TemporaryFolder
  var environment: [String: String] = [:]

  /// What the recorder does after it has sent the stream.
  func play(_ stream: [UInt8], then end: String = "") throws {
    try DiskFileSystem().write(stream, to: folder.path.appending("stream"))
    try folder.write("recorder", "#!/bin/sh\ncat stream\n\(end)\n", isProgram: true)
    try folder.write("Content/catalog.yml", "recorder: [./recorder]\nrecorder-timeout: 1\n")
  }

  func run(_ words: String...) -> TestTool.Result {
    var tool = TestTool(on: DiskFileSystem())
    tool.environment = environment
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

  static func with(_ body: (RecordedCatalog) throws -> Void) throws {
    try TemporaryFolder.with { folder in
      folder.makeFolder("Content")
      try body(RecordedCatalog(folder: folder))
    }
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
