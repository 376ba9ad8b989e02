/// One post, in the state that the server last sent.
struct Post: Identifiable, Equatable, Sendable {
  /// The server's id of the post.
  let id: String
  let author: String
  let text: String
  /// When it was posted; `nil` if the server sent no valid moment.
  let postedAt: Moment?
  var likes = 0
  var retweets = 0
  var isLiked = false
  var isRetweeted = false
}
