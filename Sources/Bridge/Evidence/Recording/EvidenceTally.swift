import Foundation
import ScreenDocument

/// The counts of one key in this run, on top of those of earlier runs.
@MainActor
final class EvidenceTally {
  private(set) var entry: LedgerEntry
  /// Whether something has been counted since the entry was taken to be written.
  var isWritten = true

  /// Whether the order of the outcomes is told, so that a trip at one of them means something.
  private let isInOrder: Bool
  private let before: EvidenceCounts
  private let hasTrippedBefore: Bool
  private let test: MixtureTest
  private let alpha: Double
  private let threshold: Double

  init(_ sum: LedgerSum, restart: Int, settings: EvidenceSettings, noise: Double?, isInOrder: Bool)
  {
    entry = LedgerEntry(key: sum.key)
    entry.restart = restart
    entry.toleratedRate = max(settings.toleratedRate, noise ?? 0)
    self.isInOrder = isInOrder
    before = sum.counts
    hasTrippedBefore = sum.trip != nil
    test = MixtureTest(rateAtMost: max(entry.toleratedRate, sum.toleratedRate))
    alpha = settings.rollBackAlpha(
      restart: restart,
      contents: max(settings.contents, sum.contents)
    )
    threshold = -log(alpha)
  }

  /// Counts an outcome.
  ///
  /// - Returns: The trip, if the outcome is the one that proves it.
  func add(_ outcome: ComparisonOutcome, of result: ComparisonResult) -> EvidenceTrip? {
    entry.counts.add(outcome)
    if let latency = result.latency {
      entry.latency.legacy.add(latency.legacy)
      entry.latency.state.add(latency.state)
    }
    guard outcome == .mismatched || outcome == .candidateError else { return nil }
    return addDifference(of: result)
  }

  func add(_ stage: Stage?) {
    if let stage { entry.stages.insert(stage) }
  }

  /// The e-value rises with a difference alone, so it is not looked at before.
  private func addDifference(of result: ComparisonResult) -> EvidenceTrip? {
    if entry.firstDifference == nil, let place = result.differences.first?.path.description {
      entry.firstDifference = place.cut(toBytes: Ledger.maximumPlaceLength)
    }
    guard isInOrder, entry.trip == nil, !hasTrippedBefore else { return nil }
    var sum = before
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
