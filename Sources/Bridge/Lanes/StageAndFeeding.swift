/// The stage decision of a content's kind, and whether other handlers need the content's handler.
struct StageAndFeeding: Equatable {
  var decision: StageDecision
  /// Whether a running handler listens to the content's handler.
  var feedsOthers: Bool
}
