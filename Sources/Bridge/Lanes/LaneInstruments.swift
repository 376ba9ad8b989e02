import Parity

/// The instruments of both sides of a content.
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
  /// How long both sides of an interactive content may work for one step.
  var settlingTime: Duration = .zero
  /// Whether a handler without scheduled work shows nothing more.
  var isTimeVirtual = false
}
