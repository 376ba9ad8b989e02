import Foundation
import ScreenDocument

/// The counts of one key in this run, added to those of earlier runs.
@MainActor
final class EvidenceTally {
  private(set) var entry: LedgerEntry
  /// The first and the last day with comparisons, even if the entry has too many days for all.
  private(set) var period: RunPeriod?
  /// Whether the current counts have been taken for writing.
  var isWritten = true
  /// Returns the responses that earlier runs compared on a day.
  var before: (UTCDay) -> Set<UInt64> = { _ in [] }

  private let purpose: CountedRun.Purpose
  private let countsBefore: EvidenceCounts
  private let hasTrippedBefore: Bool
  private let test: MixtureTest
  private let alpha: Double
  private let threshold: Double
  /// The responses that earlier runs compared today.
  private var today: (day: UTCDay, responses: Set<UInt64>)?

  init(
    _ sum: LedgerSum,
    restart: Int,
    settings: EvidenceSettings,
    cohort: String?,
    purpose: CountedRun.Purpose
  ) {
    entry = LedgerEntry(key: sum.key)
    entry.restart = restart
    entry.toleratedRate = settings.toleratedRate
    entry.cohort = cohort
    self.purpose = purpose
    countsBefore = sum.counts
    hasTrippedBefore = sum.trip != nil
    test = MixtureTest(rateAtMost: entry.toleratedRate)
    alpha = settings.rollBackAlpha(restart: restart)
    threshold = -log(alpha)
  }

  /// Counts an outcome.
  ///
  /// - Returns: The trip, if this outcome proves it.
  func add(
    _ outcome: ComparisonOutcome,
    of result: ComparisonResult,
    on day: UTCDay
  ) -> EvidenceTrip? {
    entry.counts.add(outcome)
    if result.skipReason == .late { entry.counts.addLate() }
    if let latency = result.latency {
      entry.latency.legacy.add(latency.legacy)
      entry.latency.state.add(latency.state)
    }
    let differs = outcome == .mismatched || outcome == .candidateError
    guard differs || outcome == .matched else { return nil }
    entry.days.insert(day)
    period.formUnion(RunPeriod(day))
    if let response = result.response { add(response, differs: differs, on: day) }
    return differs ? addDifference(of: result) : nil
  }

  func add(_ version: KindConfiguration) {
    if let stage = version.stage { entry.stages.insert(stage) }
    entry.feeds.formUnion(version.feeds.prefix(LedgerEntry.maximumFeeds))
  }

  private func add(_ response: ResponseHash, differs: Bool, on day: UTCDay) {
    if entry.distinct?.keyName != response.keyName {
      // Hashes of another key cannot be compared with these: only those of the first key are kept.
      guard entry.distinct == nil else { return }
      entry.distinct = DistinctResponses(keyName: response.keyName)
    }
    entry.counts.addHashed(isRepeated: isRepeated(response.hash, on: day))
    entry.distinct?.add(response.hash, differs: differs, on: day)
  }

  /// Returns whether this device has already compared the response on the same day.
  private func isRepeated(_ hash: UInt64, on day: UTCDay) -> Bool {
    guard purpose == .device else { return false }
    if entry.distinct?[hash]?.last == day { return true }
    if today?.day != day { today = (day, before(day)) }
    return today?.responses.contains(hash) ?? false
  }

  /// Counts a difference and checks the e-value, which only a difference can raise.
  private func addDifference(of result: ComparisonResult) -> EvidenceTrip? {
    entry.places.add(result.differences)
    if entry.firstDifference == nil {
      entry.firstDifference = result.differences.first.map { DifferencePlace($0) }
    }
    guard purpose == .device, entry.trip == nil, !hasTrippedBefore else { return nil }
    var sum = countsBefore
    sum.add(entry.counts)
    let value = test.logValue(differences: sum.differences, count: sum.comparisons)
    guard value >= threshold else { return nil }
    let trip = EvidenceTrip(
      key: entry.key,
      differences: sum.differences,
      comparisons: sum.comparisons,
      logValue: value,
      alpha: alpha,
      firstDifference: entry.firstDifference
    )
    entry.trip = trip
    return trip
  }
}
