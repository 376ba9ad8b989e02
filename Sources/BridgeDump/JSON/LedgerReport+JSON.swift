import Bridge
import Foundation
import ScreenDocument
import ScreenDump

extension LedgerReport {
  /// The evidence by the contract of `ledger`, every key present.
  var json: JSONTree {
    .object([
      "schema": .integer(1),
      "runs": .integer(runCount),
      "contents": .array(evidence.map(json)),
      "verdict": .string(verdict.rawValue),
      "unchecked": .array(unchecked.json),
      "diagnostics": .array(diagnostics.map(\.json)),
    ])
  }

  private func json(_ one: Evidence) -> JSONTree {
    let stages = Stage.allCases.filter(one.stages.contains)
    let legacyCode = legacyCode(of: one)
    return .object([
      "kind": .string(one.key.kind.rawValue),
      "flagVersion": .string(one.key.flagVersion),
      "appVersion": .string(one.key.appVersion),
      "stages": .array(stages.map { .string($0.rawValue) }),
      "restart": .integer(one.restart),
      "watched": .integer(one.contents),
      "matched": .integer(one.counts.matched),
      "mismatched": .integer(one.counts.mismatched),
      "candidateError": .integer(one.counts.candidateError),
      "ignored": .integer(one.counts.ignored),
      "skipped": .integer(one.counts.skipped),
      "sampledOut": .integer(one.counts.sampledOut),
      "s": .integer(one.counts.differences),
      "n": .integer(one.counts.comparisons),
      "rollBack": Self.json(
        rate: one.toleratedRate,
        alpha: one.rollBackAlpha,
        logValue: one.logRollBackValue
      ),
      "advance": Self.json(
        rate: one.advanceRate,
        alpha: one.advanceAlpha,
        logValue: one.logAdvanceValue
      ),
      "comparisonsToAdvance": .integer(one.comparisonsToAdvance),
      "advice": .string(one.advice.rawValue),
      "explanation": .string(one.explanation),
      "firstDifference": .string(one.firstDifference),
      "trip": one.trip.map(Self.json) ?? .null,
      "latency": tellsTimes ? Self.json(one.latency) : .null,
      "legacyCode": .object([
        "deletable": .bool(legacyCode.isDeletable), "reason": .string(legacyCode.reason),
      ]),
    ])
  }

  private static func json(rate: Double, alpha: Double, logValue: Double) -> JSONTree {
    .object([
      "rate": number(rate), "alpha": number(alpha), "e": number(exp(logValue)),
      "logE": number(logValue),
    ])
  }

  private static func json(_ trip: EvidenceTrip) -> JSONTree {
    .object([
      "s": .integer(trip.differences),
      "n": .integer(trip.comparisons),
      "alpha": number(trip.alpha),
      "e": number(exp(trip.logValue)),
      "logE": number(trip.logValue),
      "firstDifference": .string(trip.firstDifference),
    ])
  }

  private static func json(_ latency: EvidenceLatency) -> JSONTree {
    .object(["legacy": json(latency.legacy), "state": json(latency.state)])
  }

  private static func json(_ times: LatencySummary) -> JSONTree {
    .object([
      "count": .integer(times.count),
      "medianNanoseconds": .integer(times.quantile(0.5).map(\.nanoseconds)),
      "p95Nanoseconds": .integer(times.quantile(0.95).map(\.nanoseconds)),
    ])
  }

  /// A number to six digits; `null` beyond what a number can be.
  private static func number(_ value: Double) -> JSONTree {
    value.isFinite ? .number(String(format: "%.6g", value)) : .null
  }
}
