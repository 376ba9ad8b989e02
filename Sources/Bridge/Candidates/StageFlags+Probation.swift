import Parity

extension StageFlags {
  /// Trips the kinds whose candidates crashed the app in an earlier launch.
  ///
  /// - Parameter probation: The marks of earlier launches, with the kinds that crashed.
  public func restoreTrips(from probation: CandidateProbation) {
    let explanation = "the app crashed while the candidate ran"
    restore(probation.crashed.map { ($0.kind, StageTrip($0, explanation)) })
  }
}
