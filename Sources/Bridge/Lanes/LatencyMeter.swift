import Parity
import TopScreen

/// The meter of the latency of both sides of a content for the current response.
///
/// In real time, the latency of a side is the time from the moment at which the side receives the
/// response to its last emission; without a later emission, to the end of the call that delivers
/// the response. If the clock has a ``LegacyClock/workTimeMeter``, on virtual time, it is the time
/// that the side worked.
@MainActor
final class LatencyMeter {
  private let clock: LegacyClock
  private var shownSpan: MeasuredSpan?
  private var candidateSpan: MeasuredSpan?

  private struct MeasuredSpan {
    let begin: Duration
    var end: Duration
    var sideWork: WorkTimeMeter.SideWork?

    var time: Duration { sideWork?.workTime ?? max(end - begin, .zero) }
  }

  init(_ clock: LegacyClock) {
    self.clock = clock
  }

  /// Runs a body that delivers a response to the shown side, and starts a new measurement of this
  /// side.
  ///
  /// The measured time continues after the body, until the side's last emission. If the clock has a
  /// ``LegacyClock/workTimeMeter``, it is instead the time of the body and of the work that the
  /// body scheduled.
  func measureShown<Result>(_ body: () -> Result) -> Result {
    Self.measure(\.shownSpan, in: self, body)
  }

  /// Starts a new measurement of the candidate, and runs a body that delivers a response to it.
  ///
  /// The time is measured as in ``measureShown(_:)``.
  func measureCandidate(_ body: () -> Void) {
    Self.measure(\.candidateSpan, in: self, body)
  }

  /// Sets the end of the shown side's measured time to now.
  ///
  /// Does nothing if the clock has a ``LegacyClock/workTimeMeter``: only work is measured then.
  func extendShownSpanToNow() { if clock.workTimeMeter == nil { shownSpan?.end = clock.uptime } }

  /// Sets the end of the candidate's measured time to now.
  ///
  /// Does nothing if the clock has a ``LegacyClock/workTimeMeter``: only work is measured then.
  func extendCandidateSpanToNow() {
    if clock.workTimeMeter == nil { candidateSpan?.end = clock.uptime }
  }

  /// Returns the latencies of both sides, and removes them; `nil` if a side was not measured, and
  /// then removes nothing.
  func takeLatency(shownSide side: Side) -> ComparisonLatency? {
    guard let shown = shownSpan?.time, let candidate = candidateSpan?.time else { return nil }
    self.shownSpan = nil
    self.candidateSpan = nil
    return side == .legacy
      ? ComparisonLatency(legacy: shown, state: candidate)
      : ComparisonLatency(legacy: candidate, state: shown)
  }

  private static func measure<Result>(
    _ span: ReferenceWritableKeyPath<LatencyMeter, MeasuredSpan?>,
    in latencyMeter: LatencyMeter,
    _ body: () -> Result
  ) -> Result {
    if let meter = latencyMeter.clock.workTimeMeter {
      let sideWork = WorkTimeMeter.SideWork()
      latencyMeter[keyPath: span] = MeasuredSpan(begin: .zero, end: .zero, sideWork: sideWork)
      return meter.run(addingTimeTo: sideWork, body)
    }
    let begin = latencyMeter.clock.uptime
    latencyMeter[keyPath: span] = MeasuredSpan(begin: begin, end: begin)
    let result = body()
    latencyMeter[keyPath: span]?.end = latencyMeter.clock.uptime
    return result
  }
}
