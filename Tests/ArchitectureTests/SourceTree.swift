import Foundation

/// The Swift files of this package, found from where this file stands.
struct SourceTree {
  struct File: CustomStringConvertible {
    /// Relative to the package, such as `Sources/Layout/DynamicType.swift`.
    var path: String
    var text: String

    var description: String { path }

    /// The folder below `Sources`.
    var target: String { String(path.split(separator: "/")[1]) }

    /// The name without folders and `.swift`.
    var name: String { String(path.split(separator: "/").last?.dropLast(6) ?? "") }

    var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

    /// The modules that the file imports, whatever stands before `import`.
    var imports: [String] {
      lines.compactMap { line in
        let words = line.split(separator: " ")
        guard let keyword = words.firstIndex(of: "import"),
          words[..<keyword].allSatisfy({ Self.importModifiers.contains(String($0)) }),
          let module = words.dropFirst(keyword + 1).last
        else { return nil }
        return String(module.prefix { $0 != "." })
      }
    }

    private static let importModifiers: Set<String> = [
      "public", "package", "internal", "private", "fileprivate", "@preconcurrency", "@testable",
      "@_exported",
    ]

    /// The text without comments, and with the text in quotes left out.
    ///
    /// Good enough for looking for words: quotes and slashes are not looked at in each other.
    var code: String {
      lines.map { line in
        var code = ""
        var isQuoted = false
        var previous: Character = " "
        for character in line {
          if character == "\"", previous != "\\" { isQuoted.toggle() }
          if !isQuoted, character == "/", previous == "/" {
            code.removeLast()
            break
          }
          if !isQuoted { code.append(character) }
          previous = character
        }
        return code
      }.joined(separator: "\n")
    }
  }

  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Every Swift file below a folder of the package, in the order of their paths.
  static func files(below folder: String = "Sources") throws -> [File] {
    try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
      .filter { $0.hasSuffix(".swift") }.sorted()
      .map { File(path: "\(folder)/\($0)", text: try text("\(folder)/\($0)")) }
  }
}
