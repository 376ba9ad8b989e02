/// The user's actions on the timeline, except typing in the sheet for writing a post.
enum TimelineUserEvent: Equatable, Sendable {
  case refresh
  case toggleLike(Post.ID)
  case toggleRetweet(Post.ID)
  /// The user opens the sheet for writing a post.
  case startDraft
  /// The user closes the sheet without sending the draft.
  case cancelDraft
  case sendDraft
}
