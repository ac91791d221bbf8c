import CatalogCore
import Templates
import Testing

struct JSONTests {
  private func parse(_ text: String) throws -> TemplateValue {
    try TemplateValue(parsingJSON: SourceText(path: "data.json", text))
  }

  /// A value with its kinds visible, keys in the order of an object.
  private func description(_ value: TemplateValue) -> String {
    switch value {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let lexeme): lexeme
    case .string(let text): text.debugDescription
    case .list(let values): "[" + values.map(description).joined(separator: ",") + "]"
    case .object(let object):
      "{"
        + object.keys.map { "\($0):\(object[$0].map(description) ?? "?")" }.joined(separator: ",")
        + "}"
    }
  }

  @Test(
    arguments: [
      ("null", "null"), (" true\n", "true"), ("\t[false , null]\r\n", "[false,null]"),
      ("[]", "[]"), ("[ ]", "[]"), ("{}", "{}"), ("{ }", "{}"), ("[[],{}]", "[[],{}]"),
      ("{\"b\" : 1, \"a\":[2,{\"c\":null}]}", "{a:[2,{c:null}],b:1}"), ("\u{FEFF}1", "1"),
      ("{\"\":1}", "{:1}"),
    ])
  func `JSON becomes values`(json: String, expected: String) throws {
    #expect(try description(parse(json)) == expected)
  }

  @Test(arguments: [
    "0", "-0", "1.0", "1.21", "1E400", "1e+2", "-2.50e-07", "123456789012345678901",
  ])
  func `a number keeps its spelling`(lexeme: String) throws {
    #expect(try description(parse("[\(lexeme),\(lexeme)]")) == "[\(lexeme),\(lexeme)]")
  }

  @Test(
    arguments: [
      (#""""#, ""), (#""a\"\\\/b""#, "a\"\\/b"), (#""\b\f\n\r\t""#, "\u{8}\u{C}\n\r\t"),
      (#""\u0041\u00e9\u20AC""#, "A\u{E9}€"), (#""\uD83D\uDE00""#, "😀"), (#""\u0000""#, "\0"),
      (#""é😀""#, "é😀"), ("\"\u{7F}\u{2028}\"", "\u{7F}\u{2028}"),
    ])
  func `a text is read with its escapes`(json: String, expected: String) throws {
    guard case .string(let text) = try parse(json) else {
      Issue.record("no text")
      return
    }
    #expect(text.utf8.elementsEqual(expected.utf8))
  }

  @Test func `keys that differ in bytes are different keys`() throws {
    guard case .object(let object) = try parse("{\"\u{E9}\":1,\"e\u{301}\":2}") else {
      Issue.record("no object")
      return
    }
    #expect(object.count == 2)
  }

  @Test(
    arguments: [
      ("", "1:1: error: a value is missing here [json-syntax]"),
      ("[1,]", "1:4: error: a value is missing here [json-syntax]"),
      ("[nul]", "1:2: error: a value is missing here [json-syntax]"),
      ("['a']", "1:2: error: a value is missing here [json-syntax]"),
      ("[NaN]", "1:2: error: a value is missing here [json-syntax]"),
      ("{\"a\":1,}", "1:8: error: a key in double quotes is missing here [json-syntax]"),
      ("{a:1}", "1:2: error: a key in double quotes is missing here [json-syntax]"),
      ("{\"a\" 1}", "1:6: error: a colon is missing after the key [json-syntax]"),
      ("[1 2]", "1:4: error: a comma or the end of the list is missing here [json-syntax]"),
      ("[1}", "1:3: error: a comma or the end of the list is missing here [json-syntax]"),
      ("{\"a\":1]", "1:7: error: a comma or the end of the object is missing here [json-syntax]"),
      ("\"a", "1:1: error: this text has no closing quote on its line [json-syntax]"),
      ("[\"a\n\"]", "1:2: error: this text has no closing quote on its line [json-syntax]"),
      (
        "\"a\tb\"",
        "1:3: error: the control character U+0009 must be written as an escape [json-syntax]"
      ),
      (
        "\"\u{1F}\"",
        "1:2: error: the control character U+001F must be written as an escape [json-syntax]"
      ),
      (#""a\x""#, "1:3: error: there is no such escape [json-syntax]"),
      (#""\u12g4""#, "1:2: error: there is no such escape [json-syntax]"),
      (#""\uD83D""#, "1:2: error: this escape is half a character [json-syntax]"),
      (#""a\uDE00\uD83D""#, "1:3: error: this escape is half a character [json-syntax]"),
      (#""\uD83D\u0041""#, "1:2: error: this escape is half a character [json-syntax]"),
      ("01", "1:1: error: this is not a number as JSON spells it [json-syntax]"),
      ("[1.]", "1:2: error: this is not a number as JSON spells it [json-syntax]"),
      ("-", "1:1: error: this is not a number as JSON spells it [json-syntax]"),
      ("1e", "1:1: error: this is not a number as JSON spells it [json-syntax]"),
      ("0x10", "1:1: error: this is not a number as JSON spells it [json-syntax]"),
      ("+1", "1:1: error: a value is missing here [json-syntax]"),
      ("1 x", "1:3: error: something follows the end of the value [json-syntax]"),
      ("{}\n{}", "2:1: error: something follows the end of the value [json-syntax]"),
    ])
  func `what is no JSON is refused where it goes wrong`(json: String, expected: String) {
    #expect(message(json).split(separator: "\n").first.map(String.init) == "data.json:" + expected)
  }

  private func message(_ json: String) -> String { message(Array(json.utf8)) }

  private func message(_ json: [UInt8]) -> String {
    do {
      _ = try TemplateValue(parsingJSON: SourceText(path: "data.json", bytes: json))
      return ""
    } catch {
      return DiagnosticFormatter().text(error.diagnostic)
    }
  }

  @Test func `a key that comes twice is refused with both places`() {
    #expect(
      message("{\"b\": 0,\n \"a\": 1,\n \"\\u0061\": 2, \"b\": 3}") == """
        data.json:3:2: error: the key “a” comes twice in this object [json-duplicate-key]
           "\\u0061": 2, "b": 3}
           ^~~~~~~~
          data.json:2:2: note: it is here first

        """)
  }

  @Test func `a text that ends too early names what is open`() {
    #expect(
      message("{\n  \"a\": [1,\n") == """
        data.json:3:1: error: the text ends within the list [json-syntax]
          
          ^
          data.json:2:8: note: the list starts here

        """)
  }

  @Test func `bytes that are no UTF-8 are refused`() {
    #expect(
      message(Array("[\"é".utf8) + [0xFF, 0x22, 0x5D]).hasPrefix(
        "data.json:1:5: error: this byte is not valid UTF-8 [json-invalid-utf8]\n"))
  }

  @Test func `depth has a limit and hostile depth is refused`() throws {
    let limit = JSONNode.maximumDepth
    let deep = String(repeating: "[", count: limit) + String(repeating: "]", count: limit)
    _ = try parse(deep)
    #expect(
      message("\n[\(deep)]").hasPrefix(
        "data.json:2:201: error: more than 200 lists and objects stand within each other"
          + " [json-too-deep]\n"))
    #expect(message(String(repeating: "{\"a\":[", count: 100_000)).contains("[json-too-deep]"))
  }

  @Test func `large data is read`() throws {
    let count = 20_000
    let json = "[" + (0..<count).map { "{\"id\":\($0)}" }.joined(separator: ",") + "]"
    guard case .list(let list) = try parse(json), case .object(let last)? = list.last else {
      Issue.record("no list of objects")
      return
    }
    #expect(list.count == count)
    #expect(last["id"].map(description) == "19999")
  }
}

struct TemplateObjectTests {
  @Test func `the last of equal keys counts`() throws {
    let object = TemplateObject([("a", 1), ("b", 2), ("a", 3)])
    #expect(object.count == 2)
    #expect(try rendered("{{a}}{{b}}", .object(object)) == "32")
  }

  @Test func `values are added, replaced and removed by name`() throws {
    var object = TemplateObject()
    for name in ["title", "id", "a", "zz", "kind"] { object[name] = .string(name) }
    object["a"] = "new"
    object["zz"] = nil
    object["none"] = nil
    #expect(object.keys == ["a", "id", "kind", "title"])
    #expect(try rendered("{{a}} {{id}} {{kind}} {{title}}", .object(object)) == "new id kind title")
    #expect(object["zz"] == nil)
  }

  @Test func `every key of a large object is found`() {
    let object = TemplateObject((0..<1_000).map { ("key\($0 * 7 % 1_000)", TemplateValue($0)) })
    #expect(object.count == 1_000)
    for number in 0..<1_000 { #expect(object["key\(number)"] != nil) }
  }
}
