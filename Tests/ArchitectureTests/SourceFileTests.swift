import Testing

/// Rules for every source file that no compiler checks.
struct SourceFileTests {
  /// Files that are not named after one type, each with the reason.
  private static let otherNames: [String: String] = [
    "Sources/embed-files/main.swift": "top-level code must stand in a file of this name",
    "Sources/CatalogCore/Bytes.swift": "extends the standard types for bytes, all of which matter",
    "Sources/CatalogCore/HTMLEscaping.swift": "one method on arrays of bytes",
    "Sources/Screens/UIKit/UIKitNames.swift": "the library's words in UIKit's types",
    "Sources/YAML/YAMLWording.swift": "the sentences of a whole target",
    "Sources/CommonMark/MarkdownErrorWording.swift": "the sentences of a whole target",
  ]

  /// Files with more than 400 lines, each with the reason.
  private static let long: [String: String] = [:]

  @Test func `a file declares or extends what it is named after`() throws {
    for file in try SourceTree.files() where Self.otherNames[file.path] == nil {
      #expect(declares(file), "\(file)")
    }
  }

  private func declares(_ file: SourceTree.File) -> Bool {
    let name = String(file.name.prefix { $0 != "+" })
    let isExtension = file.name.contains("+")
    // A command is a constant: `BuildCommand.swift` declares `CatalogCommand.build`.
    if file.path.contains("/Commands/"), name.hasSuffix("Command") {
      let constant = name.dropLast(7).lowercased()
      // The name of one is a word of the language.
      return ["\(constant)", "`\(constant)`"].contains {
        file.text.contains("static let \($0) = CatalogCommand(")
      }
    }
    let function = name.prefix(1).lowercased() + name.dropFirst()
    for access in ["package", "public"] {
      for start in ["<", "("] where file.text.contains("\n\(access) func \(function)\(start)") {
        return true
      }
    }
    let keywords: Set<String> = ["struct", "enum", "class", "actor", "protocol", "typealias"]
    return file.lines.contains { line in
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
      guard
        let keyword = words.firstIndex(where: {
          keywords.contains(String($0)) || $0 == "extension"
        }),
        keyword + 1 < words.count
      else { return false }
      let names = words[keyword + 1].split(separator: ".")
      let isNamed = names.last.map { $0 == name } ?? false
      // What is nested in a type may be extended in a file named after the outer type.
      if words[keyword] == "extension", isExtension {
        return isNamed || names.first.map { $0 == name } ?? false
      }
      return isNamed && !isExtension
    }
  }

  @Test func `no file is longer than 400 lines`() throws {
    for file in try SourceTree.files() where Self.long[file.path] == nil {
      #expect(file.lines.count <= 401, "\(file)")
    }
  }

  @Test(arguments: ["try!", "as!", "fatalError", "preconditionFailure", "unsafeBitCast", "print"])
  func `no source file stops the process or skips a check`(word: String) throws {
    for file in try SourceTree.files() {
      // A build tool's output is its messages; SwiftPM shows them.
      if word == "print", file.target == "embed-files" { continue }
      let code = file.code.split { !($0.isLetter || $0.isNumber || $0 == "!" || $0 == "_") }
      #expect(!code.contains(Substring(word)), "\(file)")
    }
  }

  @Test func `no value has the type Any`() throws {
    for file in try SourceTree.files() {
      let words = file.code.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      for type in ["Any", "AnyHashable"] {
        #expect(!words.contains(Substring(type)), "\(file)")
      }
    }
  }

  @Test func `no global or static variable can change`() throws {
    for file in try SourceTree.files() {
      for line in file.lines where line.contains("var ") {
        let isStored = !line.contains("{") && (line.contains("=") || line.hasSuffix("?"))
        let isShared = !line.hasPrefix(" ") && line.contains("var ") || line.contains("static var ")
        // A value that is bound for a scope can only be bound, not set.
        let isBound = line.contains("@TaskLocal ")
        #expect(!(isStored && isShared && !isBound && !line.hasPrefix("/")), "\(file): \(line)")
      }
    }
  }

  @Test func `every test target stands beside a target of its name`() throws {
    let targets = Set(DependencyTests.allowed.map { "\($0.target)Tests" })
    let tests = Set(try SourceTree.files(below: "Tests").map(\.target))
    // The navigator and the adapter are parts of `Screens` with tests of their own.
    let others: Set<String> = [
      "ArchitectureTests", "NavigationTests", "TestSupport", "UIKitAdapter",
    ]
    #expect(tests.subtracting(targets) == others)
  }
}
