import CatalogCore
package import Snapshots

/// What changed as JUnit XML: a suite a screen, a case a scenario.
///
/// A scenario that is different fails, also one that is gone, new or volatile; one with another name is a
/// single case under the new name. A snapshot that cannot be compared is an error. Nothing in the text
/// depends on when or where it was made.
package struct JUnitReport {
  private let report: ChangeReport
  private let fates: [DocumentFate]

  /// All scenarios that were compared, so that those which are the same are cases that pass.
  package var scenarios: [DocumentChange.Name] = []

  /// `fates` are those of the documents of the report, which are read where they are not given.
  package init(_ report: ChangeReport, _ fates: [DocumentFate]? = nil) {
    self.report = report
    self.fates = fates ?? DocumentFate.all(of: report.diff)
  }

  /// How many sentences a failure has before the rest is counted.
  private static let sentenceLimit = 20

  private struct Case {
    var name: String
    var path: FilePath
    var outcome: Outcome
  }

  private enum Outcome {
    case passed
    case failed(kind: String, sentences: [String], count: Int)
    case broken(id: String, message: String, text: String)
    case warned(String)
  }

  /// The XML with a final newline, the suites and cases in the order of their names.
  package var text: String {
    let suites = self.suites
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites\(XMLText.attribute("name", report.title))"
    text += "\(Self.numbers(suites.flatMap(\.cases)))>\n"
    for suite in suites {
      text += "  <testsuite\(XMLText.attribute("name", suite.name))\(Self.numbers(suite.cases))>\n"
      for testCase in suite.cases { text += xml(testCase, in: suite.name) }
      text += "  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }

  // MARK: - Cases

  private var suites: [(name: String, cases: [Case])] {
    var cases: [ByteKey: [Case]] = [:]
    var known: Set<FilePath> = []
    let different = differentCases + volatileCases
    for (suite, problem) in problemCases(among: scenarios + different.map(\.0)) {
      known.insert(problem.path)
      cases[suite, default: []].append(problem)
    }
    for (name, difference) in different where known.insert(difference.path).inserted {
      cases[name.screen, default: []].append(difference)
    }
    let renamed = renamed
    for name in scenarios where !renamed.contains(name) {
      let path = report.path(of: name)
      guard known.insert(path).inserted else { continue }
      cases[name.screen, default: []].append(
        Case(name: name.scenario.text, path: path, outcome: .passed))
    }
    return cases.sorted { $0.key < $1.key }.map { suite, cases in
      (suite.text, cases.sorted { ByteKey($0.name) < ByteKey($1.name) })
    }
  }

  /// The names that scenarios had which have another one now.
  private var renamed: Set<DocumentChange.Name> {
    Set(fates.compactMap(\.oldName)).subtracting(fates.map(\.name))
  }

  /// What could not be compared, under the names of a scenario where the file is one's snapshot.
  ///
  /// All problems of a file are one case.
  private func problemCases(among scenarios: [DocumentChange.Name]) -> [(suite: ByteKey, Case)] {
    // What is volatile is told scenario by scenario.
    let all = report.problems.filter {
      report.volatility == nil || $0.id != ChangeReport.volatileID
    }
    guard !all.isEmpty else { return [] }
    let names = Dictionary(
      scenarios.map { (report.path(of: $0), $0) }, uniquingKeysWith: { first, _ in first })
    let paths = all.map { FilePath($0.location?.path ?? $0.id) }
    var order: [FilePath] = []
    var problems: [FilePath: [Diagnostic]] = [:]
    for (path, problem) in zip(paths, all) {
      if problems[path] == nil { order.append(path) }
      problems[path, default: []].append(problem)
    }
    return order.map { path in
      let (suite, name) = Self.names(of: path, names[path], in: report.snapshotFolder)
      return (
        ByteKey(suite), Case(name: name, path: path, outcome: Self.outcome(problems[path] ?? []))
      )
    }
  }

  /// Of a file that nobody knows, the names are those of the file; of one elsewhere, of the catalog.
  private static func names(
    of path: FilePath, _ known: DocumentChange.Name?, in folder: FilePath
  ) -> (suite: String, name: String) {
    if let known { return (known.screen.text, known.scenario.text) }
    let parts = path.components
    let isSnapshot =
      parts.count == folder.components.count + 2
      && zip(folder.components, parts).allSatisfy { $0.hasSameBytes(as: $1) }
    guard isSnapshot else { return ("catalog", path.string) }
    return (path.parent.lastComponent, path.withoutExtension.lastComponent)
  }

  private static func outcome(_ problems: [Diagnostic]) -> Outcome {
    let text = DiagnosticFormatter().text(problems)
    guard let first = problems.first(where: { $0.severity == .error }) else { return .warned(text) }
    return .broken(id: first.id, message: first.message, text: text)
  }

  private static func text(_ sentence: DiffSentence) -> String {
    sentence.shortened().pieces.map(\.text).joined()
  }

  private var differentCases: [(DocumentChange.Name, Case)] {
    let sentences = Self.sentences(of: report.diff.causes)
    return fates.map { fate in
      var (texts, count) = sentences[fate.name] ?? ([], 0)
      for error in fate.errors.prefix(Self.sentenceLimit).map(Self.text) {
        // One that is a cause of its own was told.
        guard !texts.contains(where: { $0.utf8.starts(with: error.utf8) }) else { continue }
        texts.append(error)
        count += 1
      }
      return failure(fate.name, kind: fate.kind.rawValue, texts, count)
    }
  }

  private var volatileCases: [(DocumentChange.Name, Case)] {
    guard let volatility = report.volatility else { return [] }
    let sentences = Self.sentences(of: volatility.causes)
    return volatility.documents.map { document in
      let (texts, count) = sentences[document.name] ?? ([], 0)
      return failure(document.name, kind: ChangeReport.volatileID, texts, count)
    }
  }

  private func failure(
    _ name: DocumentChange.Name, kind: String, _ sentences: [String], _ count: Int
  ) -> (DocumentChange.Name, Case) {
    (
      name,
      Case(
        name: name.scenario.text, path: report.path(of: name),
        outcome: .failed(kind: kind, sentences: sentences, count: count))
    )
  }

  /// What causes say of each scenario, the first sentences and how many there are.
  private static func sentences(
    of causes: [Cause]
  ) -> [DocumentChange.Name: (texts: [String], count: Int)] {
    var sentences: [DocumentChange.Name: (texts: [String], count: Int)] = [:]
    for cause in causes {
      let sentence = text(DiffWording.sentence(cause))
      for places in ScenarioPlaces.groups(of: cause) {
        sentences[places.name, default: ([], 0)].count += 1
        if sentences[places.name]?.texts.count ?? 0 < sentenceLimit {
          sentences[places.name]?.texts.append(sentence)
        }
      }
    }
    return sentences
  }

  // MARK: - XML

  private static func numbers(_ cases: [Case]) -> String {
    var failures = 0
    var errors = 0
    for testCase in cases {
      switch testCase.outcome {
      case .failed: failures += 1
      case .broken: errors += 1
      case .passed, .warned: break
      }
    }
    return XMLText.attribute("tests", "\(cases.count)")
      + XMLText.attribute("failures", "\(failures)") + XMLText.attribute("errors", "\(errors)")
  }

  private func xml(_ testCase: Case, in suite: String) -> String {
    var text = "    <testcase\(XMLText.attribute("classname", suite))"
    text += XMLText.attribute("name", testCase.name)
    text += XMLText.attribute("file", testCase.path.string)
    switch testCase.outcome {
    case .passed: return text + "/>\n"
    case .failed(let kind, let sentences, let count):
      let rest = count - sentences.count
      let lines = sentences + (rest > 0 ? ["… and \(rest) more"] : [])
      var message = sentences.first ?? kind
      if count > 1 { message += " and \(count - 1) more" }
      text += ">\n" + element("failure", message: message, type: kind, lines)
    case .broken(let id, let message, let problem):
      text += ">\n" + element("error", message: message, type: id, Self.lines(problem))
    case .warned(let problem):
      let lines = Self.lines(problem).map(XMLText.escaped).joined(separator: "\n")
      text += ">\n      <system-out>\(lines)</system-out>\n"
    }
    return text + "    </testcase>\n"
  }

  private func element(_ name: String, message: String, type: String, _ lines: [String]) -> String {
    "      <\(name)\(XMLText.attribute("message", message))\(XMLText.attribute("type", type))>"
      + "\(lines.map(XMLText.escaped).joined(separator: "\n"))</\(name)>\n"
  }

  private static func lines(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    return bytes.lineRanges().map { String(decodingUTF8: bytes[$0]) }
  }
}
