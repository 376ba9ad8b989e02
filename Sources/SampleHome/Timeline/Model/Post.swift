/// One post of the timeline, with its reactions.
struct Post: Identifiable, Equatable, Sendable {
  /// The server's id of the post.
  let id: String
  let author: String
  let text: String
  /// The moment at which the post was sent; `nil` if the server sent no usable moment.
  let postedAt: Moment?
  var likes = 0
  var retweets = 0
  var isLiked = false
  var isRetweeted = false
}
