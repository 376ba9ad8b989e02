import Parity
import ScreenDocument

/// The metrics of merged ledgers.
///
/// No label has the path of a difference or a value of a response, so that more users do not lead
/// to more values of a label.
struct LedgerMetrics {
  let report: LedgerReport

  /// The metrics in the order in which they are written; a metric may have no points.
  var families: [MetricFamily] {
    [comparisons, advice] + logEValuesAndThresholds + [distinctResponses] + countsOfComparisonDates
      + installationsAndRuns + [latency]
  }

  private var comparisons: MetricFamily {
    MetricFamily(
      name: "comparisons",
      unit: .count(of: "comparison"),
      help: "Responses by the outcome of their comparison; "
        + "matched, mismatched and candidateError are comparisons.",
      points: .counter(report.evidence.flatMap(Self.outcomePoints))
    )
  }

  private var advice: MetricFamily {
    let uncounted = report.kindsInNoLedger.flatMap { one in
      let key = EvidenceKey(kind: one.kind, flagVersion: "", appVersion: "")
      return Self.advicePoints(key, one.advice)
    }
    return MetricFamily(
      name: "advice",
      unit: .none,
      help: "What to do next with a kind: 1 for the advice that is given, 0 for all others.",
      points: .gauge(report.evidence.flatMap { Self.advicePoints($0.key, $0.advice) } + uncounted)
    )
  }

  private var logEValuesAndThresholds: [MetricFamily] {
    let eValues = report.evidence.flatMap { one in one.claimEValues.map { (one.key, $0) } }
    func points(_ value: (ClaimEValue) -> Double) -> MetricFamily.Points {
      .gauge(
        eValues.map { key, eValue in
          let labels = Self.labels(key) + [MetricLabel("claim", eValue.claim.rawValue)]
          return MetricPoint(labels: labels, value: .real(value(eValue)))
        }
      )
    }
    return [
      MetricFamily(
        name: "e_value_log",
        unit: .none,
        help: "The natural logarithm of the e-value of a claim; "
          + "the claim is proved at the threshold.",
        points: points(\.logEValue)
      ),
      MetricFamily(
        name: "e_value_log_threshold",
        unit: .none,
        help: "The natural logarithm of the e-value that proves a claim.",
        points: points(\.logEValueThreshold)
      ),
    ]
  }

  private var distinctResponses: MetricFamily {
    gauge(
      "distinct_responses",
      .count(of: "response"),
      "Distinct responses that were compared; an estimate if the sample cannot hold them all."
    ) { $0.responses.hashKeyName == nil ? nil : $0.responses.distinctCount }
  }

  private var countsOfComparisonDates: [MetricFamily] {
    [
      gauge(
        "comparison_dates",
        .count(of: "date"),
        "Dates in UTC with comparisons, at most the latest 64."
      ) { $0.responses.comparisonDayCount },
      gauge(
        "comparison_dates_since_new",
        .count(of: "date"),
        "Number of dates in UTC with comparisons, after the date of the newest distinct response."
      ) { $0.responses.hashKeyName == nil ? nil : $0.responses.comparisonDayCountSinceNewResponse },
    ]
  }

  private var installationsAndRuns: [MetricFamily] {
    [
      gauge("installations", .count(of: "installation"), "Installations with comparisons.") {
        $0.installations.installationCount
      },
      gauge(
        "tripped_runs",
        .count(of: "run"),
        "Runs in which a trip returned the kind to its legacy side."
      ) { $0.trippedRunCount },
      MetricFamily(
        name: "runs",
        unit: .count(of: "run"),
        help: "Runs in the ledgers.",
        points: .gauge([MetricPoint(labels: [], value: .integer(report.runCount))])
      ),
    ]
  }

  private var latency: MetricFamily {
    MetricFamily(
      name: "latency",
      unit: .seconds,
      help: "How long a side took; the sum is estimated from the buckets of the ledger.",
      points: .histogram(report.evidence.flatMap(Self.latencyPoints))
    )
  }

  private func gauge(
    _ name: String,
    _ unit: MetricUnit,
    _ help: String,
    _ value: (Evidence) -> Int?
  ) -> MetricFamily {
    MetricFamily(
      name: name,
      unit: unit,
      help: help,
      points: .gauge(
        report.evidence.compactMap { one in
          value(one).map { MetricPoint(labels: Self.labels(one.key), value: .integer($0)) }
        }
      )
    )
  }

  /// Returns a point for each outcome, occurred or not, on each combination of stages that has
  /// counts.
  private static func outcomePoints(of one: Evidence) -> [MetricPoint<Int>] {
    one.countsByStages.map { (stageList($0.key), $0.value) }.sorted { $0.0 < $1.0 }
      .flatMap { stages, counts in
        counts.countsByOutcome.map { outcome, count in
          let more = [
            MetricLabel("stage", stages), MetricLabel("outcome", outcome.rawValue),
          ]
          return MetricPoint(
            labels: labels(one.key) + more,
            value: count,
            countingStartUnixTime: firstDayUnixTime(of: one)
          )
        }
      }
  }

  /// Returns a point for each advice: 1 for the given one, 0 for each other.
  private static func advicePoints(
    _ key: EvidenceKey,
    _ given: EvidenceAdvice
  ) -> [MetricPoint<MetricNumber>] {
    EvidenceAdvice.allCases.map { advice in
      MetricPoint(
        labels: labels(key) + [MetricLabel("advice", advice.rawValue)],
        value: .integer(advice == given ? 1 : 0)
      )
    }
  }

  /// Returns a point for each side whose times were measured.
  private static func latencyPoints(of one: Evidence) -> [MetricPoint<MetricDistribution>] {
    [("legacy", one.latency.legacy), ("state", one.latency.state)]
      .filter { !$0.1.isEmpty }
      .map { side, times in
        MetricPoint(
          labels: labels(one.key) + [MetricLabel("side", side)],
          value: MetricDistribution(times.coarseHistogram),
          countingStartUnixTime: firstDayUnixTime(of: one)
        )
      }
  }

  private static func labels(_ key: EvidenceKey) -> [MetricLabel] {
    [
      MetricLabel("kind", key.kind.rawValue), MetricLabel("flag_version", key.flagVersion),
      MetricLabel("app_version", key.appVersion),
    ]
  }

  /// Returns the names of stages in the order of ``Stage``, with commas between them; `unknown` for
  /// the empty set.
  private static func stageList(_ stages: Set<Stage>) -> String {
    let names = Stage.allCases.filter(stages.contains).map(\.rawValue)
    return names.isEmpty ? "unknown" : names.joined(separator: ",")
  }

  /// Returns the start, in UTC, of the evidence's first day, in seconds since 1970; `nil` if the
  /// days are unknown.
  private static func firstDayUnixTime(of one: Evidence) -> Int? {
    one.dayRange.map { Int($0.first.number) * 86_400 }
  }
}
