import Bridge
import Foundation
import Parity
import ScreenDocument
import ScreenDump
import StrictJSON

extension Evidence {
  /// Returns the evidence as an object of the JSON format of `ledger`.
  ///
  /// A member whose value is unknown is `null`. The member `cohort` is there only if the evidence
  /// is counted by cohort.
  ///
  /// - Parameter showsTimes: Whether the member `latency` has the times; if not, it is `null`.
  /// - Returns: The object.
  func json(showsTimes: Bool) -> JSONTree {
    let json = jsonWithoutCohort(showsTimes: showsTimes)
    guard case .cohort(let cohort) = group, case .object(let members) = json else { return json }
    return .object(members + [.init(key: "cohort", value: .string(cohort))])
  }

  private func jsonWithoutCohort(showsTimes: Bool) -> JSONTree {
    .object([
      "kind": .string(key.kind.rawValue),
      "flagVersion": .string(key.flagVersion),
      "appVersion": .string(key.appVersion),
      "stages": .array(Stage.allCases.filter(stages.contains).map { .string($0.rawValue) }),
      "restart": .integer(restartCount),
      "watched": .integer(settings.watchedKindCount),
      "matched": .integer(counts.matched),
      "mismatched": .integer(counts.mismatched),
      "candidateError": .integer(counts.candidateError),
      "ignored": .integer(counts.ignored),
      "skipped": .integer(counts.skipped),
      "late": .integer(counts.late),
      "sampledOut": .integer(counts.sampledOut),
      "s": .integer(counts.differences),
      "n": .integer(counts.comparisons),
      "rollBack": Self.statisticalTestJSON(
        rate: settings.toleratedRate,
        alpha: rollBackAlphaPerKind,
        logEValue: logRollBackEValue
      ),
      "advance": Self.statisticalTestJSON(
        rate: settings.advanceRate,
        alpha: settings.advanceAlpha,
        logEValue: logAdvanceEValue
      ),
      "installations": installations.json(alpha: rollBackAlphaPerKind),
      "responses": responses.json(alpha: settings.advanceAlpha / 2),
      "coverage": Self.roundedNumber(comparedShare),
      "feeds": .array(fedKinds.sorted().map { .string($0.rawValue) }),
      "comparisonsToAdvance": .integer(comparisonsToAdvance),
      "daysToAdvance": .integer(daysWithoutNewResponseToAdvance),
      "missing": .string(advanceGap?.jsonName),
      "advice": .string(advice.rawValue),
      "next": nextStep().json,
      "proof": adviceProof?.json ?? .null,
      "explanation": .string(explanation),
      "firstDifference": .string(firstDifference?.path),
      "aspect": .string(firstDifference?.aspect.rawValue),
      "places": places.json,
      "trip": trip.map(Self.json) ?? .null,
      "trips": .integer(trippedRunCount),
      "latency": showsTimes ? Self.json(latency) : .null,
      "legacyCode": .object([
        "deletable": .bool(legacyCode.isDeletable), "reason": .string(legacyCode.reason),
      ]),
    ])
  }

  private static func statisticalTestJSON(rate: Double, alpha: Double, logEValue: Double)
    -> JSONTree
  {
    .object([
      "rate": roundedNumber(rate), "alpha": roundedNumber(alpha),
      "e": roundedNumber(exp(logEValue)),
      "logE": roundedNumber(logEValue),
    ])
  }

  private static func json(_ trip: EvidenceTrip) -> JSONTree {
    .object([
      "s": .integer(trip.differences),
      "n": .integer(trip.comparisons),
      "alpha": roundedNumber(trip.alpha),
      "e": roundedNumber(exp(trip.logEValue)),
      "logE": roundedNumber(trip.logEValue),
      "firstDifference": .string(trip.firstDifference?.path),
      "aspect": .string(trip.firstDifference?.aspect.rawValue),
    ])
  }

  private static func json(_ latency: EvidenceLatency) -> JSONTree {
    .object(["legacy": json(latency.legacy), "state": json(latency.state)])
  }

  private static func json(_ times: LatencyHistogram) -> JSONTree {
    .object([
      "count": .integer(times.count),
      "medianNanoseconds": .integer(times.quantile(0.5).map(\.nanoseconds)),
      "p95Nanoseconds": .integer(times.quantile(0.95).map(\.nanoseconds)),
      "p99Nanoseconds": .integer(times.quantile(0.99).map(\.nanoseconds)),
    ])
  }

  /// Returns a number with six significant digits; `null` if it is not finite.
  fileprivate static func roundedNumber(_ value: Double) -> JSONTree {
    value.isFinite ? .number(String(format: "%.6g", value)) : .null
  }
}

extension EvidenceAcrossInstallations {
  fileprivate func json(alpha: Double) -> JSONTree {
    .object([
      "count": .integer(installationCount),
      "differing": .integer(differingCount),
      "alpha": Evidence.roundedNumber(alpha),
      "e": Evidence.roundedNumber(exp(logSomeDifferEValue)),
      "logE": Evidence.roundedNumber(logSomeDifferEValue),
      "cohort": .string(sharedCohortOfDiffering),
      "place": .string(mostFrequentFirstDifference?.path),
      "aspect": .string(mostFrequentFirstDifference?.aspect.rawValue),
    ])
  }
}

extension DistinctResponseEvidence {
  fileprivate func json(alpha: Double) -> JSONTree {
    .object([
      "key": .string(hashKeyName),
      "comparisons": .integer(hashedComparisonCount),
      "repeated": .integer(sameDeviceAndDayRepetitionCount),
      "distinct": .integer(distinctCount),
      "estimated": .bool(isDistinctCountEstimated),
      "sampled": .integer(sampledCount),
      "differing": .integer(sampledDifferingCount),
      "days": .integer(comparisonDayCount),
      "daysSinceNew": .integer(comparisonDayCountSinceNewResponse),
      "alpha": Evidence.roundedNumber(alpha),
      "differentResponses": Self.eValueJSON(log: logFewDifferEValue),
      "knownResponses": Self.eValueJSON(log: logNewRareAndKnownAgreeEValue),
      "rule": .string(provingRule?.rawValue),
    ])
  }

  private static func eValueJSON(log logEValue: Double) -> JSONTree {
    .object([
      "e": Evidence.roundedNumber(exp(logEValue)), "logE": Evidence.roundedNumber(logEValue),
    ])
  }
}

extension EvidenceProof {
  fileprivate var json: JSONTree {
    .object([
      "claim": .string(claim.rawValue), "alpha": Evidence.roundedNumber(alpha),
      "e": Evidence.roundedNumber(exp(logEValue)), "logE": Evidence.roundedNumber(logEValue),
    ])
  }
}

extension DifferenceCountsByPlace {
  fileprivate var json: JSONTree {
    let listed = mostFrequent.map { one -> JSONTree in
      .object([
        "path": .string(one.place.path), "aspect": .string(one.place.aspect.rawValue),
        "count": .integer(one.count),
      ])
    }
    let rest: JSONTree = .object([
      "path": .null, "aspect": .null, "count": .integer(countAtLessFrequentPlaces),
    ])
    return .array(countAtLessFrequentPlaces > 0 ? listed + [rest] : listed)
  }
}

extension AdvanceGap {
  /// The gap's name in the JSON format.
  fileprivate var jsonName: String {
    switch self {
    case .newResponses: "newResponses"
    case .comparisonsOfKnownResponses: "comparisons"
    case .missingHashes: "unknownResponses"
    case .comparedShareTooLow: "coverage"
    case .tooManyDifferences: "tooManyDifferences"
    }
  }
}
