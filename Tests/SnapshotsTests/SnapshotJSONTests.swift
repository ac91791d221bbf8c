import CatalogCore
import Foundation
import Snapshots
import TestSupport
import Testing

struct SnapshotJSONTests {
  @Test func `any document comes back from JSON as it was`() throws {
    for document in RandomDocuments(seed: 16).prefix(1_500) {
      let bytes = SnapshotWriter.bytes(of: document)
      let json = SourceText(path: "a.json", bytes: SnapshotJSON.bytes(of: document))
      do throws(Diagnostic) {
        let read = try SnapshotReader.document(from: json)
        #expect(SnapshotWriter.bytes(of: read) == bytes)
      } catch {
        Issue.record("\(DiagnosticFormatter().text(error))\(String(decodingUTF8: bytes))")
        return
      }
    }
  }

  @Test func `any document keeps to the schema that the guide publishes`() throws {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = package.appendingPathComponent("Content/Guide/snapshot.schema.json")
    let schema = try JSONSchema(Array(try Data(contentsOf: file)))
    #expect(schema.definitions.declared == schema.definitions.used)
    for document in [GoldenSnapshot.document] + RandomDocuments(seed: 17).prefix(200) {
      let problems = schema.problems(of: SnapshotJSON.node(of: document))
      #expect(problems.isEmpty, "\(problems)")
    }
  }

  @Test func `the golden document comes back from both its forms`() throws {
    let json = SourceText(path: "a", bytes: SnapshotJSON.bytes(of: GoldenSnapshot.document))
    #expect(try SnapshotReader.document(from: json) == GoldenSnapshot.document)
    let text = SourceText(path: "a", bytes: GoldenSnapshot.bytes)
    #expect(try SnapshotReader.document(from: text) == GoldenSnapshot.document)
  }

  @Test(
    arguments: [
      ("\"L\"", "\"L\\nnote \\\"forged\\\"\""), ("\"L\"", "\"\""), ("\"L\"", "\"a b\""),
      ("\"disclosure\"", "\"a b\""),
    ])
  func `JSON cannot bring in what the text refuses`(text: String, other: String) {
    let json = String(decodingUTF8: SnapshotJSON.bytes(of: GoldenSnapshot.document))
    #expect(json.contains(text))
    let forged = json.replacing(text, with: other, maxReplacements: 1)
    #expect(throws: Diagnostic.self) {
      try SnapshotReader.document(from: SourceText(path: "a.json", forged))
    }
  }
}
