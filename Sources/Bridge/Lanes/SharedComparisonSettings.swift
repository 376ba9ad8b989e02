import Parity

/// The settings and the measuring objects for the comparisons of all contents of a screen.
struct SharedComparisonSettings {
  /// Whether every emission of both sides is compared, overriding the kind's rules.
  var isStrict = false
  /// Whether the bridge is delivering responses.
  var isDelivering: @MainActor () -> Bool = { false }
  /// The hasher that counts distinct responses; `nil` if they are not counted.
  var responseHasher: ResponseHasher?
  /// The bridge's own recorder of the handlers' pipelines; `nil` if it has none.
  ///
  /// It is used only while no other recording is open. Without it, pipelines are recorded only
  /// while another recording is open.
  var pipelineRecorder: PipelineRecorder?
  /// The time in which both sides of an interactive content may finish their work for one step.
  var settlingTime: Duration = .zero
  /// Whether handlers run on virtual time.
  ///
  /// If they do, a handler that has no scheduled work left emits nothing more.
  var isTimeVirtual = false
}
