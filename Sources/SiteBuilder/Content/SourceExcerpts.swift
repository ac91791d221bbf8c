import CatalogCore

/// Pieces of source files that pages show, found by name.
///
/// A piece stands between a line `// excerpt: NAME` and a line `// end excerpt`. A page names it with an
/// empty code block whose info string is `swift excerpt PATH#NAME`; the path is relative to the folder
/// that holds `Content`. So the code in an article is the code that was compiled, and a piece that is no
/// longer there ends the build.
struct SourceExcerpts: Sendable {
  /// The folder that holds `Content`.
  var root: FilePath
  var files: any FileSystem

  /// The path and the name in an info string, with its language; `nil` for any other code block.
  static func reference(in info: String) -> (language: String, path: String, name: String)? {
    let words = info.split(separator: " ").map(String.init)
    guard words.count == 3, words[1] == "excerpt",
      let hash = words[2].utf8.lastIndex(of: UInt8(ascii: "#"))
    else { return nil }
    let path = String(decodingUTF8: words[2].utf8[..<hash])
    let name = String(decodingUTF8: words[2].utf8[words[2].utf8.index(after: hash)...])
    return (words[0], path, name)
  }

  /// The lines of a piece without their common indentation.
  ///
  /// - Parameters:
  ///   - path: relative to the root, without `..`.
  ///   - name: the name of the piece.
  ///   - location: where a page asks for it, for messages.
  /// - Returns: the text with a final newline.
  /// - Throws: a failure for a path outside the root, a file that cannot be read, a name that it does
  ///   not have.
  func text(path: String, name: String, at location: SourceLocation) throws(Failure) -> [UInt8] {
    let file = FilePath(path)
    guard !file.isAbsolute, !file.components.contains(".."), !file.components.isEmpty else {
      throw SiteProblem.excerptPath(path, at: location).failure
    }
    let bytes: [UInt8]
    do {
      bytes = try files.read(root.appending(file))
    } catch {
      throw SiteProblem.excerptFile(path, reason: error.reason, at: location).failure
    }
    let lines = bytes.lineRanges().map { bytes[$0] }
    let names = lines.compactMap(Self.startName)
    guard
      let start = lines.firstIndex(where: { Self.startName($0)?.hasSameBytes(as: name) == true }),
      let end = lines[start...].firstIndex(where: Self.isEnd)
    else {
      throw SiteProblem.excerptName(name, path: path, known: names, at: location).failure
    }
    let body = lines[(start + 1)..<end].filter { Self.startName($0) == nil }
    return Self.dedented(body)
  }

  private static func startName(_ line: ArraySlice<UInt8>) -> String? {
    let text = line.trimmingBlanks()
    let marker = Array("// excerpt: ".utf8)
    guard text.starts(with: marker) else { return nil }
    return String(decodingUTF8: text.dropFirst(marker.count))
  }

  private static func isEnd(_ line: ArraySlice<UInt8>) -> Bool {
    line.trimmingBlanks().elementsEqual("// end excerpt".utf8)
  }

  private static func dedented(_ lines: [ArraySlice<UInt8>]) -> [UInt8] {
    let indents = lines.filter { !$0.trimmingBlanks().isEmpty }.map { line in
      line.prefix { $0 == .space }.count
    }
    let common = indents.min() ?? 0
    var text: [UInt8] = []
    for line in lines {
      text += line.dropFirst(min(common, line.prefix { $0 == .space }.count))
      text.append(.lineFeed)
    }
    return text
  }
}
