import Foundation

/// Computes the number of further comparisons that the tests for the next stage need.
struct AdvanceNeed {
  typealias Counts = (differences: Int, count: Int)

  let test: MixtureTest
  let alpha: Double
  /// All comparisons.
  let pool: Counts
  /// The distinct responses in the sample, each counted once.
  let sample: Counts
  /// The comparisons, in which each new response counts as a difference.
  let known: Counts

  var logPoolValue: Double { value(pool) }
  var logSampleValue: Double { value(sample) }
  var logKnownValue: Double { value(known) }

  var isPoolEnough: Bool { logPoolValue >= -log(alpha) }
  var isSampleEnough: Bool { logSampleValue >= -log(alpha / 2) }
  var isKnownEnough: Bool { logKnownValue >= -log(alpha / 2) }

  /// Returns the gap that takes fewer comparisons, if new responses continue to arrive at the
  /// present rate.
  func gap(distinct: Int, missingDays: Int) -> AdvanceGap {
    let poolMore = comparisonsNeeded(pool, -log(alpha))
    let sampleMore = comparisonsNeeded(sample, -log(alpha / 2)).flatMap {
      sample.count + $0 <= DistinctResponses.capacity ? $0 : nil
    }
    let knownMore = comparisonsNeeded(known, -log(alpha / 2))
    guard let poolMore else { return .tooManyDifferences }
    let byNew = sampleMore.map { max($0, poolMore) }
    let byKnown = knownMore.map { max($0, poolMore) }
    guard let byNew else {
      return byKnown.map { .comparisons($0, days: missingDays) } ?? .tooManyDifferences
    }
    guard let byKnown, distinct > 0 else { return .newResponses(byNew) }
    let comparisonsForNew = Double(byNew) * max(1, Double(known.count) / Double(distinct))
    return Double(byKnown) < comparisonsForNew
      ? .comparisons(byKnown, days: missingDays) : .newResponses(byNew)
  }

  private func value(_ counts: Counts) -> Double {
    test.logValue(differences: counts.differences, count: counts.count)
  }

  /// Returns the number of further comparisons without a difference that reach a threshold; `nil`
  /// if it exceeds ``MixtureTest/maximumCount``.
  ///
  /// - Complexity: O(log n) e-values.
  private func comparisonsNeeded(_ counts: Counts, _ threshold: Double) -> Int? {
    let suffices = { (more: Int) in value((counts.differences, counts.count + more)) >= threshold }
    if suffices(0) { return 0 }
    var enough = 1
    while !suffices(enough) {
      guard counts.count + enough < MixtureTest.maximumCount else { return nil }
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
