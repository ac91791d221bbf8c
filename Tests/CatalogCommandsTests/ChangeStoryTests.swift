import CatalogCore
import Snapshots
import TestSupport
import Testing

/// What is told of the story once it is committed: by `diff` in every form, and by `log`.
@Suite(.enabled(if: TestRepository.isGitInstalled, "git is not installed"))
struct ChangeStoryTests {
  /// Runs the body where the changes, but for the rejected one, are a commit of the branch `topic`.
  private func with(_ body: (Story, _ ids: [String]) throws -> Void) throws {
    try Story.with { story, ids in
      try story.repository.git("checkout", "-q", "-b", "topic")
      story.catalog.run("reject", ids[Story.source])
      story.catalog.run("accept", "--all")
      try story.repository.commit([:], "Give photos more room", date: "02")
      #expect(try story.status() == [])
      try body(story, [Story.height, Story.name, Story.row].map { ids[$0] })
    }
  }

  private static let causes = [Story.height, Story.name, Story.row].map { Story.causes[$0] }

  @Test(arguments: [["main...topic"], ["main..topic"], ["main", "topic"], ["main"]])
  func `text tells the causes that were approved, one a line`(words: [String]) throws {
    try with { story, _ in
      let result = story.catalog.run(["diff"] + words)
      #expect(result.exitCode == .differences)
      #expect(result.causes == Self.causes)
      #expect(
        result.messages.contains(": 3 changes on 2 screens, 4 scenarios compared"),
        "\(result.messages)")
    }
  }

  @Test func `JSON has the same causes under the same ids, and keeps to its schema`() throws {
    try with { story, ids in
      let result = story.catalog.run("diff", "main", "topic", "--format", "json")
      #expect(result.exitCode == .differences)
      let report = try JSONNode(parsing: SourceText(path: "report", bytes: result.bytes))
      let causes = report.list("causes")
      #expect(causes.map { $0.text("id") } == ids)
      #expect(causes.map { $0.text("text") } == Self.causes)
      #expect(
        report.list("documents").map { [$0.text("change"), $0.text("path")] } == [
          ["changed", "Content/Screens/contacts/loaded.snap"],
          ["changed", "Content/Screens/photos/loaded.snap"],
          ["renamed", "Content/Screens/photos/some.snap"],
        ])
      let guide = FilePath(#filePath).parent.parent.parent
        .appending("Content/Guide/report.schema.json")
      let schema = try JSONSchema(try DiskFileSystem().read(guide))
      #expect(schema.problems(of: report) == [])
    }
  }

  @Test func `Markdown has an item for each cause, with its id`() throws {
    try with { story, ids in
      let result = story.catalog.run("diff", "main", "topic", "--format=markdown")
      #expect(result.exitCode == .differences)
      let lines = result.output.split(separator: "\n")
      #expect(lines.first == "<!-- catalog report -->")
      #expect(lines.filter { $0.hasPrefix("- ") }.count == 3)
      for id in ids { #expect(result.output.contains("<code>\(id)</code>")) }
      #expect(result.output.contains("`photos/few` renamed to `photos/some`"), "\(result.output)")
    }
  }

  @Test func `JUnit fails the scenarios that are different, and passes no other`() throws {
    try with { story, _ in
      let result = story.catalog.run("diff", "main", "topic", "--format=junit")
      #expect(result.exitCode == .differences)
      #expect(result.output.contains(#" failures="3" errors="0">"#), "\(result.output)")
      for name in ["loaded", "some"] {
        #expect(result.output.contains(#"<testcase classname="photos" name="\#(name)""#))
      }
      #expect(!result.output.contains(#"name="few""#))
    }
  }

  @Test func `annotations stand on the lines that are new`() throws {
    try with { story, _ in
      let result = story.catalog.run("diff", "main", "topic", "--format=github")
      let lines = result.output.split(separator: "\n").map(String.init)
      #expect(lines.count == 3)
      #expect(lines.allSatisfy { $0.hasPrefix("::notice file=Content/Screens/") }, "\(lines)")
      let text = try story.catalog.folder.read("Content/Screens/photos/loaded.snap")
      let number = text.components(separatedBy: "\n").firstIndex { $0.contains("photo-4") }
      let row = try #require(lines.first { $0.contains("photo-4") })
      #expect(
        row.hasPrefix(
          "::notice file=Content/Screens/photos/loaded.snap,line=\((number ?? 0) + 1),"))
    }
  }

  @Test func `pages have a card for each cause`() throws {
    try with { story, ids in
      let folder = story.catalog.folder.path.appending("report").string
      let result = story.catalog.run("diff", "main", "topic", "--html", folder)
      #expect(result.exitCode == .differences)
      #expect(result.causes == Self.causes)
      let page = try story.catalog.folder.read("report/index.html")
      for id in ids { #expect(page.contains("id=\"\(id)\"")) }
      let files = try story.catalog.folder.tree().keys.filter { $0.hasPrefix("report/") }
      for name in ["annotations.txt", "comment.md", "junit.xml", "report.json", "summary.md"] {
        #expect(files.contains("report/\(name)"))
      }
      #expect(files.contains { $0.hasSuffix(".svg") }, "\(files)")
    }
  }

  @Test func `the history of a screen has a paragraph for each revision that changed it`() throws {
    try with { story, _ in
      let result = story.catalog.run("log", "photos")
      #expect(result.exitCode == .fine)
      let paragraphs = result.output.components(separatedBy: "\n\n")
      #expect(paragraphs.count == 3 && paragraphs[2].isEmpty)
      let newest = paragraphs[0].split(separator: "\n").map(String.init)
      #expect(newest[0].hasSuffix(" 2026-03-02 Give photos more room (Ada Müller)"))
      #expect(
        Array(newest.dropFirst()) == [
          "  PhotoCell is 72 points high (was 64, fixed) ×4 in 2 scenarios",
          "  photos/few renamed to photos/some",
          "  row photo-4 (PhotoCell) inserted after photo-2 in photos/loaded",
        ])
      #expect(
        paragraphs[1].hasSuffix(
          " 2026-03-01 Approve the screens (Ada Müller)\n  screen photos added with 2 scenarios"))
      #expect(story.catalog.run("log", "contacts").output.contains("Give photos more room"))
      #expect(
        !story.catalog.run("log", "contacts/search").output.contains("Give photos more room"))
    }
  }

  @Test func `the history of a screen that never was is exit code 2`() throws {
    try with { story, _ in
      let result = story.catalog.run("log", "photo")
      #expect(result.exitCode == .usage)
      #expect(result.messages.contains("did you mean “photos”?"))
      #expect(story.catalog.run("log", "photos", "--limit", "1").messages.contains("--limit"))
    }
  }

  @Test func `a wish to compare nothing that is different is exit code 0`() throws {
    try with { story, _ in
      for words in [["topic", "HEAD"], ["main", "main"], [], ["topic...main"]] {
        let result = story.catalog.run(["diff"] + words)
        #expect(result.exitCode == .fine, "\(words) \(result.messages)")
        #expect(result.output.isEmpty)
        #expect(result.messages.contains("no changes"))
      }
    }
  }
}

extension JSONNode {
  /// The elements of a list in an object.
  func list(_ key: String) -> [JSONNode] {
    guard case .object(let members) = content,
      let value = members.first(where: { $0.key == key })?.value,
      case .list(let elements) = value.content
    else { return [] }
    return elements
  }

  /// A text in an object; empty where there is none.
  func text(_ key: String) -> String {
    guard case .object(let members) = content,
      let value = members.first(where: { $0.key == key })?.value,
      case .string(let text) = value.content
    else { return "" }
    return text
  }
}

extension String {
  /// The parts between a separator, empty ones too.
  func components(separatedBy separator: String) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }
}
