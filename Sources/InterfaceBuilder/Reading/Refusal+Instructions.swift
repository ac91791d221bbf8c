import CatalogCore

extension Refusal {
  /// An instruction to programs, such as `<?php ?>`, anywhere but in a comment or CDATA.
  ///
  /// One without data, `<?x?>`, ends the reader of the system with a fault, so none may reach it. The
  /// declaration `<?xml …?>` does: where it stands wrongly, the reader says so.
  static func byInstruction(in source: SourceText) -> Diagnostic? {
    guard let start = firstInstruction(in: source.bytes) else { return nil }
    return Diagnostic(
      id: "interface-instruction",
      "an instruction to programs stands in the file, which no interface file has", in: source,
      range: start..<min(start + 2, source.bytes.count),
      hint: "delete everything from the '<?' to the '?>'")
  }

  private static func firstInstruction(in bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index + 1 < bytes.count {
        guard bytes[index] == UInt8(ascii: "<") else {
          index += 1
          continue
        }
        if bytes.hasBytes("<!--", at: index) {
          // What is not closed is no end of file to the search: the reader refuses it.
          index = bytes.firstIndex(of: "-->", from: index + 4) ?? bytes.count
        } else if bytes.hasBytes("<![CDATA[", at: index) {
          index = bytes.firstIndex(of: "]]>", from: index + 9) ?? bytes.count
        } else if bytes[index + 1] == UInt8(ascii: "?"), !isDeclaration(bytes, at: index) {
          return index
        } else {
          index += 1
        }
      }
      return nil
    }
  }

  private static func isDeclaration(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    bytes.hasBytes("<?xml", at: index) && index + 5 < bytes.count && bytes[index + 5] <= .space
  }
}
