import ScreenDump
import Testing

/// What `status --format json` contains.
@MainActor
@Suite struct StatusJSONTests: StatusSuite {
  let shop = ShopDump()

  @Test func `JSON has every key, and the time of --now`() async throws {
    let run = try await run(
      "--flags",
      "DIR/flags",
      "--ledger",
      "DIR/fleet",
      "--journal",
      "DIR/journal",
      "--format",
      "json",
      "--now",
      "2026-04-02T09:00:00+09:00"
    )
    #expect(
      run
        == ShopDump.Transcript(
          output: #"""
            {
              "commit": null,
              "counts": {
                "canMove": 1,
                "done": 1,
                "kinds": 5,
                "mustGoBack": 1
              },
              "diagnostics": [],
              "doNext": [
                {
                  "kinds": [
                    "price"
                  ],
                  "lines": [
                    "\"content.price\": {",
                    "  \"state\": \"ENABLED\", \"defaultVariant\": \"on\",",
                    "  \"variants\": { \"on\": \"off\" } },"
                  ],
                  "sentence": "Roll back price: 3 of 16 differ; in DIR/journal:2 /note is missing on the legacy side and \"税込\" on the state side (smallest response: 50 bytes)."
                },
                {
                  "kinds": [
                    "banner"
                  ],
                  "lines": [
                    "\"content.banner\": {",
                    "  \"state\": \"ENABLED\", \"defaultVariant\": \"on\",",
                    "  \"variants\": { \"on\": \"live\" } },"
                  ],
                  "sentence": "Move banner to live; the evidence proves it; these recorded paths never varied: /title."
                },
                {
                  "kinds": [
                    "plain",
                    "rank"
                  ],
                  "lines": [
                    "shopdump shape SCREEN"
                  ],
                  "sentence": "Write the state side of plain and rank; only the legacy side exists."
                }
              ],
              "headline": "1 of 5 kinds is done; 1 can move today, 1 must go back",
              "inputs": {
                "coverage": [],
                "flags": "DIR/flags",
                "journals": [
                  "DIR/journal"
                ],
                "ledgers": [
                  "DIR/fleet"
                ],
                "missing": [],
                "screens": [
                  "shop"
                ]
              },
              "kinds": [
                {
                  "advice": "rollBack",
                  "appVersion": "4.2",
                  "comparisons": 16,
                  "contents": 1,
                  "coverage": 1,
                  "differences": 3,
                  "evidence": "3 of 16 differ",
                  "failure": {
                    "bytes": 50,
                    "differences": [
                      {
                        "path": "/note",
                        "state": "税込"
                      }
                    ],
                    "file": null,
                    "id": "price",
                    "message": null,
                    "outcome": "mismatched",
                    "source": "DIR/journal:2"
                  },
                  "files": [],
                  "firstDay": "2026-04-01",
                  "flag": "content.price",
                  "flagVersion": "7",
                  "kind": "price",
                  "lastDay": "2026-04-01",
                  "neverVaried": [],
                  "next": {
                    "comparisons": null,
                    "days": null,
                    "stage": null,
                    "step": "rollBack"
                  },
                  "pipelines": 5,
                  "sharedFiles": [
                    "ShopHandlers.swift"
                  ],
                  "sides": "both",
                  "stage": "live"
                },
                {
                  "advice": "advance",
                  "appVersion": "4.2",
                  "comparisons": 455,
                  "contents": 1,
                  "coverage": 0,
                  "differences": 0,
                  "evidence": "proved, 0 of 455",
                  "failure": null,
                  "files": [],
                  "firstDay": "2026-03-01",
                  "flag": "content.banner",
                  "flagVersion": "7",
                  "kind": "banner",
                  "lastDay": "2026-03-01",
                  "neverVaried": [
                    "/title"
                  ],
                  "next": {
                    "comparisons": null,
                    "days": null,
                    "stage": "live",
                    "step": "turn"
                  },
                  "pipelines": 5,
                  "sharedFiles": [
                    "ShopHandlers.swift"
                  ],
                  "sides": "both",
                  "stage": "shadow"
                },
                {
                  "advice": "write",
                  "appVersion": null,
                  "comparisons": null,
                  "contents": 1,
                  "coverage": null,
                  "differences": null,
                  "evidence": "nothing to compare",
                  "failure": null,
                  "files": [],
                  "firstDay": null,
                  "flag": "content.plain",
                  "flagVersion": null,
                  "kind": "plain",
                  "lastDay": null,
                  "neverVaried": null,
                  "next": {
                    "comparisons": null,
                    "days": null,
                    "stage": null,
                    "step": "write"
                  },
                  "pipelines": 0,
                  "sharedFiles": [],
                  "sides": "legacyOnly",
                  "stage": "off"
                },
                {
                  "advice": "write",
                  "appVersion": null,
                  "comparisons": null,
                  "contents": 1,
                  "coverage": null,
                  "differences": null,
                  "evidence": "nothing to compare",
                  "failure": null,
                  "files": [],
                  "firstDay": null,
                  "flag": "content.rank",
                  "flagVersion": null,
                  "kind": "rank",
                  "lastDay": null,
                  "neverVaried": null,
                  "next": {
                    "comparisons": null,
                    "days": null,
                    "stage": null,
                    "step": "write"
                  },
                  "pipelines": 5,
                  "sharedFiles": [
                    "ShopHandlers.swift"
                  ],
                  "sides": "legacyOnly",
                  "stage": "off"
                },
                {
                  "advice": "done",
                  "appVersion": null,
                  "comparisons": null,
                  "contents": 1,
                  "coverage": null,
                  "differences": null,
                  "evidence": "nothing to compare",
                  "failure": null,
                  "files": [],
                  "firstDay": null,
                  "flag": "content.note",
                  "flagVersion": null,
                  "kind": "note",
                  "lastDay": null,
                  "neverVaried": null,
                  "next": {
                    "comparisons": null,
                    "days": null,
                    "stage": null,
                    "step": "done"
                  },
                  "pipelines": 0,
                  "sharedFiles": [],
                  "sides": "stateOnly",
                  "stage": "complete"
                }
              ],
              "oldWorld": {
                "files": [
                  "ShopHandlers.swift"
                ],
                "listeners": 3,
                "nodes": 15,
                "steps": [
                  {
                    "completed": null,
                    "files": 1,
                    "isHere": true,
                    "listeners": 3,
                    "nodes": 15
                  },
                  {
                    "completed": "price",
                    "files": 1,
                    "isHere": false,
                    "listeners": 2,
                    "nodes": 10
                  },
                  {
                    "completed": "banner",
                    "files": 1,
                    "isHere": false,
                    "listeners": 1,
                    "nodes": 5
                  }
                ]
              },
              "progress": [
                {
                  "comparisons": 455,
                  "day": "2026-03-01",
                  "provedKinds": 1
                },
                {
                  "comparisons": 471,
                  "day": "2026-04-01",
                  "provedKinds": 1
                }
              ],
              "schema": 1,
              "since": null,
              "stages": {
                "complete": 1,
                "live": 1,
                "off": 2,
                "shadow": 1
              },
              "time": "2026-04-02T00:00:00Z",
              "unknownKinds": [
                "other"
              ],
              "versions": {
                "apps": [
                  "4.2"
                ],
                "tool": "1.2.3"
              }
            }

            """#,
          status: .difference
        )
    )
  }
}
