/// What observes one handler beside its output.
struct HandlerInstruments {
  /// Counts the work that the handler schedules; `nil` where nothing waits for it.
  var tracker: WorkTracker?
  /// The handler's part of a recording; `nil` where nothing is recorded.
  var scope: PipelineScope?
}
