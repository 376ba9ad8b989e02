import Foundation
import JSONLogic

/// What the distinct responses prove, each of which may have been compared very often.
///
/// The test of all comparisons assumes that each comparison can differ. But 377 comparisons of the
/// same response show only for one response that the sides agree. So `advance` also requires that
/// one of two rules holds. Each rule has half of ``EvidenceSettings/advanceAlpha``:
///
/// - ``ProofRule/fewDistinctResponsesDiffer``: few of the distinct responses differed. In its test,
///   each response of the sample counts once. Each difference of a response that has no hash, or
///   one of another key, counts as one more distinct response that differed.
/// - ``ProofRule/newResponsesAreRareAndKnownAgree``: in its test, the first comparison of each
///   response counts as a difference. Also, no new response may have come on the latest
///   ``requiredDaysWithoutNewResponse`` days on which responses with a hash of the key were
///   compared.
package struct DistinctResponseEvidence: Hashable, Sendable {
  /// A rule by which the distinct responses prove that few differ.
  package enum ProofRule: String, Hashable, Sendable, CaseIterable {
    /// The share of the distinct responses that differed is below p1.
    case fewDistinctResponsesDiffer = "differentResponses"
    /// New responses are rare, and known ones agree.
    case newResponsesAreRareAndKnownAgree = "knownResponses"
  }

  /// The name of the key that hashes responses, of several keys the one with the most comparisons;
  /// `nil` if no response has a hash.
  ///
  /// All numbers of this structure are those of this key, except ``comparisonDayCount`` and
  /// ``unsampledDifferenceCount``.
  package let hashKeyName: String?
  /// The number of comparisons whose response has a hash.
  package let hashedComparisonCount: Int
  /// The number of comparisons whose response the same device had already compared on the same day.
  package let sameDeviceAndDayRepetitionCount: Int
  /// The number of distinct responses.
  package let distinctCount: Int
  /// Whether ``distinctCount`` is estimated from the sample.
  package let isDistinctCountEstimated: Bool
  /// The number of distinct responses in the sample, at most 2,048.
  package let sampledCount: Int
  /// The number of distinct responses in the sample that differed.
  package let sampledDifferingCount: Int
  /// The number of days with comparisons, of any response; at most the latest 64.
  package let comparisonDayCount: Int
  /// The number of these days on which a response with a hash was certainly compared.
  let hashedComparisonDayCount: Int
  /// The number of days on which a response with a hash was certainly compared, after the day on
  /// which the newest response of the sample first appeared; 0 without a sample.
  package let comparisonDayCountSinceNewResponse: Int
  /// The greatest possible number of differences of responses that have no hash, or one of another
  /// key.
  let unsampledDifferenceCount: Int
  /// The natural logarithm of the e-value of ``ProofRule/fewDistinctResponsesDiffer``.
  package let logFewDifferEValue: Double
  /// The natural logarithm of the e-value of ``ProofRule/newResponsesAreRareAndKnownAgree``,
  /// without its condition on days.
  package let logNewRareAndKnownAgreeEValue: Double

  /// The number of days without a new response that ``ProofRule/newResponsesAreRareAndKnownAgree``
  /// requires: 8.
  ///
  /// A banner may be shown for a week. With fewer days, the comparisons of one banner could prove
  /// the rule before the next banner appears. The eighth day is added because the latest day may
  /// not be over.
  package static let requiredDaysWithoutNewResponse = 8
  /// The minimum share of comparisons whose responses must have a hash.
  static let minimumHashedShare = 0.95

  /// The first rule that holds; `nil` if none does, or if too few comparisons have a hash.
  package let provingRule: ProofRule?
  /// What the rules and the test of all comparisons still need; `nil` if nothing is missing.
  let gap: AdvanceGap?

  init(_ fleet: FleetKeySum, rate: Double, alpha: Double) {
    let test = MixtureTest(rateAtLeast: rate)
    let counts = fleet.sum.counts
    let responses = fleet.responsesOfHashKeyWithMostComparisons
    let sample = responses?.sample
    hashKeyName = sample?.hashKeyName
    hashedComparisonCount = min(responses?.comparisons ?? 0, counts.comparisons)
    sameDeviceAndDayRepetitionCount = min(
      responses?.repeatedComparisons ?? 0,
      hashedComparisonCount
    )
    distinctCount = sample?.distinctCount ?? 0
    isDistinctCountEstimated = sample?.isDistinctCountExact == false
    sampledCount = sample?.count ?? 0
    sampledDifferingCount = sample?.sampledDifferingCount ?? 0
    comparisonDayCount = fleet.days.count
    hashedComparisonDayCount = fleet.days.days.count { responses?.days.contains($0) == true }
    comparisonDayCountSinceNewResponse =
      sample?.lastDayWithNewResponse.flatMap { responses?.days.count(after: $0) } ?? 0
    unsampledDifferenceCount = max(0, counts.differences - (responses?.differences ?? 0))
    let addedDifferences =
      sample?.proportionalCount(ofFurtherResponses: unsampledDifferenceCount) ?? 0
    let evidence = AdvanceEvidence(
      test: test,
      alpha: alpha,
      allComparisons: (counts.differences, counts.comparisons),
      distinctResponses: (
        sampledDifferingCount + addedDifferences, sampledCount + addedDifferences
      ),
      sampledCount: sampledCount,
      // A response that differed in its first comparison counts twice, which is the safe direction.
      newResponsesAsDifferences: (
        min(
          distinctCount + counts.differences,
          hashedComparisonCount - sameDeviceAndDayRepetitionCount
        ),
        hashedComparisonCount - sameDeviceAndDayRepetitionCount
      )
    )
    logFewDifferEValue = evidence.logDistinctEValue
    logNewRareAndKnownAgreeEValue = evidence.logNewResponsesAsDifferencesEValue
    let hasEnoughHashes =
      Double(hashedComparisonCount) >= Self.minimumHashedShare * Double(counts.comparisons)
    if !hasEnoughHashes {
      provingRule = nil
      gap = .missingHashes
      return
    }
    let hasEnoughDays = comparisonDayCountSinceNewResponse >= Self.requiredDaysWithoutNewResponse
    provingRule =
      if evidence.distinctResponsesProveLowRate {
        .fewDistinctResponsesDiffer
      } else if evidence.newResponsesAsDifferencesProveLowRate, hasEnoughDays {
        .newResponsesAreRareAndKnownAgree
      } else {
        nil
      }
    let isProved = provingRule != nil && evidence.allComparisonsProveLowRate
    let missingDays = max(
      0,
      Self.requiredDaysWithoutNewResponse - comparisonDayCountSinceNewResponse
    )
    gap = isProved ? nil : evidence.gap(distinctCount: distinctCount, missingDays: missingDays)
  }

  /// The natural logarithm of the e-value of the rule that holds; `nil` if none does.
  var logEValueOfProvingRule: Double? {
    switch provingRule {
    case .fewDistinctResponsesDiffer: logFewDifferEValue
    case .newResponsesAreRareAndKnownAgree: logNewRareAndKnownAgreeEValue
    case nil: nil
    }
  }
}
