import Foundation

/// Computes the number of further comparisons that the tests for the next stage need.
struct AdvanceEvidence {
  typealias Counts = (differences: Int, total: Int)

  let test: MixtureTest
  let alpha: Double
  /// The counts of all comparisons.
  let allComparisons: Counts
  /// The counts of the distinct responses in the sample, and of other responses that differed; each
  /// response counts once.
  let distinctResponses: Counts
  /// The number of distinct responses in the sample.
  let sampledCount: Int
  /// The counts of the comparisons whose response has a hash, without repeated comparisons.
  ///
  /// The first comparison of each distinct response counts as a difference, even if the sides
  /// matched.
  let newResponsesAsDifferences: Counts

  var logDistinctEValue: Double { logEValue(of: distinctResponses) }
  var logNewResponsesAsDifferencesEValue: Double { logEValue(of: newResponsesAsDifferences) }

  var allComparisonsProveLowRate: Bool { logEValue(of: allComparisons) >= -log(alpha) }
  var distinctResponsesProveLowRate: Bool { logDistinctEValue >= -log(alpha / 2) }
  var newResponsesAsDifferencesProveLowRate: Bool {
    logNewResponsesAsDifferencesEValue >= -log(alpha / 2)
  }

  /// Returns what is missing for a proof: new responses, or comparisons of known responses.
  ///
  /// If both can complete the proof, returns the one that takes fewer comparisons. The number of
  /// comparisons for new responses is computed from the rate at which new responses have arrived.
  /// If none of the two can complete the proof, or if no number of further matches can complete the
  /// proof by all comparisons, returns ``AdvanceGap/tooManyDifferences``.
  func gap(distinctCount: Int, missingDays: Int) -> AdvanceGap {
    let allMore = furtherMatchesNeeded(after: allComparisons, toReach: -log(alpha))
    let distinctNeed = furtherMatchesNeeded(after: distinctResponses, toReach: -log(alpha / 2))
    let distinctMore = distinctNeed.flatMap {
      sampledCount + $0 <= DistinctResponseSample.capacity ? $0 : nil
    }
    let knownMore = furtherMatchesNeeded(after: newResponsesAsDifferences, toReach: -log(alpha / 2))
    guard let allMore else { return .tooManyDifferences }
    let byNew = distinctMore.map { max($0, allMore) }
    let byKnown = knownMore.map { max($0, allMore) }
    guard let byNew else {
      return byKnown.map { .comparisonsOfKnownResponses($0, days: missingDays) }
        ?? .tooManyDifferences
    }
    guard let byKnown, distinctCount > 0 else { return .newResponses(byNew) }
    let comparisonsForNew =
      Double(byNew) * max(1, Double(newResponsesAsDifferences.total) / Double(distinctCount))
    return Double(byKnown) < comparisonsForNew
      ? .comparisonsOfKnownResponses(byKnown, days: missingDays) : .newResponses(byNew)
  }

  private func logEValue(of counts: Counts) -> Double {
    test.logEValue(differences: counts.differences, count: counts.total)
  }

  /// Returns the number of further comparisons without a difference after which the logarithm of
  /// the e-value reaches a threshold; `nil` if this takes more than
  /// ``MixtureTest/maximumCount`` comparisons.
  ///
  /// - Complexity: O(log n) e-values.
  private func furtherMatchesNeeded(after counts: Counts, toReach logThreshold: Double) -> Int? {
    let suffices = { (more: Int) in
      logEValue(of: (counts.differences, counts.total + more)) >= logThreshold
    }
    if suffices(0) { return 0 }
    var enough = 1
    while !suffices(enough) {
      guard counts.total + enough < MixtureTest.maximumCount else { return nil }
      enough *= 2
    }
    var short = enough / 2
    while enough - short > 1 {
      let middle = (short + enough) / 2
      if suffices(middle) { enough = middle } else { short = middle }
    }
    return enough
  }
}
