import Foundation
import ScreenDump
import TestSupport
import Testing

@MainActor
@Suite struct StatusCommandTests {
  private let shop = ShopDump()

  /// A line of a ledger: `matched` distinct responses agree.
  static func line(
    _ kind: String,
    matched: Int,
    mismatched: Int = 0,
    stage: String = "shadow",
    flag: String = "7",
    run: String = "r",
    day: String = "2026-04-01",
    place: String = "null"
  ) -> String {
    var hashes = Data()
    for hash in 0..<UInt64(matched) {
      withUnsafeBytes(of: hash.bigEndian) { hashes.append(contentsOf: $0) }
    }
    return """
      {"schema":1,"run":"\(run)","contents":1,"firstDay":"\(day)","lastDay":"\(day)","entries":[{\
      "kind":"\(kind)","flagVersion":"\(flag)","appVersion":"4.2","restart":0,"toleratedRate":0.01,"stages":["\(stage)"],\
      "matched":\(matched),"mismatched":\(mismatched),"candidateError":0,"ignored":0,"skipped":0,\
      "firstDifference":\(place),"latency":{"legacy":{},"state":{}},\
      "distinct":{"comparisons":\(matched),"k":2048,"key":"t",\
      "hashes":"\(hashes.base64EncodedString())","differing":""}}]}

      """
  }

  /// A file of flags.
  static func flags(_ stages: [String: String], version: String = "7") -> String {
    let flags = stages.sorted { $0.key < $1.key }.map { kind, stage in
      """
      "content.\(kind)": { "state": "ENABLED", "variants": { "on": "\(stage)" },
        "defaultVariant": "on", "metadata": { "version": "\(version)" } }
      """
    }
    return "{ \"flags\": { \(flags.joined(separator: ",\n")) } }"
  }

  private static let journal = """
    {"kind":"price","value":{"yen":[12000,100,9999]}}
    {"kind":"price","value":{"yen":[100]}}
    {"kind":"price","value":{"yen":[20000]}}
    {"kind":"banner","value":{"title":"夏"}}

    """

  private func run(_ arguments: String...) async throws -> ShopDump.Transcript {
    try shop.files.write(
      Self.line("banner", matched: 455, run: "1", day: "2026-03-01")
        + Self.line("price", matched: 13, mismatched: 3, run: "2", place: "\"/prices/1\""),
      to: "fleet"
    )
    try shop.files.write(Self.flags(["banner": "shadow", "price": "live"]), to: "flags")
    try shop.files.write(Self.journal, to: "journal")
    return await shop(["status"] + arguments)
  }

  @Test func `the answer, what to do next, a row for each kind, and what is left`() async throws {
    let run = try await run("--flags", "DIR/flags", "--ledger", "DIR/fleet")
    #expect(
      run
        == ShopDump.Transcript(
          output: """
            ✗ 1 of 5 kinds is done; 1 can move today, 1 must go back.
              ████████▓▓▓▓▓▓▓▓▒▒▒▒▒▒▒▒░░░░░░░░░░░░░░░░
              1 complete · 1 live · 1 shadow · 2 off

            do next
            ✗ Roll back price: 3 of 16 differ; in shop /note is missing on the legacy side
              and "税込" on the state side (smallest response: 50 bytes).
                "content.price": {
                  "state": "ENABLED", "defaultVariant": "on",
                  "variants": { "on": "off" } },
            → Move banner to live; the evidence proves it.
                "content.banner": {
                  "state": "ENABLED", "defaultVariant": "on",
                  "variants": { "on": "live" } },
            → Write the state side of plain and rank; only the legacy side exists.
                shopdump shape SCREEN

            kind    stage          evidence            left  next
            price   ●●●○ live      3 of 16 differ         5  roll back
            banner  ●●○○ shadow    ✓ proved, 0 of 455     5  move to live
            plain   ●○○○ off       nothing to compare     0  write state side
            rank    ●○○○ off       nothing to compare     5  write state side
            note    ●●●● complete  nothing to compare     0  done
            ! No side knows other.

            what is left of the legacy side: 15 of 15 nodes, 1 of 1 file
            ▸  all off   15 nodes  3 listeners  1 file  you are here
               + price   10 nodes  2 listeners  1 file
               + banner   5 nodes   1 listener  1 file

            comparisons, 2026-03-01 to 2026-04-01
              ▇█
              471 comparisons, 1 kind proved

            1970-01-01T00:33:20Z · shopdump 1.2.3 · app 4.2
            ! No journal: only the contents of the screens were compared here.

            """,
          status: .difference
        )
    )
  }

  @Test func `without inputs evidence is unknown, and each missing input is named`() async {
    let run = await shop("status")
    #expect(
      run
        == ShopDump.Transcript(
          output: """
            – Evidence is unknown without a ledger; 1 of 5 kinds is done.
              ████████░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░
              1 complete · 4 off

            do next
            ✗ Fix price: in shop /note is missing on the legacy side and "税込" on the state
              side (smallest response: 50 bytes).
                shopdump compare --minimize
            → Write the state side of plain and rank; only the legacy side exists.
                shopdump shape SCREEN
            → Move banner to shadow, to be compared.
                "content.banner": {
                  "state": "ENABLED", "defaultVariant": "on",
                  "variants": { "on": "shadow" } },

            kind    stage          evidence            left  next
            price   ●○○○ off       differs here           5  fix
            plain   ●○○○ off       nothing to compare     0  write state side
            rank    ●○○○ off       nothing to compare     5  write state side
            banner  ●○○○ off       unknown                5  move to shadow
            note    ●●●● complete  nothing to compare     0  done
            ! No side knows other.

            what is left of the legacy side: 15 of 15 nodes, 1 of 1 file
            ▸  all off   15 nodes  3 listeners  1 file  you are here
               + banner  10 nodes  2 listeners  1 file
               + price    5 nodes   1 listener  1 file

            1970-01-01T00:33:20Z · shopdump 1.2.3
            ! No ledger: what was compared and proved is unknown.
            ! No flag file: every kind counts as off.
            ! No journal: only the contents of the screens were compared here.

            """
        )
    )
  }

  @Test func `a known failing response is to be fixed before more is waited for`() async throws {
    let ledger = Self.line("price", matched: 5, run: "1")
    try shop.files.write(ledger, to: "few")
    try shop.files.write(
      #"{ "contents": [ { "type": "banner", "id": "b", "value": { "title": "春" } } ] }"#,
      to: "equal"
    )
    let waiting = try await run("DIR/equal", "--ledger", "DIR/few", "--stage", "price=shadow")
    #expect(waiting.output.contains("Wait for price"), "\(waiting.output)")
    let fixing = try await run(
      "DIR/equal",
      "--ledger",
      "DIR/few",
      "--journal",
      "DIR/journal",
      "--stage",
      "price=shadow"
    )
    #expect(fixing.status == .success)
    #expect(fixing.output.contains("✗ Fix price: in "), "\(fixing.output)")
    #expect(fixing.output.contains("price   ●●○○ shadow    differs here"), "\(fixing.output)")
    #expect(!fixing.output.contains("Wait for price"))
  }

  @Test func `a kind that differs and is on off need not go back`() async throws {
    let stayed = try await run("--ledger", "DIR/fleet")
    #expect(stayed.status == .success)
    #expect(stayed.output.hasPrefix("→ 1 of 5 kinds is done; 1 can move today.\n"))
    #expect(stayed.output.contains("✗ Fix price: "))
    let back = try await run("--ledger", "DIR/fleet", "--stage", "price=live")
    #expect(back.status == .difference)
    #expect(back.output.contains("✗ Roll back price: "))
  }

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
                    "e": 1.09186,
                    "logE": 0.0878841
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

  @Test func `--since tells what changed`() async throws {
    _ = try await run(
      "--flags",
      "DIR/flags",
      "--ledger",
      "DIR/fleet",
      "--format",
      "json",
      "-o",
      "DIR/old.json"
    )
    let same = try await run(
      "--flags",
      "DIR/flags",
      "--ledger",
      "DIR/fleet",
      "--since",
      "DIR/old.json"
    )
    #expect(same.output.contains("since 1970-01-01T00:33:20Z\n· Nothing has changed.\n"))
    try shop.files.write(
      Self.flags(["banner": "complete", "price": "off"]),
      to: "new-flags"
    )
    let changed = try await run(
      "--flags",
      "DIR/new-flags",
      "--ledger",
      "DIR/fleet",
      "--since",
      "DIR/old.json"
    )
    let section = """
      since 1970-01-01T00:33:20Z
      · banner moved from shadow to complete; next: wait for complete.
      · price moved from live to off; next: fix.
      · The legacy side shrank from 15 to 10 nodes.

      """
    #expect(changed.output.contains(section))
    // Between the two: a kind without its own row in OLD is new, and one without a row now is gone.
    let renamed = try String(contentsOfFile: shop.files.path + "/old.json", encoding: .utf8)
      .replacing("\"kind\": \"price\"", with: "\"kind\": \"cost\"")
    try shop.files.write(renamed, to: "renamed.json")
    let other = try await run(
      "--flags",
      "DIR/flags",
      "--ledger",
      "DIR/fleet",
      "--since",
      "DIR/renamed.json"
    )
    #expect(other.output.contains("\n· price is new, on live.\n· cost is gone.\n"))
  }

  @Test(arguments: [
    ("{}", "1:1: The value needs \"schema\", 1"),
    ("{\"schema\": 2}", "1:12 /schema: The value must be 1, found 2"),
    (
      "{\"schema\":1,\"time\":\"2026-04-01T09:00:00Z\",\"kinds\":[{\"kind\":\"a\",\"stage\":\"on\"}]}",
      "/kinds/0: The value needs \"next\""
    ),
    (
      "{\"schema\":1,\"time\":\"yesterday\",\"kinds\":[]}",
      "1:20 /time: The value must be a time such as 2026-04-01T09:00:00Z, found \"yesterday\""
    ),
    ("{", "DIR/old"),
  ])
  func `--since names the place in a file that is not a status`(
    text: String,
    message: String
  ) async throws {
    try shop.files.write(text, to: "old")
    let run = await shop("status", "--since", "DIR/old")
    #expect(run.status == .wrongInput)
    #expect(run.output == "")
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test func `a wrong input is exit status 2, with nothing on standard output`() async throws {
    for (arguments, message) in [
      (["--kind", "prise"], "no side knows the kind 'prise'; did you mean 'price'?"),
      (["--kind", "price", "--format", "html"], "leave out '--format html'"),
      (["--kind", "price", "--since", "DIR/x"], "leave out '--kind price'"),
      (["--ledger", "DIR/none"], "DIR/none"), (["--journal", "DIR/none"], "DIR/none"),
      (["DIR/none.json"], "DIR/none.json"), (["--flags", "DIR/none"], "DIR/none"),
      (["--contents", "0"], "'--contents' expects a number"),
    ] {
      let run = await shop(["status"] + arguments)
      #expect(run.status == .wrongInput, "\(arguments)")
      #expect(run.output == "", "\(arguments)")
      #expect(run.errors.contains(message), "\(run.errors)")
    }
  }

  @Test func `no row is longer than 80 columns, except a word that cannot be broken`() async throws
  {
    let long = String(repeating: "long-name-", count: 12)
    let screen = """
      { "contents": [ { "type": "\(long)", "value": 7 },
        { "type": "price", "value": { "yen": [9999, 12000] } } ] }
      """
    try shop.files.write(screen, to: "screen-of-some-length.json")
    let run = try await run(
      "DIR/screen-of-some-length.json",
      "--flags",
      "DIR/flags",
      "--ledger",
      "DIR/fleet",
      "--journal",
      "DIR/journal"
    )
    #expect(run.output.contains(" \\\n") || !run.output.contains("compare"))
    for line in run.output.split(separator: "\n") where line.count > 80 {
      #expect(!line.drop { $0 == " " }.dropFirst(2).contains(" "), "\(line)")
    }
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

  @Test func `the newest version of the app and the present flag count`() async throws {
    let old = Self.line("price", matched: 13, mismatched: 3, flag: "6", run: "1")
    let new = Self.line("price", matched: 5, flag: "7", run: "2", day: "2026-03-01")
    try shop.files.write(old + new, to: "two")
    try shop.files.write(Self.flags(["price": "live"]), to: "flags-7")
    try shop.files.write(Self.flags(["price": "live"], version: "6"), to: "flags-6")
    let seven = await shop("status", "--flags", "DIR/flags-7", "--ledger", "DIR/two")
    #expect(seven.status == .success)
    let six = await shop("status", "--flags", "DIR/flags-6", "--ledger", "DIR/two")
    #expect(six.status == .difference)
    // Without flags, the version that was compared last.
    let unknown = await shop(
      "status",
      "--stage",
      "price=live",
      "--ledger",
      "DIR/two"
    )
    #expect(unknown.status == .difference)
    let later = old.replacing("\"4.2\"", with: "\"4.10\"")
    try shop.files.write(later + new, to: "later")
    let newer = await shop("status", "--stage", "price=live", "--ledger", "DIR/later")
    #expect(newer.status == .difference)
  }
}
