import Parity

extension StageFlags {
  /// Turns the kinds `off` whose candidates crashed the app in an earlier launch, at once also on
  /// screens that are shown.
  ///
  /// Each trip applies to the version of the flag and of the app that crashed.
  ///
  /// - Parameter probation: The marks of earlier launches; the trips are those of
  ///   ``CandidateProbation/crashed``.
  public func restoreTrips(from probation: CandidateProbation) {
    let explanation = "the app crashed while the candidate ran"
    restoreTrips(probation.crashed.map { ($0.kind, StageTrip($0, explanation)) })
  }
}
