import CatalogCore
import Reports
import Snapshots

/// A walk through the causes that wait, one at a time, with a key for each decision.
///
/// Every decision is carried out at once, so nothing is lost wherever the walk ends.
struct ReviewSession {
  private let context: CommandContext
  private let review: PendingReview
  /// What waits, as it was read after the last decision.
  private var reading: PendingReview.Reading
  private var skipped: Set<String> = []
  private var counts = (accepted: 0, rejected: 0)
  /// What takes the last decisions back, the newest last.
  private var history: [Step] = []
  private var isDetailed = false
  private var pictures: ReviewPictures

  private struct Step {
    var undo: PendingReview.Undo
    var decision: PendingReview.Decision
    var causes: Int
  }

  init(_ context: CommandContext) throws(Failure) {
    self.context = context
    review = try PendingReview(context)
    reading = try review.reading()
    pictures = ReviewPictures(context)
  }

  mutating func run() throws(Failure) -> ExitCode {
    context.report(queue.problems)
    var shown: String?
    repeat {
      while let cause = nextCause(preferring: shown) {
        shown = cause.id
        show(cause)
        while true {
          guard let key = context.console.readKey() else { return end() }
          guard let command = Command(key) else {
            tell(Self.keys)
            continue
          }
          if command == .quit { return end() }
          guard try carryOut(command, cause) else { continue }
          break
        }
      }
    } while try takesLastBack()
    return end()
  }

  /// Asks at the end whether the last decision was meant.
  private mutating func takesLastBack() throws(Failure) -> Bool {
    guard !history.isEmpty else { return false }
    tell("Nothing is left to decide on. u takes the last decision back, any other key ends.")
    guard context.console.readKey() == .character("u") else { return false }
    return try undo()
  }

  private var queue: ReviewQueue { reading.queue }

  /// The causes that wait and were not skipped.
  private var open: [Cause] { queue.diff.causes.filter { !skipped.contains($0.id) } }

  /// The one that was shown as long as it is open, so that nobody loses their place.
  private func nextCause(preferring id: String?) -> Cause? {
    open.first { $0.id == id } ?? open.first
  }

  // MARK: - Keys

  private enum Command: Equatable {
    case decide(PendingReview.Decision)
    case decideAlike(PendingReview.Decision)
    case skip
    case undo
    case details
    case picture
    case help
    case quit

    init?(_ key: Keyboard.Key) {
      switch key {
      case .character("a"): self = .decide(.accept)
      case .character("r"): self = .decide(.reject)
      case .character("A"): self = .decideAlike(.accept)
      case .character("R"): self = .decideAlike(.reject)
      case .character("s"), .character(" "), .arrow(.down), .arrow(.right): self = .skip
      case .character("u"): self = .undo
      case .character("d"): self = .details
      case .character("p"): self = .picture
      case .character("?"), .character("h"): self = .help
      case .character("q"), .escape, .interrupt: self = .quit
      default: return nil
      }
    }
  }

  private static let keys =
    "a accept  r reject  s skip  A/R all alike  d details  p picture  u undo  q quit"

  private static let help = """
    a  accept: the change becomes part of the baselines
    r  reject: the change no longer waits; the next verify finds it again
    s  skip: decide on it later
    A  accept every change of this kind, after a question
    R  reject every change of this kind, after a question
    d  details: all places, and what is different in the snapshot
    p  picture: before and after as a page for the browser
    u  undo the last decision
    q  quit and keep what was decided

    """

  /// Whether another cause is to be shown.
  private mutating func carryOut(_ command: Command, _ cause: Cause) throws(Failure) -> Bool {
    switch command {
    case .decide(let decision):
      try decide(decision, [cause])
      return true
    case .decideAlike(let decision):
      let kind = CauseKind(cause)
      let alike = open.filter { CauseKind($0) == kind }
      guard confirms(decision, alike, kind) else { return false }
      try decide(decision, alike)
      return true
    case .skip:
      skipped.insert(cause.id)
      tell("skipped")
      return true
    case .undo: return try undo()
    case .details:
      isDetailed.toggle()
      return true
    case .picture:
      tell(try pictures.place(of: cause, in: review.report(of: queue)))
      return false
    case .help:
      context.console.writeMessage(Self.help)
      return false
    case .quit: return true
    }
  }

  private func confirms(
    _ decision: PendingReview.Decision, _ causes: [Cause], _ kind: CauseKind
  ) -> Bool {
    let verb = decision == .accept ? "Accept" : "Reject"
    tell("\(verb) \(ReportWords.count(causes.count, "cause")) of the kind “\(kind.words)”? y/n")
    let isSure = context.console.readKey() == .character("y")
    if !isSure { tell("nothing was decided") }
    return isSure
  }

  /// Decides on causes as they were shown, or says that they are not what was shown any more.
  private mutating func decide(_ decision: PendingReview.Decision, _ causes: [Cause])
    throws(Failure)
  {
    let undo = try review.decide(
      decision, on: queue.diff.selection(of: causes), of: reading)
    reading = try review.reading()
    guard let undo else {
      let ids = Set(queue.diff.causes.map(\.id))
      tell(
        causes.contains { ids.contains($0.id) }
          ? "nothing was decided: the files were changed since this was shown"
          : "nothing was decided: this does not wait any more")
      return
    }
    history.append(Step(undo: undo, decision: decision, causes: causes.count))
    count(decision, causes.count)
    tell(
      "\(decision == .accept ? "accepted" : "rejected")\(causes.count > 1 ? " \(causes.count)" : "")"
    )
  }

  private mutating func undo() throws(Failure) -> Bool {
    guard let step = history.last else {
      tell("there is nothing to undo")
      return false
    }
    if let changed = try review.carryOut(step.undo) {
      reading = try review.reading()
      tell("nothing was undone: the files of \(changed.withoutExtension) were changed meanwhile")
      return true
    }
    history.removeLast()
    reading = try review.reading()
    count(step.decision, -step.causes)
    tell("undone")
    return true
  }

  private mutating func count(_ decision: PendingReview.Decision, _ number: Int) {
    switch decision {
    case .accept: counts.accepted += number
    case .reject: counts.rejected += number
    }
  }

  // MARK: - What is seen

  private func show(_ cause: Cause) {
    let width = max(40, min(context.console.columns(), 100))
    let isColored = context.isColored
    let title = "\(open.count) left "
    let rule = title + String(repeating: "─", count: width - title.count)
    context.console.writeMessage("\n\(isColored ? "\u{1B}[2m\(rule)\u{1B}[0m" : rule)\n")
    let card = CauseCardText(review.report(of: queue), isColored: isColored, width: width)
    context.console.writeMessage(card.text(of: cause, isWhole: isDetailed))
    context.console.writeMessage("\n")
    tell(Self.keys)
  }

  private func tell(_ text: String) {
    context.console.writeMessage(TerminalText.escaped(text) + "\n")
  }

  private func end() -> ExitCode {
    let left = queue.diff.causes.count
    let damaged = queue.damaged.count
    var sentences: [String] = []
    if counts != (0, 0) || left > 0 {
      sentences.append("\(counts.accepted) accepted, \(counts.rejected) rejected, \(left) left.")
    } else if damaged == 0 {
      sentences.append("Nothing waits for review.")
    }
    if damaged > 0 { sentences.append(ReviewWording.cannotBeAccepted(damaged)) }
    tell(sentences.joined(separator: " "))
    if damaged > 0 { return .damagedInput }
    return left == 0 ? .fine : .differences
  }
}
