import CatalogCore
import Testing
import YAML

@Suite struct YAMLReadingTests {
  private func node(_ text: String) throws -> YAMLNode {
    try #require(try YAMLDocument(parsing: SourceText(path: "a.yml", text)).root)
  }

  private func message(_ read: () throws -> Void) -> String? {
    do {
      try read()
      return nil
    } catch let error as YAMLError {
      let diagnostic = error.diagnostic(in: SourceText(path: "a.yml", ""))
      return diagnostic.message + (diagnostic.hint.map { "; " + $0 } ?? "")
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: ["1.10", "yes", "2024-01-02", "a b"])
  func `a text is read as it was written, whatever it looks like`(text: String) throws {
    #expect(try node(text).string() == text)
  }

  @Test(arguments: [
    ("[a]", "expected a text, found a list"),
    ("{a: b}", "expected a text, found a mapping"),
    ("~", "expected a text, found nothing; write \"\" for an empty text"),
  ])
  func `what is no text is named`(text: String, expected: String) throws {
    let node = try node(text)
    #expect(message { _ = try node.string() } == expected)
  }

  @Test func `true and false are read`() throws {
    #expect(try node("true").bool())
    #expect(try !node("false").bool())
  }

  @Test(arguments: [
    ("yes", "expected true or false, found “yes”; write true"),
    ("On", "expected true or false, found “On”; write true"),
    ("no", "expected true or false, found “no”; write false"),
    ("off", "expected true or false, found “off”; write false"),
    ("True", "expected true or false, found “True”; write true"),
    ("1", "expected true or false, found “1”; write true or false"),
    ("'true'", "expected true or false, found the text “true”; write true without quotes"),
    ("!!str true", "expected true or false, found the text “true”; write true without quotes"),
    ("[]", "expected true or false, found a list"),
  ])
  func `other spellings of true and false are refused with advice`(text: String, expected: String)
    throws
  {
    let node = try node(text)
    #expect(message { _ = try node.bool() } == expected)
  }

  @Test(arguments: [("0", 0), ("-7", -7), ("+12", 12), ("9223372036854775807", Int.max)])
  func `whole numbers are read`(text: String, number: Int) throws {
    #expect(try node(text).integer() == number)
  }

  @Test(arguments: ["010", "0x1F", "1_000", "1.0", "1e3", "-", "one", "'1'", "[1]", "٣"])
  func `what only some readers take for a whole number is refused`(text: String) throws {
    let node = try node(text)
    #expect(message { _ = try node.integer() }?.hasPrefix("expected a whole number, found") == true)
  }

  @Test func `a number outside its range is refused`() throws {
    let node = try node("0")
    #expect(message { _ = try node.integer(in: 1...9) } == "the number must be from 1 to 9")
    #expect(message { _ = try node.integer(in: 1...Int.max) } == "the number must be at least 1")
    #expect(throws: YAMLError.self) { try self.node("9223372036854775808").integer() }
  }

  @Test(arguments: [("1", 1.0), ("-0.5", -0.5), ("1.25e2", 125.0), ("3E-1", 0.3)])
  func `numbers are read`(text: String, number: Double) throws {
    #expect(try node(text).number() == number)
  }

  @Test(arguments: [".inf", "nan", "0x1p3", "1.", ".5", "00.5", "1e", "1e999", "infinity", "1 2"])
  func `what is no finite decimal number is refused`(text: String) throws {
    #expect(throws: YAMLError.self) { try node(text).number() }
  }

  @Test func `a list of texts is read`() throws {
    #expect(try node("[swift, run, '']").stringList() == ["swift", "run", ""])
  }

  @Test func `a text is no list, and the error is at the item that is no text`() throws {
    let text = try node("swift run")
    #expect(
      message { _ = try text.stringList() }
        == "expected a list, found “swift run”; for a list of one, write [swift run]")
    let list = try node("[a, {b: c}]")
    do {
      _ = try list.stringList()
      Issue.record("a mapping was read as a text")
    } catch {
      #expect(error.range == 4..<10)
    }
  }
}
