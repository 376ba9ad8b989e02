/// What the user can ask of the timeline, besides writing.
enum TimelineEvent: Equatable, Sendable {
  case refresh
  case like(Post.ID)
  case retweet(Post.ID)
  case compose
  case cancelDraft
  case sendDraft
}
