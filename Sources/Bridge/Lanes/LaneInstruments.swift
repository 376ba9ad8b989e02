import Parity

/// What observes both sides of a content.
struct LaneInstruments {
  /// Whether everything that both sides emit is compared, whatever the kind's rules say.
  var isStrict = false
  /// Whether the bridge is delivering responses.
  var isDelivering: @MainActor () -> Bool = { false }
  /// Measures how long both sides take; `nil` where nothing measures.
  var timing: LaneTiming?
  /// Hashes responses, to count distinct ones; `nil` where they are not counted.
  var responseHasher: ResponseHasher?
  /// Records the handlers' pipelines where no recording's scope is open.
  var recorder: PipelineRecorder?
  /// How long both sides of an interactive content may work for one step.
  var settlingTime: Duration = .zero
  /// Whether a handler without scheduled work shows nothing more.
  var isTimeVirtual = false
}
