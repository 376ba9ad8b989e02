/// An observer of a handler's emissions, besides the bridge itself.
enum EmissionListener {
  case none
  /// Shows an arriving handler: called after each of its emissions.
  case arrivingHandler(@MainActor () -> Void)
  /// Measures the latency of the shown side.
  case shownTiming(LaneTiming)
  /// Measures the latency of the candidate.
  case candidateTiming(LaneTiming)

  @MainActor
  func handleEmission() {
    switch self {
    case .none: break
    case .arrivingHandler(let arrive): arrive()
    case .shownTiming(let timing): timing.noteShownEmission()
    case .candidateTiming(let timing): timing.noteCandidateEmission()
    }
  }
}
