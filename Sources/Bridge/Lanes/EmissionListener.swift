/// An observer of a handler's emissions, besides the bridge itself.
enum EmissionListener {
  case none
  /// Called when the handler has emitted, so that the lane shows it.
  case arrival(@MainActor () -> Void)
  /// Measures the latency of the shown side.
  case shownTiming(LaneTiming)
  /// Measures the latency of the candidate.
  case candidateTiming(LaneTiming)

  @MainActor
  func emitted() {
    switch self {
    case .none: break
    case .arrival(let arrive): arrive()
    case .shownTiming(let timing): timing.shownEmitted()
    case .candidateTiming(let timing): timing.candidateEmitted()
    }
  }
}
