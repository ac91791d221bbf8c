import CatalogCore

/// Decides which URLs an untrusted author may not link to.
enum LinkSafety {
  /// Whether the URL runs code or reads a file when it is opened.
  ///
  /// It must be decoded. Like a browser, this skips blanks and control characters before the scheme,
  /// and tabs and line ends anywhere.
  static func isDangerous(_ url: [UInt8]) -> Bool {
    let seen = url.drop { $0 <= .space }.lazy
      .filter { $0 != .tab && $0 != .lineFeed && $0 != .carriageReturn }
      .prefix(longestPattern).map(\.asciiLowercased)
    let start = Array(seen)
    guard dangerousSchemes.contains(where: { start.starts(with: $0.utf8) }) else { return false }
    return !harmlessData.contains { start.starts(with: $0.utf8) }
  }

  private static let dangerousSchemes = ["javascript:", "vbscript:", "file:", "data:"]
  private static let harmlessData = [
    "data:image/png", "data:image/gif", "data:image/jpeg", "data:image/webp",
  ]
  private static let longestPattern = 15
}
