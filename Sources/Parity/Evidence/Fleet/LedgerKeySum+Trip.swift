import Foundation

extension LedgerKeySum {
  /// Returns the trip that the counts of all runs prove together; `nil` if they do not prove a
  /// trip.
  func provedTrip(_ settings: EvidenceSettings) -> EvidenceTrip? {
    let alpha = settings.rollBackAlpha(afterRestarts: highestRestartCount)
    let logValue = MixtureTest(rateAtMost: settings.toleratedRate)
      .logEValue(differences: counts.differences, count: counts.comparisons)
    guard logValue >= -log(alpha) else { return nil }
    return EvidenceTrip(
      key: key,
      differences: counts.differences,
      comparisons: counts.comparisons,
      logEValue: logValue,
      alpha: alpha,
      firstDifference: leastFirstDifference
    )
  }
}
