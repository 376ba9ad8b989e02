import ScreenDump
import TestSupport
import Testing

/// How `ledger` reads, clears and saves its files: several, large, damaged and missing ones, and
/// what an interrupt leaves.
@MainActor
@Suite struct LedgerInputTests: LedgerSuite {
  let shop = ShopDump()

  @Test func `the order and repetition of ledgers do not change the output`() async throws {
    try shop.files.write(Self.tripped + Self.proved, to: "a")
    try shop.files.write(Self.line(matched: 5) + Self.complete, to: "b")
    let one = await shop("ledger", "DIR/a", "DIR/b", "--format", "json")
    #expect(one.output.contains("\"matched\": 13"))
    #expect(await shop("ledger", "DIR/b", "DIR/a", "DIR/b", "--format", "json") == one)
    #expect(await shop("ledger", "DIR/a", "DIR/b", "--save", "DIR/c").status == .difference)
    #expect(await shop("ledger", "DIR/c", "--format", "json") == one)
  }

  @Test func `a ledger that is named twice is read once`() async throws {
    try shop.files.write(Self.tripped + "{\"schema\":1}\n", to: "a")
    let once = await shop("ledger", "DIR/a")
    #expect(once.errors.contains("DIR/a:2:1"), "\(once)")
    #expect(await shop("ledger", "DIR/a", "DIR/./a") == once)
  }

  @Test func `a large ledger of many devices is read and cleared`() async throws {
    let padding = String(repeating: " ", count: 1_000_000)
    let lines = (0..<18).map { run in
      Self.line(run: "\(run)", matched: 10).replacing("{\"schema\"", with: "{\(padding)\"schema\"")
    }
    try shop.files.write(lines.joined(), to: "fleet")
    let before = await shop("ledger", "DIR/fleet")
    #expect(before.errors == "")
    #expect(before.output.hasPrefix("✓ 1 content · 18 runs\n"))
    let cleared = await shop("ledger", "DIR/fleet", "--clear", "price", "--save", "DIR/saved")
    #expect(cleared.errors == "")
    #expect(cleared.output.hasPrefix("– nothing counted · 18 runs\n"))
    #expect(cleared.status == .success)
    #expect(await shop("ledger", "DIR/saved", "--allow-empty") == cleared)
  }

  @Test func `an interrupt stops the reading of ledgers and writes nothing`() async throws {
    let run = await shop(
      ["ledger", "-", "--save", "DIR/saved"],
      input: Self.tripped,
      interruptingAfter: 0
    )
    #expect(run == ShopDump.Transcript(status: .interrupted))
    #expect(try shop.files.names == [])
  }

  @Test func `a cleared kind starts again at zero`() async throws {
    try shop.files.write(Self.tripped + Self.proved, to: "a")
    #expect(
      await shop("ledger", "DIR/a", "--clear", "price").output
        .hasPrefix("✓ 1 content · 2 runs · 1 to advance\n")
    )
    #expect(await shop("ledger", "DIR/a").status == .success)
    #expect(try shop.files.text(of: "a").hasPrefix(Self.tripped))
  }

  @Test(arguments: [
    (["a", "--clear", "prize"], "the ledger 'DIR/a' has no kind 'prize'; did you mean 'price'?"),
    (["a", "--clear", "x"], "the ledger 'DIR/a' has no kind 'x'; the kinds are 'price'."),
    (["empty", "--clear", "x"], "the ledger 'DIR/empty' has no kinds; name another ledger."),
    (
      ["a", "a", "--clear", "price"],
      "the option '--clear' changes one file; give one LEDGER, and not '-'."
    ),
    (["none"], "cannot read 'DIR/none': the file does not exist; check the path."),
    (
      ["foreign"],
      "DIR/foreign:1:1: The line is left out: Found \"h\" where a value was expected; "
        + "correct it."
    ),
    (
      ["newer"],
      "DIR/newer:1:1: The value has schema 2, which this version cannot read; use a newer version; "
        + "the line is left out."
    ),
    (["a", "--save", "-"], "the option '--save' expects a file; name one."),
    ([], "the command 'ledger' needs more arguments; write 'shopdump ledger LEDGER…'."),
  ])
  func `invalid input is reported in one sentence`(arguments: [String], sentence: String)
    async throws
  {
    try shop.files.write(Self.tripped, to: "a")
    try shop.files.write("", to: "empty")
    try shop.files.write("hello\n", to: "foreign")
    try shop.files.write("{\"schema\":2}\n", to: "newer")
    let files = ["a", "empty", "none", "foreign", "newer"]
    let paths = arguments.map { files.contains($0) ? "DIR/\($0)" : $0 }
    #expect(
      await shop(["ledger"] + paths)
        == ShopDump.Transcript(errors: "shopdump: \(sentence)\n", status: .wrongInput)
    )
  }

  @Test func `the merged ledger replaces a ledger, and no other file`() async throws {
    try shop.files.write(Self.tripped, to: "a")
    try shop.files.write(Self.proved, to: "old")
    try shop.files.write("Dear Sir,\n", to: "letter")
    _ = await shop("ledger", "DIR/a", "--save", "DIR/old")
    #expect(await shop("ledger", "DIR/old") == shop("ledger", "DIR/a"))
    #expect(
      await shop("ledger", "DIR/a", "--clear", "price", "--save", "DIR/letter")
        == ShopDump.Transcript(
          errors: "shopdump: 'DIR/letter' is not a ledger that this version can read, and stays "
            + "unchanged; name another file for '--save'.\n",
          status: .wrongInput
        )
    )
    #expect(try shop.files.text(of: "letter") == "Dear Sir,\n")
    #expect(try shop.files.text(of: "a") == Self.tripped)
  }

  @Test func `a file that cannot be read is not replaced`() async throws {
    try shop.files.write(Self.tripped, to: "a")
    try shop.files.link("loop", to: "loop")
    #expect(
      await shop("ledger", "DIR/a", "--save", "DIR/loop")
        == ShopDump.Transcript(
          errors: "shopdump: cannot read 'DIR/loop', which '--save' would replace: its symbolic "
            + "links form a cycle; check the path.\n",
          status: .wrongInput
        )
    )
  }

  @Test func `reads all of several ledgers, and the worst status wins`() async throws {
    try shop.files.write(Self.tripped + "{\"schema\":1}\n", to: "a")
    let transcript = await shop("ledger", "DIR/none", "DIR/a")
    #expect(transcript.output.hasPrefix("✗ 1 content"))
    #expect(
      transcript.errors == """
        shopdump: cannot read 'DIR/none': the file does not exist; check the path.
        error: DIR/a:2:1: The value needs "run", a text of at most 128 bytes; the line is left out.

        """
    )
    #expect(transcript.status == .wrongInput)
  }

  @Test func `nothing is saved without the ledgers that could not be read`() async throws {
    try shop.files.write(Self.line(matched: 5), to: "a")
    let before = Self.line(run: "1", matched: 5) + Self.line(run: "2", matched: 6)
    try shop.files.write(before, to: "m")
    let run = await shop("ledger", "DIR/missing", "DIR/a", "--save", "DIR/m")
    #expect(run.errors.contains("cannot read 'DIR/missing'"), "\(run)")
    #expect(
      run.errors.contains("cannot write 'DIR/m' without the inputs that could not be read; "),
      "\(run)"
    )
    #expect(run.status == .wrongInput)
    #expect(try shop.files.text(of: "m") == before)
  }

  @Test func `a ledger with lines of a newer version is not replaced`() async throws {
    let text = Self.line(matched: 5) + "{\"schema\":2,\"run\":\"future\",\"entries\":[]}\n"
    try shop.files.write(text, to: "m")
    let run = await shop("ledger", "DIR/m", "--save", "DIR/m")
    #expect(
      run.errors.contains(
        "'DIR/m' has lines that this version cannot read, which '--save' would lose, and stays "
          + "unchanged; name another file for '--save'"
      ),
      "\(run)"
    )
    #expect(try shop.files.text(of: "m") == text)
  }

  @Test func `ledgers without counts do not replace a ledger`() async throws {
    let before = Self.line(matched: 5)
    try shop.files.write(before, to: "m")
    try shop.files.write("", to: "empty")
    let run = await shop("ledger", "DIR/empty", "--save", "DIR/m")
    #expect(run.errors.contains("DIR/m: The file stays as it was"), "\(run)")
    #expect(run.status == .wrongInput)
    #expect(try shop.files.text(of: "m") == before)
  }
}
