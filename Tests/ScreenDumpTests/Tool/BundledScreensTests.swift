import ScreenDump
import TestSupport
import Testing

@MainActor
@Suite struct BundledScreensTests {
  private let shop = ShopDump()

  @Test func `shows another bundled screen, and the sample by its name`() async {
    #expect(
      await shop("--screen", "corner")
        == ShopDump.Transcript(
          output: """
            (no title) · 1 content · 1 state
              0  n-1  note  m/g  state  routed  ready  「角の店」 · shownAt 1000 GMT

            """
        )
    )
    #expect(await shop("--screen", "shop") == shop())
  }

  @Test func `shows the screen after the last action of a script`() async throws {
    try shop.files.write("add 3\nsay こんにちは\nadd 4\n", to: "s.txt")
    let shown = ShopDump.Transcript(
      output: """
        T · 1 content · 1 state
          0  t  tally  state  tally  ready  count 7 · now 1000 · said こんにちは

        """
    )
    #expect(await shop("show", "--screen", "tally", "--script", "DIR/s.txt") == shown)
    #expect(
      await shop("show", "--script", "-", "--screen", "tally", input: "add 7\nsay こんにちは") == shown
    )
  }

  @Test func `an interactive screen starts without a script, at the moment of --now`() async {
    #expect(
      await shop("show", "--screen", "tally", "--now", "1970-01-01T00:00:05Z").output
        == """
        T · 1 content · 1 state
          0  t  tally  state  tally  ready  count 0 · now 5

        """
    )
  }

  @Test(
    arguments: [
      (
        ["--screen", "taly"],
        "unknown screen 'taly'; did you mean 'tally'? The screens are 'shop', "
          + "'corner' and 'tally'."
      ),
      (
        ["show", "--screen", "x", "--script", "-"],
        "unknown screen 'x'; the screens are 'shop', 'corner' and 'tally'."
      ),
      (
        ["show", "--screen", "corner", "DIR/a.json"],
        "the option '--screen' replaces SCREEN; leave out '--screen corner' or the "
          + "SCREEN."
      ),
      (
        ["show", "--screen", "tally", "DIR/a.json"],
        "'DIR/a.json' and '--screen tally' both name a screen; leave out one."
      ),
      (
        ["show", "--script", "-"],
        "the option '--script' needs a scripted screen; add '--screen tally'."
      ),
      (
        ["show", "--screen", "corner", "--script", "-"],
        "the option '--script' needs a scripted screen; add '--screen tally'."
      ),
      (
        ["show", "--screen", "tally", "--offline"],
        "the option '--offline' has no effect on the scripted screen 'tally'; leave it out."
      ),
      (
        ["show", "--screen", "corner", "--shape", "DIR/shape.json"],
        "the option '--shape' has no effect on a page of blocks in several documents; leave it "
          + "out."
      ),
      (
        ["show", "--screen", "tally", "--script", "DIR/none.txt"],
        "cannot read 'DIR/none.txt': the file does not exist; check the path."
      ),
      (
        ["show", "--screen", "tally", "--script", "DIR/wrong.txt"],
        "DIR/wrong.txt:2:1: unknown action 'ad'; did you mean 'add'? The actions are "
          + "'add N', 'say TEXT' and 'reset'."
      ),
      (
        ["show", "--screen", "tally", "--script", "DIR/below.txt"],
        "DIR/below.txt:2:5: the tally falls below 0; add less."
      ),
    ]
  )
  func `an invalid screen or script is reported, and nothing is shown`(
    arguments: [String],
    sentence: String
  ) async throws {
    try shop.files.write("add 1\nad 2", to: "wrong.txt")
    try shop.files.write("add 1\nadd -2", to: "below.txt")
    try shop.files.write(
      #"{ "schema": 1, "contents": { "list": "/blocks", "kind": "/kind" } }"#,
      to: "shape.json"
    )
    #expect(
      await shop(arguments)
        == ShopDump.Transcript(errors: "shopdump: \(sentence)\n", status: .wrongInput)
    )
  }
}
