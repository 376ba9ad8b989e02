/// What the bridge measures of one handler: its pending work and its pipeline.
struct HandlerInstruments {
  /// Counts the work that the handler schedules; `nil` if nothing waits for it.
  var tracker: WorkTracker?
  /// The handler's part of a pipeline recording; `nil` if nothing is recorded.
  var scope: PipelineScope?
}
