import ScreenDump
import Testing

/// A successful status of `replay` requires that something was compared.
@MainActor
@Suite struct NothingReplayedTests: NothingCheckedSuite {
  private let shop = ShopDump()

  @Test(arguments: [
    (
      "", [],
      """
      – nothing compared · - · 0 lines
        the journal has no lines; record some, or write them by hand

      """
    ),
    (
      "[]\nnull\n", [],
      """
      – nothing compared · - · 2 lines · 2 invalid
        2 lines are invalid

      """
    ),
    (
      line + line, ["--sample", "0"],
      """
      – nothing compared · - · 2 lines · 2 not in the sample
        2 lines are not in the sample

      """
    ),
    (
      #"{"kind":"x","value":1}"# + "\n" + #"{"kind":"y","value":1}"# + "\n", [],
      """
      – nothing compared · - · 2 lines · 2 skipped
        2 kinds are known to no side: x, y

      """
    ),
    (
      #"{"kind":"rank","value":{"text":"1"}}"# + "\n" + #"{"kind":"price","value":7}"# + "\n[]\n",
      [],
      """
      – nothing compared · - · 3 lines · 1 invalid · 1 skipped · 1 one-sided
        1 line is invalid
        1 kind has no route: rank
        1 kind could not be decoded: price
        price  1 skipped
        rank   1 one-sided

      """
    ),
    (
      line, ["--stage", "*=complete"],
      """
      – nothing compared · - · 1 line · 1 skipped
        1 kind is on stage complete: banner
        banner  1 skipped

      """
    ),
    (
      #"{"responses":[]}"# + "\n", [],
      """
      – nothing compared · - · 1 line
        no line has a response

      """
    ),
  ])
  func `replay reports that it compared nothing, and why`(
    journal: String,
    options: [String],
    output: String
  ) async {
    await check(shop, ["replay", "-"] + options, input: journal, output: output)
  }

  @Test func `an interrupt before the first line does not call the journal empty`() async {
    let run = await shop(["replay", "-"], input: Self.line, interruptingAfter: 0)
    #expect(run.output == "– nothing compared · - · 0 lines · interrupted\n")
    #expect(run.status == .interrupted)
  }

  @Test func `the number of listed kinds that only the journal names is bounded`() async {
    let lines = (1...150).map { #"{"kind":"k\#($0)","value":1}"# + "\n" }
    let long = #"{"kind":"\#(String(repeating: "あ", count: 10_000))","value":1}"# + "\n"
    let output = await shop("replay", "-", input: lines.joined()).output
    #expect(
      output.contains("  100 or more kinds are known to no side: k1, k10, k100, k11, k12, …\n")
    )
    let json = await shop("replay", "-", "--format", "json", input: lines.joined()).output
    #expect(json.contains("\"contents\": 150"))
    #expect(await shop("replay", "-", "--format", "json", input: long).output.utf8.count < 2_000)
  }

  @Test func `an invalid line is skipped, and the other lines are compared`() async {
    let transcript = await shop("replay", "-", input: Self.line + "[]\n")
    #expect(transcript.output == "✓ - · 2 lines · 1 invalid · 1 matched\n  banner  1 matched\n")
    #expect(transcript.status == .success)
  }

  @Test func `a journal whose lines are mostly invalid has a warning below its verdict`() async {
    let lines = Self.line + String(repeating: "[]\n", count: 99)
    let transcript = await shop("replay", "-", input: lines)
    #expect(
      transcript.output == """
        ✓ - · 100 lines · 99 invalid · 1 matched
        ! 99 of 100 lines are invalid, and nothing in them was compared.
          banner  1 matched

        """
    )
    #expect(transcript.status == .success)
  }

  @Test(arguments: [
    ("prise", "did you mean \"price\"?"), ("note", "leave the step out."),
    ("zzz", "leave the step out."),
  ])
  func `a flip of a kind without both sides is reported`(
    kind: String,
    hint: String
  ) async throws {
    let line =
      #"{"kind":"banner","value":{"title":"a"},"then":[{"flip":{"kind":"\#(kind)","stage":"live"}}]}"#
    let run = await shop("replay", "-", input: line + "\n")
    #expect(
      run.errors.contains(
        "-:1 /then: A step flips the kind \"\(kind)\", which does not have both sides, so nothing "
          + "changes; \(hint)"
      ),
      "\(run)"
    )
    #expect(run.status == .success)
  }
}
