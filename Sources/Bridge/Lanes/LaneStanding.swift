/// The decisions that a content follows.
struct LaneStanding: Equatable {
  var decision: StageDecision
  /// Whether a handler that runs listens to the content's handler.
  var feedsOthers: Bool
}
