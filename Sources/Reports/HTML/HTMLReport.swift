package import CatalogCore
package import Snapshots

/// A report as a folder of files that a browser opens without a server: the page, its style and script,
/// and the pictures beside it.
///
/// Nothing in it refers to anything outside, and it can be moved. The same report is the same bytes.
package struct HTMLReport: Sendable {
  let report: ChangeReport
  let limits: Limits

  package init(report: ChangeReport, limits: Limits = Limits()) {
    self.report = report
    self.limits = limits
  }

  /// How much of a large report is told; what is left out is counted in the page.
  package struct Limits: Sendable {
    /// How many causes have pictures.
    package var pictures: Int
    /// How many bytes all pictures may have together.
    package var pictureBytes: Int
    /// How many causes have a card with their lines and places.
    package var cards: Int
    /// How many causes are told at all.
    package var causes: Int

    package init(
      pictures: Int = 250, pictureBytes: Int = 50_000_000, cards: Int = 1_000,
      causes: Int = 3_000
    ) {
      self.pictures = pictures
      self.pictureBytes = pictureBytes
      self.cards = cards
      self.causes = causes
    }
  }

  /// The fragment of the page's URL that leads to a cause.
  package static func fragment(of cause: Cause) -> String { cause.id }

  /// The files that every report has.
  package static var names: [FilePath] {
    [FilePath("index.html")] + ReportPage.assets.map(\.path)
  }

  /// The folder of the pictures.
  package static let pictureFolder = FilePath("pictures")

  /// Whether a name in that folder is one that a picture may have, `HASH.svg`.
  package static func isPicture(_ name: String) -> Bool {
    let digits = name.utf8.prefix(16)
    return digits.count == 16 && digits.allSatisfy(\.isASCIIAlphanumeric)
      && name.utf8.dropFirst(16).elementsEqual(".svg".utf8)
  }

  /// The files in an order in which each can be written and forgotten; the page comes last.
  ///
  /// Each is made when it is asked for. All paths are relative to the folder of the report.
  package func files() -> Files { Files(self) }

  package struct Files: Sequence, IteratorProtocol {
    private let report: HTMLReport
    /// How many causes are told.
    private let causeCount: Int
    private var page: ReportPage
    private var nextCause = 0
    private var isComplete = false
    private var ready: [FileContent] = []
    private var known: Set<FilePath> = []
    private var pictureBytes = 0

    fileprivate init(_ report: HTMLReport) {
      self.report = report
      causeCount = Swift.min(report.report.diff.causes.count, report.limits.causes)
      page = ReportPage(report)
      ready = ReportPage.assets
    }

    package mutating func next() -> FileContent? {
      while ready.isEmpty {
        if nextCause < causeCount {
          addCause()
        } else if !isComplete {
          isComplete = true
          ready = [FileContent(path: FilePath("index.html"), bytes: page.html())]
        } else {
          return nil
        }
      }
      return ready.removeFirst()
    }

    private mutating func addCause() {
      let cause = report.report.diff.causes[nextCause]
      let hasCard = nextCause < report.limits.cards
      let hasPictures =
        hasCard && nextCause < report.limits.pictures
        && pictureBytes < report.limits.pictureBytes
      nextCause += 1
      let files = page.add(cause, hasCard: hasCard, hasPictures: hasPictures)
      for file in files where known.insert(file.path).inserted {
        pictureBytes += file.bytes.count
        ready.append(file)
      }
    }
  }
}
