/// The sentences of the review commands.
enum ReviewWording {
  static func summary(decided: Int, _ done: String, left: Int) -> String {
    if decided == 0, left == 0 { return "Nothing waits for review." }
    let rest = left == 0 ? "Nothing is left." : "\(causes(left)) left: catalog pending"
    return "\(causes(decided)) \(done). \(rest)"
  }

  static func causes(_ count: Int) -> String { "\(count) cause\(count == 1 ? "" : "s")" }
}
