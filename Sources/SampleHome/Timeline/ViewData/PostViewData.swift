import UIStateLayer

/// One post of the timeline.
struct PostViewData: ViewData, Identifiable {
  let id: Post.ID
  let author: String
  let text: String
  /// The time since it was posted, by the rule *Relative*; "" if it is unknown.
  let time: String
  /// *Count*; "" for none.
  let likes: String
  /// *Count*; "" for none.
  let retweets: String
  let isLiked: Bool
  let isRetweeted: Bool
}

extension PostViewData {
  init(_ post: Post, at clock: ScreenClock) {
    id = post.id
    author = post.author
    text = post.text
    time = RelativeDateFormat(clock: clock).text(post.postedAt)
    likes = CountFormat.textFromOne(post.likes)
    retweets = CountFormat.textFromOne(post.retweets)
    isLiked = post.isLiked
    isRetweeted = post.isRetweeted
  }
}
