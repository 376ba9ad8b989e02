/// The user's actions on the timeline, except typing.
enum TimelineEvent: Equatable, Sendable {
  case refresh
  case like(Post.ID)
  case retweet(Post.ID)
  case compose
  case cancelDraft
  case sendDraft
}
