/// What a handler's emissions are reported to, besides its output.
enum EmissionListener {
  case none
  /// The lane that shows the handler as soon as it has emitted.
  case arrival(@MainActor () -> Void)
  /// The clock of the shown side.
  case shownTiming(LaneTiming)
  /// The clock of the candidate.
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
