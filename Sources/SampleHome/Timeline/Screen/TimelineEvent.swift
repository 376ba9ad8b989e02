/// The user's actions on the timeline, except typing in the sheet for writing a post.
enum TimelineEvent: Equatable, Sendable {
  case refresh
  case like(Post.ID)
  case retweet(Post.ID)
  case compose
  case cancelDraft
  case sendDraft
}
