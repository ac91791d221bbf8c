import CatalogCore

/// Why a file is not read, in words; each reason has an id of its own.
enum Refusal {
  static let copyHint = "take a whole copy of it from version control"

  /// What the first bytes give away, before anybody parses them.
  static func byFirstBytes(of source: SourceText) -> Diagnostic? {
    let bytes = source.bytes
    guard bytes.count <= FileGate.greatestSize else {
      return whole(
        source, "interface-too-large",
        "the file has more than \(FileGate.greatestSize / 1_000_000) MB, which no interface file has",
        hint: "leave it out of the import")
    }
    if bytes.hasBytes("NIBArchive", at: 0) || bytes.hasBytes("bplist00", at: 0)
      || bytes.hasBytes("streamtyped", at: 2)
    {
      return whole(
        source, "interface-compiled", "this is a compiled nib, which holds no source to read",
        hint: "import the storyboard or xib that it was built from")
    }
    if bytes.hasBytes("version https://git-lfs", at: 0) {
      return whole(
        source, "interface-lfs-pointer", "this is a pointer of git LFS in place of the file",
        hint: "run `git lfs pull`, then import again")
    }
    if let start = bytes.prefix(4096).firstIndex(where: { $0 > .space }) {
      if bytes[start] == UInt8(ascii: "{"),
        bytes.prefix(4096).firstIndex(of: "IBClasses", from: start) != nil
      {
        return whole(
          source, "interface-compiled", "this is a part of a compiled nib",
          hint: "import the storyboard or xib that it was built from")
      }
    }
    if bytes.prefix(1024).firstIndex(of: "<plist", from: 0) != nil {
      return whole(
        source, "interface-property-list", "this is a property list and no interface file",
        hint: "import the storyboard or xib that belongs to it")
    }
    return nil
  }

  static func root(_ name: String, _ source: SourceText, line: Int) -> Diagnostic {
    Diagnostic(
      id: "interface-other-root",
      "the outermost element is '\(Wording.shortened(name))', where an interface file has "
        + "'document' or 'archive'",
      at: SourceLocation(path: source.path, line: line),
      hint: "import a storyboard or a xib")
  }

  static func platform(_ source: SourceText, line: Int) -> Diagnostic {
    Diagnostic(
      id: "interface-no-platform", "the file names no platform and holds no objects",
      at: SourceLocation(path: source.path, line: line), hint: copyHint)
  }

  static func emptyArchive(_ path: FilePath, line: Int) -> Diagnostic {
    Diagnostic(
      id: "interface-empty-archive", "the archive holds no objects",
      at: SourceLocation(path: path.string, line: line), hint: copyHint)
  }

  private static func whole(
    _ source: SourceText, _ id: String, _ message: String, hint: String
  ) -> Diagnostic {
    Diagnostic(id: id, message, at: SourceLocation(path: source.path), hint: hint)
  }
}
