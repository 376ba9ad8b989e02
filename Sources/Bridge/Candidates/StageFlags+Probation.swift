import Parity

extension StageFlags {
  /// Trips the kinds that crashed the app in an earlier launch.
  ///
  /// - Parameter probation: Reports the kinds that crashed.
  public func restoreTrips(from probation: CandidateProbation) {
    let explanation = "the app crashed while the candidate ran"
    restoreTrips(probation.crashed.map { ($0.kind, StageTrip($0, explanation)) })
  }
}
