import ScreenDump
import TestSupport
import Testing

@MainActor
@Suite struct BadInputTests {
  private let shop = ShopDump()

  struct Fault: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var sentence: String

    static let all: [Self] = [
      Self(
        testDescription: "an empty file",
        text: "",
        sentence: "DIR/x.json:1:1: The document is empty; it needs one JSON value."
      ),
      Self(
        testDescription: "not JSON",
        text: "hello",
        sentence: "DIR/x.json:1:1: Found \"h\" where a value was expected; correct it."
      ),
      Self(
        testDescription: "a file that was cut off",
        text: "{ \"contents\": [\n  {",
        sentence:
          "DIR/x.json:2:4 /contents/0: The document ends where a member name in quotes or \"}\" was "
          + "expected; it may have been cut off."
      ),
      Self(
        testDescription: "200,000 open brackets",
        text: String(repeating: "[", count: 200_000),
        sentence: "DIR/x.json:1:513 /0/0/0/0/…/0/0/0/0: Arrays and objects are nested deeper than "
          + "512; flatten the document."
      ),
      Self(
        testDescription: "an object of another shape",
        text: #"{ "blocks": [] }"#,
        sentence: "DIR/x.json:1:1: The document has neither \"contents\" nor \"views\" nor "
          + "\"layout\", but is an object with \"blocks\"; describe it with a shape file."
      ),
      Self(
        testDescription: "contents of a wrong type",
        text: #"{ "contents": 7 }"#,
        sentence: "DIR/x.json:1:15 /contents: The shape expects an array of contents at "
          + "\"/contents\", found a number; correct the document, or the shape that describes it."
      ),
      Self(
        testDescription: "more than 16 MiB",
        text: String(repeating: " ", count: 16 * 1024 * 1024 + 1),
        sentence: "cannot read 'DIR/x.json': it is larger than 16 MiB; split it."
      ),
    ]
  }

  @Test(arguments: Fault.all)
  func `a file that is not a screen is one sentence, and the exit status is 2`(fault: Fault)
    async throws
  {
    try shop.files.write(fault.text, to: "x.json")
    #expect(
      await shop("show", "DIR/x.json")
        == ShopDump.Transcript(errors: "shopdump: \(fault.sentence)\n", status: .wrongInput)
    )
  }

  @Test(arguments: [
    (
      "DIR/missing.json",
      "cannot read 'DIR/missing.json': the file does not exist; check the path."
    ),
    (
      "DIR/file/x",
      "cannot read 'DIR/file/x': a part of the path is a file, not a folder; check the path."
    ),
    (
      "DIR/empty",
      "cannot read 'DIR/empty': the folder lacks 'layout.json'; add it or name a file."
    ),
    (
      "file:///home.json",
      "cannot read 'file:///home.json': the scheme 'file' is not supported; use a file, or an "
        + "http or https URL."
    ),
    (
      "https://user:secret@/home.json?token=secret",
      "cannot read 'https://…@/home.json?…': it is not a valid URL; write it as "
        + "'https://example.com/home.json'."
    ),
    (
      "http://localhost:99999/home.json",
      "cannot read 'http://localhost:99999/home.json': the port is not a number from 1 to "
        + "65535; correct it."
    ),
    ("DIR/loop", "cannot read 'DIR/loop': its symbolic links form a cycle; check the path."),
  ])
  func `a missing file is one sentence, and the exit status is 2`(path: String, sentence: String)
    async throws
  {
    try shop.files.write("{}", to: "file")
    try shop.files.makeFolder("empty")
    try shop.files.link("loop", to: "loop")
    #expect(
      await shop("show", path)
        == ShopDump.Transcript(errors: "shopdump: \(sentence)\n", status: .wrongInput)
    )
  }

  @Test func `faults of standard input name it`() async {
    #expect(
      await shop("show", "-", input: "hello").errors
        == "shopdump: -:1:1: Found \"h\" where a value was expected; correct it.\n"
    )
  }

  @Test(arguments: [["diff", "-", "-"], ["show", "-", "--shape", "-"]])
  func `standard input cannot be named twice`(arguments: [String]) async {
    #expect(
      await shop(arguments, input: #"{ "contents": [] }"#)
        == ShopDump.Transcript(
          errors:
            "shopdump: '-' is named twice, but standard input can be read only once; name a file.\n",
          status: .wrongInput
        )
    )
  }

  @Test func `an invalid shape file is named with the place of its fault`() async throws {
    try shop.files.write(
      #"{ "schema": 1, "contents": { "list": "/blocks", "kind": "kind" } }"#,
      to: "shape.json"
    )
    #expect(
      await shop("show", "-", "--shape", "DIR/shape.json", input: "{}")
        == ShopDump.Transcript(
          errors: """
            shopdump: DIR/shape.json:1:57 /contents/kind: The value "kind" is not a JSON Pointer; begin it \
            with "/", or leave it empty for the whole value; correct the shape file.

            """,
          status: .wrongInput
        )
    )
  }

  @Test func `an escape sequence in a name is neutralized for the terminal`() async {
    #expect(
      await shop("show", "\u{1B}[2J").errors
        == "shopdump: cannot read '␛[2J': the file does not exist; check the path.\n"
    )
  }
}
