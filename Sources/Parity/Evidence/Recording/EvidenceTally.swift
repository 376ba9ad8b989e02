import Foundation
import ScreenDocument

/// The counts of one key in this run, on top of those of earlier runs.
@MainActor
final class EvidenceTally {
  private(set) var entry: LedgerEntry
  /// Whether something has been counted since the entry was taken to be written.
  var isWritten = true
  /// Returns the responses that earlier runs have compared on a day.
  var before: (UTCDay) -> Set<UInt64> = { _ in [] }

  private let purpose: CountedRun.Purpose
  private let countsBefore: EvidenceCounts
  private let hasTrippedBefore: Bool
  private let test: MixtureTest
  private let alpha: Double
  private let threshold: Double
  /// What earlier runs have compared today.
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
  /// - Returns: The trip, if the outcome is the one that proves it.
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
    if let response = result.response { add(response, differs: differs, on: day) }
    return differs ? addDifference(of: result) : nil
  }

  func add(_ version: EvidenceVersion) {
    if let stage = version.stage { entry.stages.insert(stage) }
    entry.feeds.formUnion(version.feeds.prefix(LedgerEntry.maximumFeeds))
  }

  private func add(_ response: HashedResponse, differs: Bool, on day: UTCDay) {
    if entry.distinct?.keyName != response.keyName {
      // Another key's hashes say nothing beside these: the first one's are kept.
      guard entry.distinct == nil else { return }
      entry.distinct = DistinctResponses(keyName: response.keyName)
    }
    entry.counts.addHashed(isRepeated: isRepeated(response.hash, on: day))
    entry.distinct?.add(response.hash, differs: differs, on: day)
  }

  /// Whether this device has compared the response before on the same day.
  private func isRepeated(_ hash: UInt64, on day: UTCDay) -> Bool {
    guard purpose == .device else { return false }
    if entry.distinct?[hash]?.last == day { return true }
    if today?.day != day { today = (day, before(day)) }
    return today?.responses.contains(hash) ?? false
  }

  /// The e-value rises with a difference alone, so it is not looked at before.
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
