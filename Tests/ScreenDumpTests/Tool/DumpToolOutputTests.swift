import Basics
import Foundation
import ScreenDump
import StrictJSON
import TestSupport
import Testing

/// Where the result is written, and where it is not.
@MainActor
@Suite struct DumpToolOutputTests {
  private nonisolated static let noSpace = """
    cannot write the result to standard output: no space is left; free some or write elsewhere.
    """

  private let shop = ShopDump()

  /// A command that a signal can interrupt, and that writes an additional file, its operand.
  private struct InterruptibleCommand: DumpCommand {
    struct Report: DumpReport {
      let diagnostics: [SourcedDiagnostic] = []
      let json = JSONTree.null

      func text(_ style: TextStyle) -> String { "2 of 3 lines\n" }
    }

    let interruption: DumpInterruption?
    let name = "count"
    let abstract = "Count the lines."
    let discussion = ""
    let examples: [String] = []
    let operands = OperandRule(usage: "FILE", count: 1...1)
    let options: [DumpOption] = []

    func run(_ request: DumpRequest) async throws(DumpFailure) -> DumpResult {
      let file = DumpFile(path: request.arguments.operands[0], text: "")
      var result = DumpResult(Report(), files: [file])
      result.interruption = interruption
      return result
    }
  }

  @Test func `writes to a file instead of standard output`() async throws {
    let expected = await shop("show").output
    #expect(await shop("show", "--output", "DIR/out.txt") == ShopDump.Transcript())
    #expect(try shop.files.text(of: "out.txt") == expected)
    #expect(try shop.files.names == ["out.txt"])
    #expect(await shop("show", "-oDIR/out.txt", "--format", "json") == ShopDump.Transcript())
    #expect(try shop.files.text(of: "out.txt").hasPrefix("{\n"))
    #expect(await shop("show", "-o", "-").output == expected)
  }

  @Test(arguments: [
    ("DIR/nowhere/out", "the folder does not exist; create it or write elsewhere"),
    ("DIR", "it is a folder; name a file"),
    ("DIR/file/out", "a part of the path is a file, not a folder; check the path"),
  ])
  func `an output that cannot be written is one sentence, and the exit status is 2`(
    path: String,
    advice: String
  ) async throws {
    try shop.files.write("kept", to: "file")
    #expect(
      await shop("show", "--output", path)
        == ShopDump.Transcript(
          errors: "shopdump: cannot write '\(path)': \(advice).\n",
          status: .wrongInput
        )
    )
    #expect(try shop.files.names == ["file"])
    #expect(try shop.files.text(of: "file") == "kept")
  }

  @Test(arguments: [
    ["show", "DIR/in.json", "-o", "DIR/in.json"],
    ["show", "DIR/in.json", "--format=html", "--output=DIR/./in.json"],
    ["show", "DIR/link.json", "-o", "DIR/in.json"],
    ["diff", "DIR/other.json", "DIR/in.json", "-o", "DIR/link.json"],
  ])
  func `an input is not overwritten with the result`(arguments: [String]) async throws {
    let screen = #"{ "contents": [] }"#
    try shop.files.write(screen, to: "in.json")
    try shop.files.write(screen, to: "other.json")
    try shop.files.link("link.json", to: "in.json")
    let output = arguments.last?.replacing("--output=", with: "") ?? ""
    #expect(
      await shop(arguments)
        == ShopDump.Transcript(
          errors: "shopdump: the output '\(output)' is also an input; write to another file.\n",
          status: .wrongInput
        )
    )
    #expect(try shop.files.text(of: "in.json") == screen)
    #expect(await shop("diff", "DIR/in.json", "DIR/in.json", "-o", "DIR/out").status == .success)
    #expect(await shop("diff", "DIR/in.json", "DIR/in.json", "-o", "DIR/out").status == .success)
  }

  @Test(arguments: ["DIR/page/layout.json", "DIR/./page/data.json", "DIR/link.json"])
  func `a document of an input folder is not overwritten with the result`(output: String)
    async throws
  {
    try shop.files.makeFolder("page")
    for name in ["layout.json", "data.json"] { try shop.files.write("{}", to: "page/\(name)") }
    try shop.files.link("link.json", to: "page/data.json")
    #expect(
      await shop("show", "DIR/page", "-o", output)
        == ShopDump.Transcript(
          errors: "shopdump: the output '\(output)' is also an input; write to another file.\n",
          status: .wrongInput
        )
    )
    for name in ["layout.json", "data.json"] {
      #expect(try shop.files.text(of: "page/\(name)") == "{}")
    }
    let other = await shop("show", "DIR/page", "-o", "DIR/page/result")
    #expect(!other.errors.contains("also an input"))
    try shop.files.write("{}", to: "other.json")
    let replaced = ["show", "DIR/page", "--data", "DIR/other.json", "-o", "DIR/page/data.json"]
    #expect(await !shop(replaced).errors.contains("also an input"))
  }

  @Test(arguments: ["DIR/shape", "DIR/none"])
  func `the file of another option is not the output`(path: String) async throws {
    try shop.files.write("{}", to: "shape")
    let run = await shop("show", "--shape", path, "-o", path)
    #expect(
      run.errors
        == "shopdump: the options '--shape' and '--output' name the same file; name two files.\n"
    )
    #expect(run.status == .wrongInput)
    #expect(try shop.files.names == ["shape"])
  }

  @Test(
    arguments: [
      (nil, .wrongInput), (.interrupt, .interrupted), (.termination, .terminated),
    ] as [(DumpInterruption?, DumpStatus)]
  )
  func `a file that cannot be written gives 2, unless an interruption gives the status`(
    interruption: DumpInterruption?,
    status: DumpStatus
  ) async {
    var shop = shop
    shop.additionalCommands = [InterruptibleCommand(interruption: interruption)]
    #expect(
      await shop("count", "DIR/nowhere/file")
        == ShopDump.Transcript(
          output: "2 of 3 lines\n",
          errors: """
            shopdump: cannot write 'DIR/nowhere/file': the folder does not exist; create it or \
            write elsewhere.

            """,
          status: status
        )
    )
  }

  @Test(arguments: [
    (["show"], Self.noSpace),
    (["--version"], Self.noSpace),
    (["show", "-"], "cannot read standard input: input/output error; correct this and run again."),
  ])
  func `a failed output stream is one sentence, and the exit status is 2`(
    arguments: [String],
    sentence: String
  ) async {
    let console = FullConsole()
    #expect(await shop.tool.run(arguments, in: console) == .wrongInput)
    #expect(console.errors == "shopdump: \(sentence)\n")
  }

  @Test func `a pipe whose reader has ended is one sentence that says what to do`() async {
    let console = FullConsole(outputFailure: SystemFailure(code: EPIPE))
    #expect(await shop.tool.run(["show"], in: console) == .wrongInput)
    #expect(
      console.errors == """
        shopdump: cannot write the result to standard output: the program that reads the pipe has \
        ended; let it read to the end.

        """
    )
  }
}
