import CatalogCore

/// Finds which scenarios of an old catalog are in the new one under another name.
///
/// Equal content comes first, then what shows the same, then what is alike in four of five lines. Only
/// scenarios of one screen, or of a screen that went and one that came, may be alike; equal content
/// with something to see may have gone anywhere. Cost: n log n in the size of the documents, since
/// each is compared with a few candidates only, those that share its rarest lines.
struct RenamePairing {
  /// A snapshot that only one catalog has, with its document.
  struct Member {
    var snapshot: StoredSnapshot
    var document: SnapshotDocument
  }

  struct Pair {
    var old: Member
    var new: Member
  }

  private(set) var pairs: [Pair] = []
  private var gone: [Candidate]
  private var come: [Candidate]

  /// How many lines of two documents must be alike, and how many partners each is compared with.
  private static let leastSimilarity = 0.8
  private static let candidateLimit = 24

  private final class Candidate {
    let member: Member
    let name: DocumentChange.Name
    /// The screen, or `nil` for one that only one of the catalogs has.
    let screen: ByteKey?
    let lines: DocumentLines
    var isPaired = false

    init(_ member: Member, otherScreens: Set<ByteKey>) {
      self.member = member
      name = DocumentChange.Name(member.document)
      screen = otherScreens.contains(member.snapshot.screenKey) ? name.screen : nil
      lines = DocumentLines(member.document)
    }
  }

  /// `oldScreens` and `newScreens` have the keys of all screens of the two catalogs.
  init(gone: [Member], come: [Member], oldScreens: Set<ByteKey>, newScreens: Set<ByteKey>) {
    guard !gone.isEmpty, !come.isEmpty else {
      self.gone = []
      self.come = []
      return
    }
    self.gone = gone.map { Candidate($0, otherScreens: newScreens) }.sorted { $0.name < $1.name }
    self.come = come.map { Candidate($0, otherScreens: oldScreens) }.sorted { $0.name < $1.name }
    for round in Round.allCases { pairEqual(round) { Bucket(text: $0.content) } }
    for round in [Round.sameScreen, .sameScenario, .otherScreen] {
      pairEqual(round) { $0.hasContent ? Bucket(lines: $0.lines) : nil }
    }
    pairSimilar()
    pairRest()
  }

  private mutating func pair(_ old: Candidate, _ new: Candidate) {
    guard !old.isPaired, !new.isPaired else { return }
    old.isPaired = true
    new.isPaired = true
    pairs.append(Pair(old: old.member, new: new.member))
  }

  // MARK: - Equal content

  private enum Round: CaseIterable {
    case sameScreen
    case sameScenario
    case otherScreen
    case anywhere
  }

  private struct Bucket: Hashable {
    var text: [UInt8] = []
    var lines: [UInt64] = []
    var name: ByteKey?
  }

  private mutating func pairEqual(_ round: Round, _ bucket: (DocumentLines) -> Bucket?) {
    let old = buckets(gone, round, bucket)
    let new = buckets(come, round, bucket).sorted { $0.value[0].name < $1.value[0].name }
    for (bucket, new) in new {
      for (old, new) in zip(old[bucket] ?? [], new) { pair(old, new) }
    }
  }

  /// Who may be paired in a round, in the order of their names.
  private func buckets(
    _ candidates: [Candidate], _ round: Round, _ bucket: (DocumentLines) -> Bucket?
  ) -> [Bucket: [Candidate]] {
    var buckets: [Bucket: [Candidate]] = [:]
    for candidate in candidates where !candidate.isPaired {
      let isEligible =
        switch round {
        case .sameScreen: candidate.screen != nil
        case .sameScenario, .otherScreen: candidate.screen == nil
        case .anywhere: candidate.lines.hasContent
        }
      guard isEligible, var bucket = bucket(candidate.lines) else { continue }
      switch round {
      case .sameScreen: bucket.name = candidate.name.screen
      case .sameScenario: bucket.name = candidate.name.scenario
      case .otherScreen, .anywhere: break
      }
      buckets[bucket, default: []].append(candidate)
    }
    return buckets
  }

  // MARK: - Similar content

  private struct Match {
    var old: Candidate
    var new: Candidate
    var similarity: Double

    /// The best first, then the one that keeps the name of its scenario.
    func precedes(_ other: Match) -> Bool {
      if similarity != other.similarity { return similarity > other.similarity }
      let keeps = old.name.scenario == new.name.scenario
      let otherKeeps = other.old.name.scenario == other.new.name.scenario
      if keeps != otherKeeps { return keeps }
      return old.name == other.old.name ? new.name < other.new.name : old.name < other.old.name
    }
  }

  private mutating func pairSimilar() {
    let groups = Dictionary(
      grouping: come.filter { !$0.isPaired && $0.lines.hasContent }, by: \.screen)
    let old = Dictionary(
      grouping: gone.filter { !$0.isPaired && $0.lines.hasContent }, by: \.screen)
    var matches: [Match] = []
    for (screen, new) in groups {
      guard let old = old[screen] else { continue }
      matches += Self.matches(old, new)
    }
    for match in matches.sorted(by: { $0.precedes($1) }) { pair(match.old, match.new) }
  }

  private static func matches(_ old: [Candidate], _ new: [Candidate]) -> [Match] {
    var holders: [UInt64: [Int]] = [:]
    for (index, candidate) in new.enumerated() {
      for line in candidate.lines.distinct { holders[line, default: []].append(index) }
    }
    let scenarios = Dictionary(grouping: new.indices) { new[$0].name.scenario }
    return old.enumerated().flatMap { position, candidate -> [Match] in
      let rarest = candidate.lines.distinct.compactMap { line in
        holders[line].map { (line: line, holders: $0) }
      }.sorted { ($0.holders.count, $0.line) < ($1.holders.count, $1.line) }
      var seen = Set(scenarios[candidate.name.scenario]?.prefix(candidateLimit) ?? [])
      for (_, holders) in rarest where seen.count < candidateLimit {
        // Of many, those at the same place in the order of names, which renaming mostly keeps.
        let centre = holders.count * position / old.count
        let start = max(0, min(centre - candidateLimit / 2, holders.count - candidateLimit))
        seen.formUnion(holders[start...].prefix(candidateLimit))
      }
      return seen.sorted().compactMap { index in
        let similarity = candidate.lines.similarity(to: new[index].lines)
        return similarity >= leastSimilarity
          ? Match(old: candidate, new: new[index], similarity: similarity) : nil
      }
    }
  }

  // MARK: - What goes with a screen

  /// Where at least half of a screen that went is in one that came, the rest pairs by scenario.
  private mutating func pairRest() {
    var targets: [ByteKey: [ByteKey: Int]] = [:]
    for pair in pairs {
      let from = DocumentChange.Name(pair.old.document).screen
      let to = DocumentChange.Name(pair.new.document).screen
      targets[from, default: [:]][to, default: 0] += 1
    }
    let sizes = Dictionary(grouping: gone.filter { $0.screen == nil }, by: \.name.screen)
    let open = Dictionary(
      come.filter { !$0.isPaired && $0.screen == nil }.map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first })
    for old in gone where !old.isPaired && old.screen == nil {
      guard
        let target = targets[old.name.screen]?.max(by: {
          $0.value == $1.value ? $0.key > $1.key : $0.value < $1.value
        }), target.value * 2 >= sizes[old.name.screen]?.count ?? 0
      else { continue }
      var name = old.name
      name.screen = target.key
      if let new = open[name] { pair(old, new) }
    }
  }
}
