import ScreenDump
import StrictJSON
import TestSupport
import Testing
import TopScreen

/// How `show` writes a screen, as text and as JSON.
@MainActor
@Suite struct ShowCommandTests {
  private let shop = ShopDump()

  @Test(arguments: [[], ["show"]])
  func `shows the bundled screen as a tree whose columns line up`(arguments: [String]) async {
    let transcript = arguments.isEmpty ? await shop() : await shop("show")
    #expect(
      transcript
        == ShopDump.Transcript(
          output: """
            本日のお店 · 4 contents · 3 state · 1 no side
              0  hero     banner  state    routed    ready    「春の大感謝祭」 · items 2
              1  price#1  price   state    routed    ready    「1280円」 · ratio 0.5
              2  c-1      coupon  no side  no route  payload  codes 2 · rate 10
              3  note#1   note    state    routed    ready    「ｾｰﾙは Sunday まで」 · shownAt 1000 GMT

            """
        )
    )
  }

  @Test func `writes every key of the JSON contract`() async throws {
    let screen = """
      { "title": null, "contents": [
        { "type": "banner", "id": "hero", "value": { "title": "T", "items": [] } },
        { "type": "coupon", "value": [1, 2] },
        7
      ] }
      """
    #expect(
      await shop("show", "-", "--format", "json", input: screen)
        == ShopDump.Transcript(
          output: """
            {
              "containers": [],
              "data": [],
              "diagnostics": [
                {
                  "code": "notAnObject",
                  "column": 3,
                  "line": 4,
                  "message": "Expected a content, found a number; remove it or send an object.",
                  "path": "/contents/2",
                  "severity": "error"
                }
              ],
              "hidden": [],
              "items": [
                {
                  "actions": [],
                  "appearance": null,
                  "container": null,
                  "flag": null,
                  "id": "hero",
                  "kind": "banner",
                  "output": {
                    "items": [],
                    "title": "T"
                  },
                  "payload": null,
                  "phase": "empty",
                  "position": 0,
                  "reason": "routed",
                  "side": "state",
                  "stage": null
                },
                {
                  "actions": [],
                  "appearance": null,
                  "container": null,
                  "flag": null,
                  "id": "coupon#1",
                  "kind": "coupon",
                  "output": null,
                  "payload": {
                    "bytes": 6,
                    "count": 2,
                    "preview": "[ 1, 2 ]",
                    "type": "array"
                  },
                  "phase": "unrouted",
                  "position": 1,
                  "reason": "no route",
                  "side": "none",
                  "stage": null
                }
              ],
              "schema": 1,
              "state": "loaded",
              "title": null
            }

            """
        )
    )
  }

  @Test func `reports the reason for a side, in text and in JSON`() async {
    var shop = shop
    shop.composer = DecidingComposer(
      base: shop.composer,
      decision: SideDecision(
        stage: "live",
        flagKey: "content.note",
        layer: "file",
        variant: "on",
        reason: "STATIC",
        errorCode: nil
      ),
      notes: [
        SourcedDiagnostic(
          Diagnostic(severity: .warning, code: "odd", line: 2, column: 3, message: "Odd rule."),
          in: "rules.json"
        )
      ]
    )
    let screen = #"{ "contents": [ { "type": "note", "value": { "text": "x" } } ] }"#
    #expect(
      await shop("show", "-", input: screen)
        == ShopDump.Transcript(
          output: """
            (no title) · 1 content · 1 state
              0  note#1  note  state  live · by hand  ready  「x」 · shownAt 2000 GMT

            """,
          errors: "warning: rules.json:2:3: Odd rule.\n"
        )
    )
    #expect(
      await shop("show", "-", "--rules", "written", "--format=json", input: screen)
        == ShopDump.Transcript(
          output: """
            {
              "containers": [],
              "data": [],
              "diagnostics": [
                {
                  "code": "odd",
                  "column": 3,
                  "line": 2,
                  "message": "Odd rule.",
                  "path": "",
                  "severity": "warning"
                }
              ],
              "hidden": [],
              "items": [
                {
                  "actions": [],
                  "appearance": null,
                  "container": null,
                  "flag": {
                    "errorCode": null,
                    "key": "content.note",
                    "layer": "file",
                    "reason": "STATIC",
                    "variant": "on"
                  },
                  "id": "note#1",
                  "kind": "note",
                  "output": {
                    "shownAt": "2000 GMT",
                    "text": "x"
                  },
                  "payload": null,
                  "phase": "ready",
                  "position": 0,
                  "reason": "written",
                  "side": "state",
                  "stage": "live"
                }
              ],
              "schema": 1,
              "state": "loaded",
              "title": null
            }

            """
        )
    )
  }

  @Test func `shows a screen without contents as empty`() async {
    #expect(
      await shop("show", "-", input: #"{ "title": "夜", "contents": [] }"#)
        == ShopDump.Transcript(output: "夜 · empty · 0 contents\n")
    )
  }

  @Test func `reads any shape, at any moment`() async throws {
    try shop.files.write(
      #"{ "schema": 1, "contents": { "list": "/blocks", "kind": "/kind" } }"#,
      to: "shape.json"
    )
    try shop.files.write(#"{ "blocks": [ { "kind": "note", "text": "形" } ] }"#, to: "page.json")
    #expect(
      await shop(
        "show",
        "--shape=DIR/shape.json",
        "--now",
        "2026-04-01T09:00:00+09:00",
        "DIR/page.json"
      )
        == ShopDump.Transcript(
          output: """
            (no title) · 1 content · 1 state
              0  note#1  note  state  routed  ready  「形」 · shownAt 1775001600 GMT

            """
        )
    )
  }
}
