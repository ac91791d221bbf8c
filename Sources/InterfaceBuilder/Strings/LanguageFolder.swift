package import CatalogCore

/// What a folder says about the language of its files.
package enum LanguageFolder: Hashable, Sendable {
  /// `Base.lproj`, whose documents hold the texts of the developers.
  case base
  /// `mul.lproj`, for files of several languages.
  case several
  case language(String)
  case none

  /// Reads the name of a folder such as `de.lproj`, `pt_BR.lproj` or `English.lproj`.
  package init(_ folder: FilePath) {
    guard let code = folder.lastComponent.part(before: ".lproj") else {
      self = .none
      return
    }
    if code.isSpelled("Base") {
      self = .base
    } else if code.isSpelled("mul") {
      self = .several
    } else if let old = Self.oldNames.first(where: { code.isSpelled($0.name) }) {
      self = .language(old.code)
    } else if code.utf8.count <= 35,
      code.utf8.allSatisfy({ $0.isASCIIAlphanumeric || $0 == Self.hyphen || $0 == Self.underscore })
    {
      self = .language(
        String(decodingUTF8: code.utf8.map { $0 == Self.underscore ? Self.hyphen : $0 }))
    } else {
      self = .none
    }
  }

  /// Whether a document in this folder is the one to read, rather than one in another.
  func isBefore(_ other: LanguageFolder) -> Bool {
    guard rank == other.rank else { return rank < other.rank }
    guard case .language(let left) = self, case .language(let right) = other else { return false }
    return left.precedesByBytes(right)
  }

  private var rank: Int {
    switch self {
    case .base: 0
    case .none: 1
    case .several: 2
    case .language(let code) where code.isSpelled("en"): 3
    case .language(let code) where code.utf8.starts(with: "en-".utf8): 4
    case .language: 5
    }
  }

  private static let hyphen = UInt8(ascii: "-")
  private static let underscore = UInt8(ascii: "_")

  /// Folders of projects from before language codes.
  private static let oldNames: [(name: StaticString, code: String)] = [
    ("English", "en"), ("French", "fr"), ("German", "de"), ("Japanese", "ja"), ("Dutch", "nl"),
    ("Italian", "it"), ("Spanish", "es"),
  ]
}
