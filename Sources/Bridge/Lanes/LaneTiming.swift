import Parity
import TopScreen

/// Measures the latency of both sides of a content for the current response: the time from delivery
/// to the last emission, or the time of work if the clock has a meter.
@MainActor
final class LaneTiming {
  private let clock: LegacyClock
  private var shown: Span?
  private var candidate: Span?

  private struct Span {
    let begin: Duration
    var end: Duration
    var worker: WorkMeter.Worker?

    var time: Duration { worker?.time ?? max(end - begin, .zero) }
  }

  init(_ clock: LegacyClock) {
    self.clock = clock
  }

  /// Runs a body that delivers a response to the shown side, and starts a new measurement of this
  /// side.
  ///
  /// The measured time continues after the body: until the side's last emission or, if the clock
  /// has a meter, for the work that the body scheduled.
  func timeShown<Result>(_ body: () -> Result) -> Result {
    Self.time(\.shown, in: self, body)
  }

  /// Runs a body that delivers a response to the candidate, and starts a new measurement of the
  /// candidate, as ``timeShown(_:)`` does for the shown side.
  func timeCandidate(_ body: () -> Void) {
    Self.time(\.candidate, in: self, body)
  }

  /// Sets the end of the shown side's measured time to now; does nothing if the clock has a meter.
  func shownEmitted() { if clock.meter == nil { shown?.end = clock.uptime } }

  /// Sets the end of the candidate's measured time to now; does nothing if the clock has a meter.
  func candidateEmitted() { if clock.meter == nil { candidate?.end = clock.uptime } }

  /// Returns the latencies of both sides, and removes them; `nil` if a side was not measured.
  func take(shownSide side: Side) -> ComparisonLatency? {
    guard let shown = shown?.time, let candidate = candidate?.time else { return nil }
    self.shown = nil
    self.candidate = nil
    return side == .legacy
      ? ComparisonLatency(legacy: shown, state: candidate)
      : ComparisonLatency(legacy: candidate, state: shown)
  }

  private static func time<Result>(
    _ span: ReferenceWritableKeyPath<LaneTiming, Span?>,
    in timing: LaneTiming,
    _ body: () -> Result
  ) -> Result {
    if let meter = timing.clock.meter {
      let worker = WorkMeter.Worker()
      timing[keyPath: span] = Span(begin: .zero, end: .zero, worker: worker)
      return meter.run(as: worker, body)
    }
    let begin = timing.clock.uptime
    timing[keyPath: span] = Span(begin: begin, end: begin)
    let result = body()
    timing[keyPath: span]?.end = timing.clock.uptime
    return result
  }
}
