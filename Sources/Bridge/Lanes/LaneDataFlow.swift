/// Whether the output of a content's handler can be observed, and whether slots are read between
/// the content and other contents.
struct LaneDataFlow {
  /// Whether the kind's handlers have an observable output.
  var hasObservableOutput = false
  /// Whether routes of other contents read the content's slot.
  var isReadByOthers = false
  /// Whether the content's route reads the slots of other contents.
  var readsOthers = false
}
