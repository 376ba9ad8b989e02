import Parity
import ScreenDump
import StrictJSON
import TestSupport
import Testing

/// `replay --format ndjson`, a stage of a batch engine.
@MainActor
@Suite struct ReplayBatchTests {
  private let shop = ShopDump()

  private static let journal = """
    {"key":"a","kind":"banner","id":"b","value":{"title":"春"}}
    {"key":1.50,"kind":"price","value":{"yen":[9999]}}

    {"key":false,"kind":"banner"}
    not JSON
    {"key":{"not":"scalar"},"kind":"note","value":{"text":"新"}}

    """

  private func replay(
    _ options: String...,
    input: String,
    interruptingAfter questions: Int? = nil
  ) async -> ShopDump.Transcript {
    await shop(
      ["replay", "-", "--format", "ndjson", "--run", "job/1"] + options,
      input: input,
      interruptingAfter: questions
    )
  }

  private func lines(_ output: String) throws -> [JSONValue] {
    try output.split(separator: "\n").map { try JSONDocument(Array($0.utf8)).root }
  }

  @Test func `writes an object for each line, then the ledger, and last the totals`() async throws {
    let run = await replay("--exit-zero", input: Self.journal)
    #expect(run.status == .success)
    #expect(run.errors == "")
    let lines = run.output.split(separator: "\n").map(String.init)
    try #require(lines.count == 7)
    let input = try #require(JSONDocument(Array(lines[5].utf8)).root["input"])
    #expect(input["lines"]?.int == 5)
    #expect(input["final"]?.bool == true)
    let digest = try #require(input["digest"]?.string)
    let results = """
      {"line":1,"key":"a","contents":[{"id":"b","kind":"banner","outcome":"matched"}]}
      {"line":2,"key":1.50,"contents":[{"id":"price","kind":"price","outcome":"mismatched",\
      "differences":[{"path":"/note","state":"税込"},\
      {"path":"/prices/0","legacy":"9999円+","state":"9999円"}]}]}
      {"line":4,"key":false,"error":{"code":"badLine","path":"","column":1,\
      "message":"The value needs \\"value\\", the JSON to decode the response from. \
      The line is left out."}}
      {"line":5,"error":{"code":"badLine","path":"","column":1,\
      "message":"Found a misspelled word where \\"null\\" was expected; correct it. \
      The line is left out."}}
      {"line":6,"contents":[{"id":"note","kind":"note","outcome":"oneSided"}]}
      """
    #expect(lines.prefix(5).joined(separator: "\n") == results)
    let total = """
      {"total":{"run":"job/1","end":"journal","lines":5,"replayed":3,"sampledOut":0,"badLines":2,\
      "outcomes":{"matched":1,"mismatched":1,"ignored":0,"skipped":0,"candidateError":0,\
      "oneSided":1},"input":{"lines":5,"digest":"\(digest)","final":true},"notes":[]}}
      """
    #expect(lines[6] == total)
  }

  @Test func `a line outside the sample keeps its key`() async throws {
    let run = await replay("--sample", "0", "--exit-zero", input: Self.journal)
    #expect(
      run.output.split(separator: "\n").prefix(2) == [
        #"{"line":1,"key":"a","sampledOut":true}"#, #"{"line":2,"key":1.50,"sampledOut":true}"#,
      ]
    )
  }

  @Test(arguments: [
    ("1.50e3", "1.50e3"), ("123456789012345678901234567890", "123456789012345678901234567890"),
    ("-0", "-0"), (#""a  b""#, #""a  b""#), (#""a\/b\u0041""#, #""a/bA""#), ("null", "null"),
  ])
  func `a key keeps the digits of a number and the characters of a text`(
    key: String,
    repeated: String
  ) async {
    let line = #"{"key": \#(key), "kind":"banner","value":{"title":"a"}}"# + "\n"
    let run = await replay(input: line)
    #expect(run.output.hasPrefix(#"{"line":1,"key":\#(repeated),"contents":["#), "\(run)")
  }

  @Test(arguments: ["*=off", "banner=complete", "no stage"])
  func `a stage of the environment has no effect`(value: String) async {
    let arguments = ["replay", "-", "--format", "ndjson", "--run", "job/1", "--exit-zero"]
    let run = await shop(
      arguments,
      input: Self.journal,
      variables: ["HOMEBRIDGE_STAGE": value]
    )
    let withoutVariable = await shop(arguments, input: Self.journal)
    #expect(run == withoutVariable)
  }

  @Test(arguments: [["--exit-zero"], ["--allow-empty"], []])
  func `an empty input has totals of zero`(options: [String]) async throws {
    let run = await shop(["replay", "-", "--format", "ndjson"] + options)
    let lines = try lines(run.output)
    #expect(lines.count == 1)
    #expect(lines.first?["total"]?["lines"]?.int == 0)
    #expect(lines.first?["total"]?["input"]?["digest"]?.string == "0000000000000000")
    #expect(run.status == (options.isEmpty ? .wrongInput : .success))
  }

  @Test func `without the option, a mismatch is the exit status`() async {
    #expect(await replay(input: Self.journal).status == .difference)
    #expect(await shop("replay", "-", "--exit-zero", input: Self.journal).status == .success)
    #expect(await shop("replay", "-", "--exit-zero", "--sample", "7").status == .wrongInput)
    #expect(await shop("replay", "DIR/none", "--exit-zero").status == .wrongInput)
  }

  @Test func `the output cannot be a file that is written at the end`() async {
    let run = await replay("-o", "DIR/out", input: Self.journal)
    #expect(run.status == .wrongInput)
    #expect(
      run.errors == """
        shopdump: the format 'ndjson' is written to standard output while the input is read; \
        leave out '--output', and redirect standard output.

        """
    )
  }

  @Test func `an interrupt leaves whole lines, and totals of what was counted`() async throws {
    let line = #"{"kind":"banner","value":{"title":"a"}}"# + "\n"
    let input = String(repeating: line, count: 9)
    let run = await replay("--exit-zero", input: input, interruptingAfter: 5)
    #expect(run.status == .interrupted)
    let lines = try lines(run.output)
    let total = try #require(lines.last?["total"])
    #expect(total["end"]?.string == "interrupted")
    #expect(total["input"]?["final"] == nil)
    #expect(total["lines"]?.int == lines.count - 2)
    #expect((1..<9).contains(lines.count - 2))
  }

  @Test func `the ledger's lines are those of a ledger's file`() async throws {
    let run = await replay("--ledger", "DIR/file", input: Self.journal)
    let lines = run.output.split(separator: "\n").filter { $0.hasPrefix(#"{"schema""#) }
    #expect(lines.map { $0 + "\n" }.joined() == (try shop.files.text(of: "file")))
  }

  @Test func `attempts of a run with different lines are refused, by ledger and status`()
    async throws
  {
    let start = Self.journal.prefix { $0 != "\n" } + "\n"
    _ = await replay("--ledger", "DIR/whole", input: Self.journal)
    _ = await replay("--ledger", "DIR/again", input: Self.journal)
    _ = await replay("--ledger", "DIR/other", input: String(start))
    _ = await replay("--ledger", "DIR/killed", input: Self.journal, interruptingAfter: 3)

    let equal = await shop("ledger", "DIR/whole", "DIR/again", "DIR/killed", "--format", "json")
    #expect(equal.status != .wrongInput, "\(equal)")
    let alone = await shop("ledger", "DIR/whole", "--format", "json")
    #expect(equal.output == alone.output)

    for arguments in [
      ["ledger", "DIR/whole", "DIR/other", "--save", "DIR/saved"],
      ["status", "--ledger", "DIR/other", "--ledger", "DIR/whole"],
    ] {
      let refused = await shop(arguments)
      #expect(refused.output == "")
      #expect(
        refused.errors.hasPrefix("shopdump: two replays of the run 'job/1' have read different ")
      )
      #expect(refused.errors.contains("lines: 1 line with digest "), "\(refused)")
      #expect(refused.errors.contains(", and 5 lines with digest "), "\(refused)")
      #expect(refused.status == .wrongInput)
    }
    #expect(throws: (any Error).self) { try shop.files.text(of: "saved") }
  }
}
