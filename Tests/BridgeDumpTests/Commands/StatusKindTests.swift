import Bridge
import ScreenDump
import StrictJSON
import TestSupport
import Testing
import TopScreen

/// What `status --kind` prints: the smallest failing response of one kind.
@MainActor
@Suite struct StatusKindTests: StatusSuite {
  let shop = ShopDump()

  @Test func `--kind has the smallest failing response of screens and journals`() async throws {
    let run = try await run(
      "--kind",
      "price",
      "--flags",
      "DIR/flags",
      "--ledger",
      "DIR/fleet",
      "--journal",
      "DIR/journal",
      "--format",
      "json",
      "--fixtures",
      "DIR"
    )
    #expect(
      run
        == ShopDump.Transcript(
          output: #"""
            {
              "advice": "rollBack",
              "coverage": 1,
              "dependencies": [
                "/yen",
                "/yen/*"
              ],
              "diagnostics": [],
              "evidence": {
                "advance": {
                  "alpha": 0.05,
                  "e": 0.147445,
                  "logE": -1.9143,
                  "rate": 0.01
                },
                "advice": "rollBack",
                "appVersion": "4.2",
                "aspect": "value",
                "candidateError": 0,
                "comparisonsToAdvance": null,
                "coverage": 1,
                "daysToAdvance": null,
                "explanation": "3 of 16 comparisons differ, first at /prices/1: the rate is above 1 % (E = 105, α = 1 %).",
                "feeds": [],
                "firstDifference": "/prices/1",
                "flagVersion": "7",
                "ignored": 0,
                "installations": {
                  "alpha": 0.01,
                  "aspect": "value",
                  "cohort": null,
                  "count": 1,
                  "differing": 1,
                  "e": 105.259,
                  "logE": 4.65642,
                  "place": "/prices/1"
                },
                "kind": "price",
                "late": 0,
                "latency": null,
                "legacyCode": {
                  "deletable": false,
                  "reason": "the state side differs"
                },
                "matched": 13,
                "mismatched": 3,
                "missing": null,
                "n": 16,
                "next": {
                  "comparisons": null,
                  "days": null,
                  "stage": null,
                  "step": "fix"
                },
                "places": [],
                "proof": {
                  "alpha": 0.01,
                  "claim": "pool",
                  "e": 105.259,
                  "logE": 4.65642
                },
                "responses": {
                  "alpha": 0.025,
                  "comparisons": 13,
                  "days": 0,
                  "daysSinceNew": 0,
                  "differentResponses": {
                    "e": 0.147445,
                    "logE": -1.9143
                  },
                  "differing": 0,
                  "distinct": 13,
                  "estimated": false,
                  "key": "t",
                  "knownResponses": {
                    "e": 0.0371485,
                    "logE": -3.29283
                  },
                  "repeated": 0,
                  "rule": null,
                  "sampled": 13
                },
                "restart": 0,
                "rollBack": {
                  "alpha": 0.01,
                  "e": 105.259,
                  "logE": 4.65642,
                  "rate": 0.01
                },
                "s": 3,
                "sampledOut": 0,
                "skipped": 0,
                "stages": [
                  "shadow"
                ],
                "trip": null,
                "trips": 0,
                "watched": 1
              },
              "failure": {
                "bytes": 50,
                "differences": [
                  {
                    "path": "/note",
                    "state": "税込"
                  }
                ],
                "file": "DIR/mismatch-price.json",
                "id": "price",
                "message": null,
                "outcome": "mismatched",
                "source": "DIR/journal:2"
              },
              "files": [],
              "flag": "content.price",
              "kind": "price",
              "lines": [
                "\"content.price\": {",
                "  \"state\": \"ENABLED\", \"defaultVariant\": \"on\",",
                "  \"variants\": { \"on\": \"off\" } },"
              ],
              "missing": [],
              "neverVaried": [],
              "next": {
                "comparisons": null,
                "days": null,
                "stage": null,
                "step": "rollBack"
              },
              "pipelines": 5,
              "response": {
                "contents": [
                  {
                    "type": "price",
                    "value": {
                      "yen": []
                    }
                  }
                ]
              },
              "schema": 1,
              "sentence": "Roll back price: 3 of 16 differ; in DIR/journal:2 /note is missing on the legacy side and \"税込\" on the state side (smallest response: 50 bytes).",
              "sharedFiles": [
                "ShopHandlers.swift"
              ],
              "sides": "both",
              "stage": "live",
              "wiring": [
                {
                  "label": null,
                  "name": "PublishRelay",
                  "place": "BridgeDumpTests/ShopHandlers.swift:33",
                  "role": "emitter"
                },
                {
                  "label": null,
                  "name": "subscribe",
                  "place": "Bridge/Observable+Bridge.swift:16",
                  "role": "listener"
                },
                {
                  "label": null,
                  "name": "observe",
                  "place": null,
                  "role": "operator"
                },
                {
                  "label": null,
                  "name": "map",
                  "place": null,
                  "role": "operator"
                },
                {
                  "label": null,
                  "name": "delay",
                  "place": null,
                  "role": "operator"
                }
              ]
            }

            """#,
          status: .difference
        )
    )
  }

  @Test func `a response of a step that differs is the one that is made small`() async throws {
    var shop = ShopDump()
    shop.makeHandlers = {
      LegacyHandlers {
        LegacyHandler(.banner) { environment in
          RelayHandler(environment) { response in
            BannerViewData(title: response.title == "夏" ? "冬" : response.title)
          }
        }
      }
    }
    let line =
      #"{"kind":"banner","value":{"title":"春"},"then":["#
      + #"{"after":1,"responses":[{"kind":"banner","value":{"title":"夏"}}]}]}"#
    try shop.files.write(line + "\n", to: "steps")
    let run = await shop(
      "status",
      "--kind",
      "banner",
      "--journal",
      "DIR/steps",
      "--format",
      "json"
    )
    let response = try JSONDocument(Array(run.output.utf8)).root["response"]
    #expect(
      response?["contents"]?[0]?["value"]?["title"]?.string == "夏",
      "\(run.output)"
    )
  }

  @Test func `the text says how many nodes of the pipelines it does not list`() async throws {
    let banners = (0..<5).map { #"{"type":"banner","id":"b\#($0)","value":{"title":"春"}}"# }
    try shop.files.write(#"{"contents":[\#(banners.joined(separator: ","))]}"#, to: "banners")
    let run = await shop("status", "DIR/banners", "--kind", "banner")
    #expect(run.output.contains("and 5 more; --format json lists all\n"), "\(run.output)")
  }

  @Test func `a journal's smallest response is found, though a line is damaged`() async throws {
    let damaged = "{\"kind\": 7}\n" + Self.journal + "{\"kind\":\"pri"
    _ = try await run()
    try shop.files.write(damaged, to: "damaged")
    let run = await shop(
      "status",
      "--kind",
      "price",
      "--ledger",
      "DIR/fleet",
      "--journal",
      "DIR/damaged"
    )
    #expect(run.output.contains("differs in    DIR/damaged:3\n"), "\(run.output)")
  }
}
