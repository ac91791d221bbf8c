import CatalogCore
import Snapshots
import TestSupport
import Testing

/// The golden document, cut or changed at any place.
struct RandomDamageTests {
  private func problem(in bytes: [UInt8]) -> Diagnostic? {
    let source = SourceText(path: "a.snap", bytes: bytes)
    do {
      _ = try SnapshotParser.document(from: source)
      return nil
    } catch {
      return error.diagnostic(in: source)
    }
  }

  @Test func `a file cut anywhere is never a document`() {
    let whole = GoldenSnapshot.bytes
    for length in 0..<(whole.count - 1) {
      let found = problem(in: Array(whole[..<length]))
      let expected =
        switch length {
        case 0: "snapshot-empty"
        case ..<"catalog snapshot 1".utf8.count: "snapshot-unknown-format"
        default: "snapshot-truncated"
        }
      #expect(found?.id == expected, "cut to \(length) bytes")
    }
    #expect(problem(in: Array(whole.dropLast())) == nil)
  }

  @Test func `a file cut at its start is never a document`() {
    let whole = GoldenSnapshot.bytes
    for start in 1..<whole.count { #expect(problem(in: Array(whole[start...])) != nil) }
  }

  @Test func `any change of bytes gives a document or a problem within the file`() {
    var generator = SeededGenerator(seed: 5)
    let alphabet = Array("\" \\\n\r\t<-0aéu{}".utf8) + [0x00, 0xFF]
    var documents = 0
    for _ in 0..<10_000 {
      var bytes = GoldenSnapshot.bytes
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let index = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes.remove(at: index)
        case 1: bytes[index] = alphabet.randomElement(using: &generator) ?? 0
        case 2: bytes.insert(alphabet.randomElement(using: &generator) ?? 0, at: index)
        default: bytes[index] ^= UInt8(1) << UInt8.random(in: 0..<8, using: &generator)
        }
      }
      let source = SourceText(path: "a.snap", bytes: bytes)
      do throws(SnapshotProblem) {
        let document = try SnapshotParser.document(from: source)
        // What was read can be written and read again.
        let text = SnapshotWriter.bytes(of: document)
        let again = try SnapshotParser.document(from: SourceText(path: "b.snap", bytes: text))
        #expect(SnapshotWriter.bytes(of: again) == text)
        documents += 1
      } catch {
        let diagnostic = error.diagnostic(in: source)
        #expect(0...bytes.count ~= error.range.lowerBound)
        #expect(diagnostic.id.utf8.starts(with: "snapshot-".utf8))
        #expect(!DiagnosticFormatter().text(diagnostic).isEmpty)
      }
    }
    #expect(1_000...9_000 ~= documents)
  }
}
