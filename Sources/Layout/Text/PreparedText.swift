import CatalogCore

/// A text with the places where it may and must break, which depend on no font.
///
/// Everything is counted in grapheme clusters, so no line can end inside one.
package struct PreparedText: Sendable {
  package let text: StyledText
  /// The UTF-8 of all runs.
  package let bytes: [UInt8]
  let isASCII: Bool
  /// Where each cluster starts in `bytes`, and at last where the text ends.
  let clusterStarts: [Int32]
  /// What each cluster is to a line.
  let roles: [Role]
  /// Whether a line may end after each cluster.
  let allowsBreakAfter: [Bool]
  /// The parts that look alike; a cluster belongs to the run in which it starts.
  let runs: [Run]
  let hasSoftHyphen: Bool

  enum Role: UInt8, Sendable {
    case shown
    /// A space at the end of a line costs no width.
    case space
    /// Seen as a hyphen when a line ends at it, and not at all elsewhere.
    case softHyphen
    /// The line must end here.
    case lineBreak
  }

  struct Run: Equatable, Sendable {
    var clusters: Range<Int>
    var isBold: Bool
    var isItalic: Bool
  }

  init(_ text: StyledText) {
    self.text = text
    let clusters = ClusterReader(text.string)
    bytes = clusters.bytes
    isASCII = clusters.isASCII
    clusterStarts = clusters.starts
    roles = clusters.roles
    hasSoftHyphen = clusters.hasSoftHyphen
    allowsBreakAfter = LineBreaker.allowsBreakAfter(clusters.representatives)
    runs = Self.runs(of: text, starts: clusters.starts)
  }

  var clusterCount: Int { roles.count }

  func byteRange(ofClusters range: Range<Int>) -> Range<Int> {
    Int(clusterStarts[range.lowerBound])..<Int(clusterStarts[range.upperBound])
  }

  private static func runs(of text: StyledText, starts: [Int32]) -> [Run] {
    let count = starts.count - 1
    if text.runs.count == 1, let run = text.runs.first {
      return [Run(clusters: 0..<count, isBold: run.isBold, isItalic: run.isItalic)]
    }
    var runs: [Run] = []
    var end = 0
    var cluster = 0
    for run in text.runs {
      end += run.text.utf8.count
      let first = cluster
      while cluster < count, Int(starts[cluster]) < end { cluster += 1 }
      guard cluster > first else { continue }
      runs.append(Run(clusters: first..<cluster, isBold: run.isBold, isItalic: run.isItalic))
    }
    return runs
  }
}
