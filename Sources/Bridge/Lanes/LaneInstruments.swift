import Parity

/// What the bridge measures of both sides of a content, and how it compares them.
struct LaneInstruments {
  /// Whether every emission of both sides is compared, overriding the kind's rules.
  var isStrict = false
  /// Whether the bridge is delivering responses.
  var isDelivering: @MainActor () -> Bool = { false }
  /// Measures the latency of both sides; `nil` if it is not measured.
  var timing: LaneTiming?
  /// Hashes responses, to count distinct ones; `nil` if they are not counted.
  var responseHasher: ResponseHasher?
  /// Records the handlers' pipelines where no recording scope is open.
  var recorder: PipelineRecorder?
  /// The maximum time for which the sides of an interactive content may work on one step.
  var settlingTime: Duration = .zero
  /// Whether all handlers run on virtual time, so that a handler without scheduled work emits nothing more.
  var isTimeVirtual = false
}
