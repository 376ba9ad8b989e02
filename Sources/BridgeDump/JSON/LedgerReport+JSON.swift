import Bridge
import Parity
import ScreenDocument
import ScreenDump
import StrictJSON

extension LedgerReport {
  /// The whole report as JSON, in the format that `ledger --format json` prints.
  var json: JSONTree {
    .object([
      "schema": .integer(1),
      "runs": .integer(runCount),
      "contents": .array(evidence.map { $0.json(showsTimes: showsTimes) }),
      "uncounted": .array(
        kindsInNoLedger.map { one in
          .object([
            "kind": .string(one.kind.rawValue), "advice": .string(one.advice.rawValue),
            "next": NextStep(one.advice, on: nil).json,
            "explanation": .string(one.advice.explanationForKindInNoLedger),
          ])
        }
      ),
      "verdict": .string(verdict.rawValue),
      "unchecked": .array(unchecked.json),
      "diagnostics": .array(diagnostics.map(\.json)),
    ])
  }
}
