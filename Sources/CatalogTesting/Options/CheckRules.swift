package import CatalogCore
package import Snapshots

/// What a check may write and how often it records, decided from the code and the environment.
///
/// Whoever runs the tests has the last word on what they write: `CATALOG_MODE` wins over the code, and
/// on a CI machine the code alone permits nothing, so that a mode that was left in it cannot approve
/// what nobody saw.
package struct CheckRules: Sendable {
  package var review: BaselineReview.Rules
  package var isTwice: Bool
  /// Whether the code asked for a mode that counts for nothing here.
  package var isModeOfCodeIgnored: Bool

  /// - Throws: what is wrong with the environment.
  package init(_ options: CatalogOptions, environment: [String: String]) throws(Diagnostic) {
    let isCI = !["", "0", "false"].contains(environment["CI"] ?? "")
    let ofRun = try Self.mode(environment["CATALOG_MODE"] ?? "")
    let ofCode = isCI ? nil : options.mode
    let mode = ofRun ?? ofCode ?? .never
    review = BaselineReview.Rules(
      mode: mode.policy, isCI: isCI, prunes: options.prunes ?? false)
    isTwice = options.isTwice ?? (mode != .never)
    isModeOfCodeIgnored = isCI && ofRun == nil && (options.mode ?? .never) != .never
  }

  /// `nil` for an empty text, as if the variable were not set.
  private static func mode(_ text: String) throws(Diagnostic) -> CatalogMode? {
    guard !text.isEmpty else { return nil }
    if let mode = CatalogMode.allCases.first(where: { $0.rawValue.hasSameBytes(as: text) }) {
      return mode
    }
    let names = CatalogMode.allCases.map(\.rawValue)
    throw Diagnostic(
      id: "testing-mode", "the variable CATALOG_MODE is “\(text)”, which is no mode",
      hint: "the modes are \(names.joined(separator: ", "))"
        + (NearestName.hint(for: text, among: names).map { "; \($0)" } ?? ""))
  }
}
