import Parity

extension StageFlags {
  /// Turns the kinds `off` whose candidates crashed the app in an earlier launch.
  ///
  /// - Parameter probation: The marks of earlier launches.
  public func restoreTrips(from probation: CandidateProbation) {
    let explanation = "the app crashed while the candidate ran"
    restoreTrips(probation.crashed.map { ($0.kind, StageTrip($0, explanation)) })
  }
}
