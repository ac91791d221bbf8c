import Screens
import Testing

/// The faulty screen has the mistakes that were made on purpose, and no others.
struct FaultyTests {
  @Test func `each planted mistake is found once`() async throws {
    let findings = try await SampleRun.rendered("faulty", "loaded").findings
    #expect(
      findings.dropLast() == [
        .error(
          .duplicateIdentity(
            "north", [RowPath(section: 0, row: 0), RowPath(section: 0, row: 1)])),
        .error(
          .binding(
            .unlabelledBinding(slot: "summary"), cell: "UnlabelledBuoyCell",
            identity: "unlabelled-north")),
        .error(
          .binding(
            .duplicateAction("select"), cell: "TwiceTappedBuoyCell", identity: "tapped-north")),
        .error(.unknownIdentifier("BouyCell", row: "misspelt-east", nearest: "BuoyCell")),
      ])
    guard case .leak(let leak) = try #require(findings.last) else {
      Issue.record("the last finding is no leak")
      return
    }
    #expect(leak.cell == "ForgetlessBuoyCell")
    #expect(leak.slots == ["warning"])
    #expect(leak.row == "forgetless-east")
    #expect(leak.leakedFrom == "forgetless-south")
  }

  @Test func `a recording says what is wrong and still shows the rows`() async throws {
    let screen = try SampleRun.screen("faulty")
    let bytes = try await SampleRun.bytes(of: screen, screen.scenarios[0])
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    let found = lines.filter { $0.hasPrefix("finding ") }.map { $0.split(separator: " ")[1] }
    #expect(
      found == [
        "duplicate-identity", "unlabelled-binding", "duplicate-action", "unknown-identifier",
        "reuse-leak", "height-clips", "text-truncated", "touch-target", "translation-length",
      ])
    #expect(lines.contains("unlisted"))
    #expect(lines.count { $0.hasPrefix("  row ") } == 11)
  }

  @Test func `no address of a computed property reaches the recording`() async throws {
    let screen = try SampleRun.screen("faulty")
    let text = String(
      decoding: try await SampleRun.bytes(of: screen, screen.scenarios[0]), as: UTF8.self)
    #expect(!text.contains("0x"))
    #expect(!text.contains("computed 0"))
  }
}
