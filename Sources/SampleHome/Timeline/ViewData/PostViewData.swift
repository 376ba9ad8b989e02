import UIStateLayer

/// The view data of one post of the timeline; ``DisplayRules`` defines the rules in italics.
struct PostViewData: ViewData, Identifiable {
  let id: Post.ID
  let author: String
  let text: String
  /// The time since the post was sent, by the rule *Relative*; "" if the moment is unknown.
  let time: String
  /// The number of likes by the rule *Count*; "" for none.
  let likes: String
  /// The number of retweets by the rule *Count*; "" for none.
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
