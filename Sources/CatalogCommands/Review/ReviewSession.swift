import CatalogCore
import Reports
import Snapshots

/// A walk through the causes that wait, one at a time, with a key for each decision.
///
/// Every decision is carried out at once, so nothing is lost wherever the walk ends.
struct ReviewSession {
  private let context: CommandContext
  private let review: PendingReview
  private var skipped: Set<String> = []
  private var counts = (accepted: 0, rejected: 0)
  /// What takes the last decisions back, the newest last.
  private var history: [Step] = []
  private var isDetailed = false
  private var pictures: ReviewPictures

  private struct Step {
    var outcome: PendingReview.Outcome
    var decision: PendingReview.Decision
    var causes: Int
  }

  init(_ context: CommandContext) throws(Failure) {
    self.context = context
    review = try PendingReview(context)
    pictures = ReviewPictures(context)
  }

  mutating func run() throws(Failure) -> ExitCode {
    var queue = try review.queue()
    context.report(queue.problems)
    while let cause = queue.diff.causes.first(where: { !skipped.contains($0.id) }) {
      show(cause, in: queue)
      while true {
        guard let key = context.console.readKey() else { return try end(queue) }
        guard let command = Command(key) else {
          tell(Self.keys)
          continue
        }
        if command == .quit { return try end(queue) }
        guard try carryOut(command, cause, queue) else { continue }
        break
      }
      queue = try review.queue()
    }
    return try end(queue)
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
  private mutating func carryOut(_ command: Command, _ cause: Cause, _ queue: ReviewQueue)
    throws(Failure) -> Bool
  {
    switch command {
    case .decide(let decision):
      try decide(decision, [cause])
      return true
    case .decideAlike(let decision):
      let kind = CauseKind(cause)
      let alike = queue.diff.causes.filter {
        CauseKind($0) == kind && !skipped.contains($0.id)
      }
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
    tell("\(verb) \(ReviewWording.causes(causes.count)) of the kind “\(kind.words)”? y/n")
    let isSure = context.console.readKey() == .character("y")
    if !isSure { tell("nothing was decided") }
    return isSure
  }

  private mutating func decide(_ decision: PendingReview.Decision, _ causes: [Cause])
    throws(Failure)
  {
    let ids = Set(causes.map(\.id))
    let outcome = try review.decide(decision) { (queue) throws(Failure) in
      // What others changed meanwhile is not decided on unseen.
      queue.diff.selection(of: queue.diff.causes.filter { ids.contains($0.id) })
    }
    let decided = outcome.queue.diff.causes.count { ids.contains($0.id) }
    guard decided > 0 else {
      tell("it no longer waits: somebody else has decided on it")
      return
    }
    history.append(Step(outcome: outcome, decision: decision, causes: decided))
    count(decision, decided)
    tell("\(decision == .accept ? "accepted" : "rejected")\(decided > 1 ? " \(decided)" : "")")
  }

  private mutating func undo() throws(Failure) -> Bool {
    guard let step = history.popLast() else {
      tell("there is nothing to undo")
      return false
    }
    guard try review.undo(step.outcome) else {
      // What came before it may be older than what others did, too.
      history = []
      tell("the files were changed meanwhile, so nothing can be undone any more")
      return true
    }
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

  private func show(_ cause: Cause, in queue: ReviewQueue) {
    let open = queue.diff.causes.count - queue.diff.causes.count { skipped.contains($0.id) }
    let width = max(40, min(context.console.columns(), 100))
    let isColored = context.isColored
    let title = "\(open) left "
    let rule = title + String(repeating: "─", count: width - title.count)
    context.console.writeMessage("\n\(isColored ? "\u{1B}[2m\(rule)\u{1B}[0m" : rule)\n")
    let card = CauseCardText(review.report(of: queue), isColored: isColored, width: width)
    context.console.writeMessage(card.text(of: cause, isWhole: isDetailed))
    context.console.writeMessage("\n")
    tell(Self.keys)
  }

  private func tell(_ text: String) { context.console.writeMessage(text + "\n") }

  private func end(_ queue: ReviewQueue) throws(Failure) -> ExitCode {
    let left = try review.queue().diff.causes.count
    tell(
      left == 0 && counts == (0, 0)
        ? "Nothing waits for review."
        : "\(counts.accepted) accepted, \(counts.rejected) rejected, \(left) left.")
    if !queue.problems.isEmpty { return .damagedInput }
    return left == 0 ? .fine : .differences
  }
}
