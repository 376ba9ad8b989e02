/// The work counter and the pipeline recording of one handler.
struct WorkTrackerAndPipelineScope {
  /// The counter of the work that the handler has scheduled; `nil` if no comparison can wait for
  /// that work.
  var tracker: WorkTracker?
  /// The handler's part of a pipeline recording; `nil` if nothing is recorded.
  var scope: PipelineScope?
}
