import Foundation

extension LedgerSum {
  /// What the counts of all runs prove together, as a trip; `nil` if it is not enough.
  func provedTrip(_ settings: EvidenceSettings) -> EvidenceTrip? {
    let alpha = settings.rollBackAlpha(restart: restart)
    let logValue = MixtureTest(rateAtMost: settings.toleratedRate)
      .logValue(differences: counts.differences, count: counts.comparisons)
    guard logValue >= -log(alpha) else { return nil }
    return EvidenceTrip(
      key: key,
      differences: counts.differences,
      comparisons: counts.comparisons,
      logValue: logValue,
      alpha: alpha,
      firstDifference: firstDifference
    )
  }
}
