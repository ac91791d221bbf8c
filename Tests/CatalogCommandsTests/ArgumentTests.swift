import CatalogCore
import TestSupport
import Testing

struct ArgumentTests {
  private let tool = TestTool([
    "a.md": "<b>*x*</b>\n", "-a.md": "dash\n", "--unsafe": "named like an option\n",
    "t.mustache": "{{x}}", "d.json": #"{"x": "<"}"#, "a=b.json": #"{"x": "equals"}"#,
  ])

  struct Case: Sendable, CustomTestStringConvertible {
    var words: [String]
    var output: String

    init(_ words: String..., output: String) {
      self.words = words
      self.output = output
    }

    var testDescription: String { words.joined(separator: " ") }
  }

  @Test(
    arguments: [
      Case(
        "markdown", "a.md",
        output: "<p><!-- raw HTML omitted --><em>x</em><!-- raw HTML omitted --></p>\n"),
      Case("markdown", "--unsafe", "a.md", output: "<p><b><em>x</em></b></p>\n"),
      // Options may follow operands.
      Case("markdown", "a.md", "--unsafe", output: "<p><b><em>x</em></b></p>\n"),
      // After two hyphens everything is an operand.
      Case("markdown", "--", "-a.md", output: "<p>dash</p>\n"),
      Case("markdown", "--unsafe", "--", "--unsafe", output: "<p>named like an option</p>\n"),
      Case("render", "t.mustache", "--data", "d.json", output: "&lt;"),
      Case("render", "t.mustache", "--data=d.json", output: "&lt;"),
      Case("render", "--data=a=b.json", "t.mustache", output: "equals"),
      Case("render", "--escape", "none", "--data", "d.json", "t.mustache", output: "<"),
      Case("render", "--escape=none", "--data", "d.json", "t.mustache", output: "<"),
      Case("render", "--lenient", "t.mustache", output: ""),
    ])
  func `options and operands are told apart`(test: Case) {
    let result = tool.run(test.words)
    #expect(
      result == TestTool.Result(exitCode: .fine, bytes: Array(test.output.utf8), messages: ""))
  }

  struct Mistake: Sendable, CustomTestStringConvertible {
    var words: [String]
    var message: String

    init(_ words: String..., message: String) {
      self.words = words
      self.message = message
    }

    var testDescription: String { words.joined(separator: " ") }
  }

  @Test(
    arguments: [
      Mistake(
        "markdown", "--unsave", "a.md",
        message: """
          error: there is no option “--unsave” here [usage-unknown-option]
            hint: did you mean “--unsafe”?
          """),
      Mistake(
        "markdown", "--qqqqqqqqqqqq",
        message: """
          error: there is no option “--qqqqqqqqqqqq” here [usage-unknown-option]
            hint: the options are --unsafe, --no-extensions, --root, --quiet, --no-color, --help
          """),
      Mistake(
        "markdown", "-u", "a.md",
        message: "error: there is no option “-u” here [usage-unknown-option]"),
      Mistake(
        "markdown", "--unsafe", "a.md", "--unsafe",
        message: "error: the option --unsafe stands twice [usage-repeated-option]"),
      Mistake(
        "render", "t.mustache", "--data=d.json", "--data", "d.json",
        message: "error: the option --data stands twice [usage-repeated-option]"),
      Mistake(
        "build", "-q", "--quiet",
        message: "error: the option --quiet stands twice [usage-repeated-option]"),
      Mistake(
        "markdown", "--unsafe=yes", "a.md",
        message: "error: the option --unsafe takes no value [usage-value-for-flag]"),
      Mistake(
        "render", "t.mustache", "--data",
        message: """
          error: the option --data needs a value [usage-missing-value]
            hint: --data FILE.json
          """),
      Mistake(
        "render", "t.mustache", "--data=",
        message: "error: the option --data needs a value [usage-missing-value]"),
      Mistake(
        "build", "--root", "",
        message: "error: the option --root needs a value [usage-missing-value]"),
      Mistake(
        "render", "t.mustache", "--escape", "htlm",
        message: """
          error: “htlm” is no value of --escape [usage-unknown-choice]
            hint: did you mean “html”?
          """),
      Mistake(
        "record", "--mode", "everything",
        message: """
          error: “everything” is no value of --mode [usage-unknown-choice]
            hint: it is one of never, missing, changed, all
          """),
      Mistake("markdown", message: "error: the Markdown file is missing [usage-missing-operand]"),
      Mistake("render", message: "error: the template is missing [usage-missing-operand]"),
      Mistake(
        "markdown", "a.md", "b.md",
        message: "error: “b.md” is not expected here [usage-unexpected-operand]"),
      Mistake(
        "build", "Content",
        message: "error: “Content” is not expected here [usage-unexpected-operand]"),
      Mistake(
        "verify", "photos",
        message: "error: “photos” is not expected here [usage-unexpected-operand]"),
      Mistake(
        "record", "--", "-x", message: "error: “-x” is not expected here [usage-unexpected-operand]"
      ),
      Mistake(
        "render", "-", "--data", "-",
        message: "error: “-” is not expected here [usage-unexpected-operand]"),
      Mistake(
        "biuld",
        message: """
          error: there is no command “biuld” [usage-unknown-command]
            hint: did you mean “build”?
          """),
      Mistake(
        "frobnicate",
        message: """
          error: there is no command “frobnicate” [usage-unknown-command]
            hint: “catalog help” lists the commands
          """),
      Mistake(
        "help", "veryfi",
        message: """
          error: there is no command “veryfi” [usage-unknown-command]
            hint: did you mean “verify”?
          """),
      Mistake(
        "--verison",
        message: """
          error: there is no option “--verison” here [usage-unknown-option]
            hint: did you mean “--version”?
          """),
      Mistake(
        "build\u{1B}[2J",
        message: #"error: there is no command “build\u{1B}[2J” [usage-unknown-command]"#),
    ])
  func `a mistake is exit code 2 and one message`(mistake: Mistake) {
    let result = tool.run(mistake.words)
    #expect(result.exitCode == .usage)
    #expect(result.output.isEmpty)
    #expect(result.messages.hasPrefix(mistake.message + "\n"), "\(result.messages)")
    #expect(result.messages.split(separator: "error: ").count == 1)
  }

  @Test(arguments: [["--version"], ["version"]])
  func `the version is a result`(words: [String]) {
    let result = tool.run(words)
    #expect(result.exitCode == .fine)
    #expect(result.output.wholeMatch(of: /catalog [0-9]+\.[0-9]+\.[0-9]+\n/) != nil)
    #expect(result.messages.isEmpty)
  }

  @Test(
    arguments: [
      ["help", "markdown"], ["markdown", "--help"], ["markdown", "-h"],
      ["markdown", "a.md", "--help"],
    ])
  func `help explains a command`(words: [String]) {
    let result = tool.run(words)
    #expect(result.exitCode == .fine)
    #expect(result.messages.isEmpty)
    #expect(
      result.output == """
        Usage: catalog markdown [OPTIONS] FILE

        Print a Markdown file as HTML; - is standard input.

        Raw HTML and dangerous links are left out unless --unsafe is given. Values that “catalog render
        --escape markdown” wrote are shown as the text they are.

        Options:
          --unsafe         keep raw HTML and links of every kind
          --no-extensions  CommonMark 0.30 only: no tables, no heading ids
          --root DIR       the folder that holds Content; found upwards from here by default
          --quiet          say nothing but results and problems
          --no-color       write messages without colour
          --help           explain the command

        """)
  }

  @Test(arguments: [["help"], ["--help"], ["-h"]])
  func `help lists the commands`(words: [String]) {
    let result = tool.run(words)
    #expect(result.exitCode == .fine)
    for name in ["build", "verify", "record", "markdown", "render"] {
      #expect(result.output.contains("\n  \(name) "), "\(name)")
      #expect(tool.run("help", name).exitCode == .fine)
    }
  }

  @Test func `no command at all is a mistake that shows the help`() {
    let result = tool.run()
    #expect(result.exitCode == .usage)
    #expect(result.output.isEmpty)
    #expect(result.messages == tool.run("help").output)
  }

  @Test func `every line of help fits a terminal`() {
    for name in ["build", "verify", "record", "markdown", "render"] {
      for line in tool.run("help", name).output.split(separator: "\n") {
        #expect(line.count <= 100, "\(line)")
      }
    }
  }

  @Test(
    arguments: [
      (true, [:], [], true), (false, [:], [], false), (true, ["NO_COLOR": "1"], [], false),
      (true, ["NO_COLOR": ""], [], true), (true, ["TERM": "dumb"], [], false),
      (true, ["TERM": "xterm"], [], true), (true, [:], ["--no-color"], false),
    ] as [(Bool, [String: String], [String], Bool)])
  func `colour is for terminals whose owners want it`(
    isTerminal: Bool, environment: [String: String], options: [String], expected: Bool
  ) {
    var tool = tool
    tool.isTerminal = isTerminal
    tool.environment = environment
    // One message comes from the top, the other from inside a command.
    #expect(tool.run(["markdown", "gone.md"] + options).messages.contains("\u{1B}[") == expected)
    tool.files = MemoryFileSystem(["Content/index.md": "[a](gone.md)\n"])
    #expect(tool.run(["build"] + options).messages.contains("\u{1B}[") == expected)
  }
}
