/// One post, as the server last said that it is.
struct Post: Identifiable, Equatable, Sendable {
  /// The server's name of the post.
  let id: String
  let author: String
  let text: String
  /// When it was posted; `nil` if the server sent no usable moment.
  let postedAt: Moment?
  var likes = 0
  var retweets = 0
  var isLiked = false
  var isRetweeted = false
}
