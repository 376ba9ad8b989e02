import Parity

extension StageFlags {
  /// Takes those kinds back that the app did not survive in an earlier launch.
  ///
  /// - Parameter probation: Whoever has found out.
  public func restore(_ probation: CandidateProbation) {
    let explanation = "the app ended while it ran to be compared"
    restore(probation.crashed.map { ($0.kind, StageTrip($0, explanation)) })
  }
}
