import Foundation
import JSONLogic

/// What the different responses prove, of which each may have been compared very often.
///
/// The test of all comparisons assumes that each of them can differ. A banner that was compared 377 times
/// has shown once that it does not differ. So `advance` needs one of two rules besides:
///
/// | rule | it holds where |
/// | --- | --- |
/// | ``Rule/differentResponses`` | of the different responses few have differed: the test on those of the sample |
/// | ``Rule/knownResponses`` | new responses have become rare and known ones agree: the test in which each response that was never seen before counts as if it differed, and no new one came on the latest ``daysWithoutNew`` days |
///
/// Each has half of α.
package struct ResponseEvidence: Hashable, Sendable {
  /// A rule by which the different responses prove that few differ.
  package enum Rule: String, Hashable, Sendable, CaseIterable {
    /// Few of the different responses have differed.
    case differentResponses
    /// New responses have become rare, and known ones agree.
    case knownResponses
  }

  /// The name of the key that hashes responses; `nil` where no response has a hash.
  package let keyName: String?
  /// How many comparisons are of a response that is known.
  package let comparisons: Int
  /// How many of them repeated, on one device and one day, what had been compared before.
  package let repeated: Int
  /// How many different responses there were.
  package let distinct: Int
  /// Whether ``distinct`` is estimated from the sample.
  package let isEstimated: Bool
  /// How many of them are in the sample.
  package let sampled: Int
  /// How many of those have differed.
  package let differing: Int
  /// On how many days something was compared; of more than 64, the latest count.
  package let days: Int
  /// How many of those came after the day of the newest response.
  package let daysSinceNew: Int
  /// The natural logarithm of the e-value of ``Rule/differentResponses``.
  package let logDifferentValue: Double
  /// The natural logarithm of the e-value of ``Rule/knownResponses``, whatever the days.
  package let logKnownValue: Double

  /// How many days without a new response the second rule needs: a week, and one day that may not be over.
  ///
  /// With fewer, the one banner of a week's campaign would do, and the next one has not been seen.
  package static let daysWithoutNew = 8
  /// The least share of comparisons whose responses must be known.
  static let knownShare = 0.95

  /// The rule that holds; `nil` where none does.
  package let rule: Rule?
  /// What the rules and the pool still need; `nil` where they have it.
  let gap: AdvanceGap?

  init(_ fleet: FleetSum, rate: Double, alpha: Double) {
    let test = MixtureTest(rateAtLeast: rate)
    let counts = fleet.sum.counts
    let responses = fleet.responses
    let found = responses?.distinct
    keyName = found?.keyName
    comparisons = min(responses?.comparisons ?? 0, counts.comparisons)
    repeated = min(responses?.repeated ?? 0, comparisons)
    distinct = found?.distinctCount ?? 0
    isEstimated = found?.isExact == false
    sampled = found?.count ?? 0
    differing = found?.differingCount ?? 0
    days = fleet.days.count
    daysSinceNew = found?.newestDay.map(fleet.days.count(after:)) ?? 0
    let need = AdvanceNeed(
      test: test,
      alpha: alpha,
      pool: (counts.differences, counts.comparisons),
      sample: (differing, sampled),
      // A response that differed at first sight counts twice, which errs on the safe side.
      known: (
        min(distinct + counts.differences, comparisons - repeated), comparisons - repeated
      )
    )
    logDifferentValue = need.logSampleValue
    logKnownValue = need.logKnownValue
    let isKnown = Double(comparisons) >= Self.knownShare * Double(counts.comparisons)
    if !isKnown {
      rule = nil
      gap = .unknownResponses
      return
    }
    let hasDays = daysSinceNew >= Self.daysWithoutNew
    rule =
      if need.isSampleEnough {
        .differentResponses
      } else if need.isKnownEnough, hasDays {
        .knownResponses
      } else {
        nil
      }
    let isEnough = rule != nil && need.isPoolEnough
    let missingDays = max(0, Self.daysWithoutNew - daysSinceNew)
    gap = isEnough ? nil : need.gap(distinct: distinct, missingDays: missingDays)
  }

  /// The natural logarithm of the e-value of the rule that holds.
  var logValue: Double? {
    switch rule {
    case .differentResponses: logDifferentValue
    case .knownResponses: logKnownValue
    case nil: nil
    }
  }
}
