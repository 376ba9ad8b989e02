/// The decisions that apply to a content.
struct LaneStanding: Equatable {
  var decision: StageDecision
  /// Whether a running handler listens to the content's handler.
  var feedsOthers: Bool
}
