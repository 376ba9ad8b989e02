import Foundation
import ScreenDocument

/// A counter of the comparisons of one key in this run, which returns a trip as soon as its counts
/// and those of earlier runs prove that too many comparisons differ.
@MainActor
final class RunKeyTally {
  private(set) var entry: LedgerEntry
  /// The first and the last day with comparisons; `nil` without comparisons.
  ///
  /// The range is stored separately because the entry stores only the latest 64 days.
  private(set) var dayRange: ComparisonDayRange?
  /// Whether all counts of the tally are in the file or in the batch that is being written.
  ///
  /// The value is `true` for a new tally. After a failed batch, it is `false` until the next batch
  /// begins.
  var isWrittenOrBeingWritten = true
  /// A function that returns the hashes of the responses that earlier runs compared on a day.
  var responseHashesOfEarlierRuns: (UTCDay) -> Set<UInt64> = { _ in [] }

  private let source: RunProperties.OutcomeSource
  private let countsOfEarlierRuns: EvidenceCounts
  private let hasTrippedInEarlierRun: Bool
  private let test: MixtureTest
  private let alpha: Double
  private let minimumLogEValueForTrip: Double
  /// The hashes of the responses that earlier runs compared on the current day; `nil` until they
  /// are needed.
  private var cachedResponseHashesOfEarlierRuns: (day: UTCDay, hashes: Set<UInt64>)?

  init(
    _ sum: LedgerKeySum,
    restartCount: Int,
    settings: EvidenceSettings,
    cohort: String?,
    source: RunProperties.OutcomeSource
  ) {
    entry = LedgerEntry(key: sum.key)
    entry.restartCount = restartCount
    entry.toleratedRate = settings.toleratedRate
    entry.cohort = cohort
    self.source = source
    countsOfEarlierRuns = sum.counts
    hasTrippedInEarlierRun = sum.strongestTrip != nil
    test = MixtureTest(rateAtMost: entry.toleratedRate)
    alpha = settings.rollBackAlpha(afterRestarts: restartCount)
    minimumLogEValueForTrip = -log(alpha)
  }

  /// Counts an outcome.
  ///
  /// - Returns: The trip, if this outcome is the first that proves it, counting earlier runs too;
  ///   otherwise `nil`. It is always `nil` in a replay, and if an earlier run has a trip in effect.
  func add(
    _ outcome: ComparisonOutcome,
    of result: ComparisonResult,
    on day: UTCDay
  ) -> EvidenceTrip? {
    entry.counts.add(outcome)
    if result.skipReason == .late { entry.counts.countSkippedAsLate() }
    if let latency = result.latency {
      entry.latency.legacy.add(latency.legacy)
      entry.latency.state.add(latency.state)
    }
    let differs = outcome == .mismatched || outcome == .candidateError
    guard differs || outcome == .matched else { return nil }
    entry.days.insert(day)
    dayRange.formUnion(ComparisonDayRange(day))
    if let response = result.response { add(response, differs: differs, on: day) }
    return differs ? countDifference(of: result) : nil
  }

  /// Adds the stage and the fed kinds of a configuration with which the kind was shown or compared,
  /// up to ``LedgerEntry/maximumFedKinds`` in the run.
  func addStageAndFeeds(of configuration: KindConfiguration) {
    if let stage = configuration.stage { entry.stages.insert(stage) }
    for kind in configuration.fedKinds where entry.fedKinds.count < LedgerEntry.maximumFedKinds {
      entry.fedKinds.insert(kind)
    }
  }

  private func add(_ response: ResponseHash, differs: Bool, on day: UTCDay) {
    if entry.responseSample?.hashKeyName != response.keyName {
      // Hashes with different keys cannot be compared, so only hashes with the first key are
      // counted.
      guard entry.responseSample == nil else { return }
      entry.responseSample = DistinctResponseSample(hashKeyName: response.keyName)
    }
    entry.counts.addHashed(isRepeatedOnSameDay: isRepeated(response.hash, on: day))
    entry.responseSample?.add(response.hash, differs: differs, on: day)
  }

  /// Returns whether this device has already compared the response on the same day; `false` for a
  /// replay.
  private func isRepeated(_ hash: UInt64, on day: UTCDay) -> Bool {
    guard source == .appLaunch else { return false }
    if entry.responseSample?[hash]?.lastDay == day { return true }
    if cachedResponseHashesOfEarlierRuns?.day != day {
      cachedResponseHashesOfEarlierRuns = (day, responseHashesOfEarlierRuns(day))
    }
    return cachedResponseHashesOfEarlierRuns?.hashes.contains(hash) ?? false
  }

  /// Counts the places of a difference, and checks the e-value, which only a difference can raise.
  ///
  /// - Returns: The trip, if this difference is the first that proves it, counting earlier runs
  ///   too; otherwise `nil`. It is always `nil` in a replay, and if an earlier run has a trip in
  ///   effect.
  private func countDifference(of result: ComparisonResult) -> EvidenceTrip? {
    entry.places.addOnce(toEachPlaceOf: result.differences)
    if entry.firstDifference == nil {
      entry.firstDifference = result.differences.first.map { DifferencePlace($0) }
    }
    guard source == .appLaunch, entry.trip == nil, !hasTrippedInEarlierRun else { return nil }
    var sum = countsOfEarlierRuns
    sum.add(entry.counts)
    let value = test.logEValue(differences: sum.differences, count: sum.comparisons)
    guard value >= minimumLogEValueForTrip else { return nil }
    let trip = EvidenceTrip(
      key: entry.key,
      differences: sum.differences,
      comparisons: sum.comparisons,
      logEValue: value,
      alpha: alpha,
      firstDifference: entry.firstDifference
    )
    entry.trip = trip
    return trip
  }
}
