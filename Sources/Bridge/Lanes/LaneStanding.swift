/// What decides which sides of a content run: its stage, and whether others listen to its handler.
struct LaneStanding: Equatable {
  var decision: StageDecision
  /// Whether a running handler listens to the content's handler.
  var feedsOthers: Bool
}
