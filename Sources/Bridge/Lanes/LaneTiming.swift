import Parity
import TopScreen

/// How long both sides of a content take with the current response: from its delivery to the last value
/// that they emit, or how long they work where the clock has a meter.
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

  /// Times the shown side while it receives a response.
  func timeShown<Result>(_ body: () -> Result) -> Result {
    Self.time(\.shown, in: self, body)
  }

  /// Times the candidate.
  func timeCandidate(_ body: () -> Void) {
    Self.time(\.candidate, in: self, body)
  }

  /// Notes that the shown side has emitted a value.
  func shownEmitted() { if clock.meter == nil { shown?.end = clock.uptime } }

  /// Notes that the candidate has emitted a value.
  func candidateEmitted() { if clock.meter == nil { candidate?.end = clock.uptime } }

  /// The times of both sides, once.
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
