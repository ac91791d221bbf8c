import CatalogCore
import Foundation
import Testing
import YAML

/// The files for GitHub and GitLab, which nothing here can run: that they fit together.
struct ContinuousIntegrationTests {
  private static let action = "action.yml"
  private static let workflow = ".github/workflows/ci.yml"
  private static let gitlab = "Scripts/ci/gitlab.yml"
  static let files = [action, workflow, gitlab, ".github/dependabot.yml"]

  private func root(_ path: String) throws -> YAMLNode {
    let source = SourceText(path: path, try SourceTree.text(path))
    return try #require(try YAMLDocument(parsing: source).root, "\(path)")
  }

  private func node(_ path: String, _ keys: String...) throws -> YAMLNode {
    try keys.reduce(try root(path)) { node, key in
      try #require(try node.entries().first { $0.key == key }?.value, "\(path): \(key)")
    }
  }

  private func keys(_ node: YAMLNode) throws -> [String] { try node.entries().map(\.key) }

  /// Every entry of a file with the key, wherever it stands.
  private func entries(named key: String, in path: String) throws -> [YAMLNode] {
    func below(_ node: YAMLNode) -> [YAMLNode] {
      switch node.content {
      case .scalar: []
      case .sequence(let nodes): nodes.flatMap(below)
      case .mapping(let entries):
        entries.flatMap { ($0.key == key ? [$0.value] : []) + below($0.value) }
      }
    }
    return below(try root(path))
  }

  private func matches(_ pattern: Regex<(Substring, Substring)>, in text: String) -> Set<String> {
    Set(text.matches(of: pattern).map { String($0.1) })
  }

  private func script(_ name: String) throws -> String { try SourceTree.text("Scripts/ci/\(name)") }

  /// The steps of the action that run a script, with its name and the names in their environment.
  private func scriptSteps() throws -> [(script: String, environment: Set<String>)] {
    try node(Self.action, "runs", "steps").list().compactMap { step in
      let entries = try step.entries()
      guard let run = entries.first(where: { $0.key == "run" }) else { return nil }
      let name = try #require(
        matches(#/Scripts/ci/([a-z]+\.sh)/#, in: try run.value.string()).first)
      let environment = try entries.first { $0.key == "env" }.map { try keys($0.value) }
      return (name, Set(environment ?? []))
    }
  }

  // MARK: - Every file

  @Test func `each file has what its reader needs`() throws {
    #expect(
      try keys(root(Self.action))
        == ["name", "description", "branding", "inputs", "outputs", "runs"])
    #expect(try node(Self.action, "runs", "using").string() == "composite")
    #expect(
      try keys(root(Self.workflow)) == ["name", "on", "permissions", "concurrency", "jobs"])
    for step in try node(Self.action, "runs", "steps").list() {
      let keys = try keys(step)
      #expect(keys.contains("run") == keys.contains("shell"), "\(step.location)")
      #expect(keys.contains("run") != keys.contains("uses"), "\(step.location)")
    }
  }

  @Test(arguments: files) func `no script has a value pasted into it`(path: String) throws {
    for key in ["run", "script", "before_script"] {
      for node in try entries(named: key, in: path) {
        let lines =
          if case .sequence = node.content { try node.stringList() } else { [try node.string()] }
        for line in lines { #expect(!line.contains("${{"), "\(node.location)") }
      }
    }
  }

  @Test(arguments: files) func `every script that is run is there and executable`(
    path: String
  ) throws {
    let names = matches(#/((?:Scripts/|\.ci/)[A-Za-z/.-]+)/#, in: try SourceTree.text(path))
    for name in names where !name.hasPrefix("Scripts/ci/gitlab") && name != "Scripts/catalog" {
      let file = SourceTree.root.appending(path: name).path
      #expect(FileManager.default.isExecutableFile(atPath: file), "\(path) runs \(name)")
    }
    #expect(path == ".github/dependabot.yml" || !names.isEmpty)
  }

  @Test(arguments: [action, workflow])
  func `actions of others are named by the hash of a commit, with its version beside it`(
    path: String
  ) throws {
    let uses = try entries(named: "uses", in: path).map { try $0.string() }
    #expect(!uses.isEmpty)
    let text = try SourceTree.text(path)
    for name in uses where name != "./" {
      #expect(name.wholeMatch(of: #/[a-z/-]+@[0-9a-f]{40}/#) != nil, "\(name)")
      #expect(
        text.contains(try Regex("\(name) # v[0-9]+\\.[0-9]+\\.[0-9]+\n")), "\(name)")
    }
  }

  // MARK: - The workflow

  @Test func `code of a fork gets no token that may write`() throws {
    #expect(try keys(node(Self.workflow, "on")) == ["push", "pull_request"])
    #expect(try keys(node(Self.workflow, "permissions")) == ["contents"])
    var granted: [String] = []
    for permissions in try entries(named: "permissions", in: Self.workflow) {
      granted += try permissions.entries().map { "\($0.key): \(try $0.value.string())" }
    }
    #expect(granted == ["contents: read", "contents: read", "pull-requests: write"])
    for name in try entries(named: "persist-credentials", in: Self.workflow) {
      #expect(try name.bool() == false)
    }
  }

  @Test func `this repository gives the action only inputs that it has`() throws {
    let inputs = Set(try keys(node(Self.action, "inputs")))
    var steps = 0
    for job in try node(Self.workflow, "jobs").entries() {
      #expect(try keys(job.value).contains("timeout-minutes"), "\(job.key)")
      for step in try #require(try job.value.entries().first { $0.key == "steps" }).value.list() {
        let entries = try step.entries()
        guard try entries.first(where: { $0.key == "uses" })?.value.string() == "./",
          let with = entries.first(where: { $0.key == "with" })
        else { continue }
        steps += 1
        #expect(Set(try keys(with.value)).isSubset(of: inputs), "\(step.location)")
      }
    }
    #expect(steps == 2)
  }

  // MARK: - The action

  @Test func `each input reaches a step, and no step names another`() throws {
    let used = matches(#/inputs\.([a-z-]+)/#, in: try SourceTree.text(Self.action))
    #expect(used == Set(try keys(node(Self.action, "inputs"))))
  }

  @Test func `each output of a step is set by its script`() throws {
    let text = try SourceTree.text(Self.action)
    for step in ["prepare", "run"] {
      let used = matches(
        try Regex("steps\\.\(step)\\.outputs\\.([a-z-]+)", as: (Substring, Substring).self),
        in: text)
      let set = matches(#/set_output ([a-z-]+)/#, in: try script("\(step).sh"))
      #expect(used == set, "\(step)")
    }
  }

  @Test func `a script reads what its step gives it`() throws {
    let steps = try scriptSteps()
    #expect(
      steps.map(\.script) == ["prepare.sh", "tool.sh", "run.sh", "comment.sh", "finish.sh"])
    for step in steps {
      let read = matches(
        #/\b((?:INPUT|CATALOG|PULL_REQUEST|ARTIFACT|GH_TOKEN)(?:_[A-Z]+)*)\b/#,
        in: try script(step.script).replacing("GH_ENTERPRISE_TOKEN", with: "")
      ).subtracting(["INPUT", "CATALOG", "ARTIFACT"])
      let given = step.environment.subtracting(["TOOL_FOLDER"])
      #expect(read == given, "\(step.script)")
    }
  }

  @Test func `the page names every input and output`() throws {
    let page = try SourceTree.text("Content/Guide/ci.md")
    for name in try keys(node(Self.action, "inputs")) + keys(node(Self.action, "outputs")) {
      #expect(page.contains("| `\(name)` |"), "\(name)")
    }
  }

  @Test func `the page pins what the action pins`() throws {
    let page = try SourceTree.text("Content/Guide/ci.md")
    let pins = matches(#/uses: (actions/[a-z-]+@[0-9a-f]{40})/#, in: page)
    #expect(pins.count == 2)
    let checkout = try entries(named: "uses", in: Self.workflow).map { try $0.string() }
    #expect(pins.filter { $0.contains("checkout") }.allSatisfy(checkout.contains))
  }

  // MARK: - GitLab

  @Test func `jobs for GitLab are hidden until somebody extends them`() throws {
    let jobs = try keys(root(Self.gitlab)).filter { $0 != "variables" }
    #expect(
      jobs == [
        ".catalog", ".catalog-verify", ".catalog-diff", ".catalog-shard", ".catalog-merge",
      ])
    for parent in try entries(named: "extends", in: Self.gitlab) {
      #expect(jobs.contains(try parent.string()))
    }
  }

  @Test func `GitLab shows the reports, also of jobs that failed`() throws {
    for job in [".catalog-verify", ".catalog-diff", ".catalog-shard"] {
      #expect(try node(Self.gitlab, job, "artifacts", "when").string() == "always")
      // Without the slash, a folder is not shown in the merge request.
      let paths = try node(Self.gitlab, job, "artifacts", "paths").stringList()
      #expect(paths.allSatisfy { $0.hasSuffix("/") && !$0.contains("$") })
    }
    let junit = try node(Self.gitlab, ".catalog-verify", "artifacts", "reports", "junit")
    #expect(try junit.string() == "catalog-report/junit.xml")
  }
}
