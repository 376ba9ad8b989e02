import ScreenDump
import Testing

/// What `ledger --format json` contains.
@MainActor
@Suite struct LedgerJSONTests: LedgerSuite {
  let shop = ShopDump()

  @Test func `writes every key of the contract as JSON`() async throws {
    let cut = String(Self.proved.prefix(60))
    #expect(
      await shop("ledger", "-", "--format", "json", input: Self.tripped + cut)
        == ShopDump.Transcript(
          output: """
            {
              "contents": [
                {
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
                  "coverage": 0.894737,
                  "daysToAdvance": null,
                  "explanation": "3 of 16 comparisons differ, first at /prices/1: the rate is above 1 % (E = 105, α = 1 %).",
                  "feeds": [],
                  "firstDifference": "/prices/1",
                  "flagVersion": "7",
                  "ignored": 1,
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
                    "comparisons": 0,
                    "days": 0,
                    "daysSinceNew": 0,
                    "differentResponses": {
                      "e": 1,
                      "logE": 0
                    },
                    "differing": 0,
                    "distinct": 0,
                    "estimated": false,
                    "key": null,
                    "knownResponses": {
                      "e": 1,
                      "logE": 0
                    },
                    "repeated": 0,
                    "rule": null,
                    "sampled": 0
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
                  "skipped": 2,
                  "stages": [
                    "shadow"
                  ],
                  "trip": {
                    "alpha": 0.01,
                    "aspect": "value",
                    "e": 105.259,
                    "firstDifference": "/prices/1",
                    "logE": 4.65642,
                    "n": 16,
                    "s": 3
                  },
                  "trips": 1,
                  "watched": 1
                }
              ],
              "diagnostics": [
                {
                  "code": "ledgerLineCutOff",
                  "column": 61,
                  "line": 2,
                  "message": "The last line is incomplete, because its writer was interrupted; it is left out.",
                  "path": "/entries/0",
                  "severity": "warning",
                  "source": "-"
                }
              ],
              "runs": 1,
              "schema": 1,
              "unchecked": [],
              "uncounted": [],
              "verdict": "difference"
            }

            """,
          status: .difference
        )
    )
  }

  @Test func `the JSON contains durations only on request`() async throws {
    let transcript = await shop("ledger", "-", "--format", "json", "--times", input: Self.proved)
    #expect(transcript.output.contains("\"medianNanoseconds\": 98303"))
    #expect(transcript.output.contains("\"p95Nanoseconds\": 2199023255551"))
    #expect(transcript.output.contains("\"p99Nanoseconds\": 2199023255551"))
  }
}
