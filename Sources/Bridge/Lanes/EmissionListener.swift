/// The observer that each emission of a handler calls, besides the handler's ``LegacySide``.
enum EmissionListener {
  case none
  /// Shows an arriving handler: called after each of its emissions.
  case arrivingHandler(@MainActor () -> Void)
  /// Measures the latency of the shown side.
  case shownLatencyMeter(LatencyMeter)
  /// Measures the latency of the candidate.
  case candidateLatencyMeter(LatencyMeter)

  @MainActor
  func handleEmission() {
    switch self {
    case .none: break
    case .arrivingHandler(let arrive): arrive()
    case .shownLatencyMeter(let latencyMeter): latencyMeter.extendShownSpanToNow()
    case .candidateLatencyMeter(let latencyMeter): latencyMeter.extendCandidateSpanToNow()
    }
  }
}
