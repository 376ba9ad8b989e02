import ScreenDump
import Testing

@MainActor
@Suite struct ShowArrangementTests {
  private let shop = ShopDump()

  private static let screen = """
    { "title": "T", "limits": { "note": 1 }, "contents": [
      { "type": "banner", "id": "hero", "value": { "title": "T", "items": ["a"] } },
      { "type": "note", "id": "n-1", "value": { "text": "x" },
        "visibility": { "platforms": ["Android"] } },
      { "type": "price", "id": "p", "value": { "yen": 5 }, "order": { "pin": "top" } },
      { "type": "note", "id": "n-2", "value": { "text": "y" }, "order": { "after": "gone" } },
      { "type": "note", "id": "n-3", "value": { "text": "z" } },
      { "type": "banner", "id": "b-2", "value": { "title": "U", "items": [] },
        "visibility": { "whenEmpty": "hide", "from": 1500 } },
      { "type": "note", "id": "n-4", "value": { "text": "u" }, "order": { "headingOf": "b-2" } }
    ] }
    """

  @Test func `hidden contents are listed at their positions, with reasons`() async {
    let transcript = await shop("show", "-", input: Self.screen)

    #expect(
      transcript
        == ShopDump.Transcript(
          output: """
            T · 3 contents · 3 state · 4 hidden
              2  p     price   state  routed                                ready   「5円」 · ratio 0.5
              0  hero  banner  state  routed                                ready   「T」 · items 1
              1  n-1   note           not on iOS                            hidden
              3  n-2   note    state  routed                                ready   「y」 · shownAt 2000 GMT
              4  n-3   note           beyond the limit of 1                 hidden
              6  n-4   note           heading of 'b-2', which is not shown  hidden
              5  b-2   banner         empty                                 hidden

            """,
          errors: """
            warning: -:6:69 /contents/3/order: 'n-2' is anchored to 'gone', which is not on the screen; \
            it keeps the server's place. Send that content, or correct the anchor.

            """
        )
    )
  }

  @Test func `context, moment and dismissals determine which contents are hidden`() async {
    let transcript = await shop(
      "show",
      "-",
      "--context",
      "platform=android",
      "--now",
      "1970-01-01T00:20:00Z",
      "--dismissed",
      "hero",
      "--dismissed=p",
      input: Self.screen
    )

    #expect(
      transcript.output == """
        T · 1 content · 1 state · 6 hidden
          2  p     price          dismissed                             hidden
          0  hero  banner         dismissed                             hidden
          1  n-1   note    state  routed                                ready   「x」 · shownAt 1200 GMT
          3  n-2   note           beyond the limit of 1                 hidden
          4  n-3   note           beyond the limit of 1                 hidden
          6  n-4   note           heading of 'b-2', which is not shown  hidden
          5  b-2   banner         not before 1970-01-01T00:25:00Z       hidden

        """
    )
  }

  @Test func `JSON contains the hidden contents in order, and the state of the screen`()
    async
    throws
  {
    let transcript = await shop(
      "show",
      "-",
      "--format",
      "json",
      input: """
        { "contents": [
          { "type": "note", "id": "a", "value": { "text": "x" }, "visibility": { "until": 1 } },
          { "type": "note", "id": "b", "value": { "text": "y" }, "order": { "pin": "top" },
            "visibility": { "audience": { "var": "beta" } } } ] }
        """
    )

    #expect(
      transcript
        == ShopDump.Transcript(
          output: """
            {
              "containers": [],
              "data": [],
              "diagnostics": [],
              "hidden": [
                {
                  "id": "b",
                  "kind": "note",
                  "position": 1,
                  "reason": "not for this audience"
                },
                {
                  "id": "a",
                  "kind": "note",
                  "position": 0,
                  "reason": "ended at 1970-01-01T00:00:01Z"
                }
              ],
              "items": [],
              "schema": 1,
              "state": "hidden",
              "title": null
            }

            """
        )
    )
  }
}
