import UIStateLayer

/// The view data of one post of the timeline; a name in italics is a rule of ``FormattingRules``.
struct PostViewData: ViewData, Identifiable {
  let id: Post.ID
  let author: String
  let text: String
  /// When the post was sent, by the rule *Relative*: "59分前", "昨日", "3月5日"; "" if the moment is
  /// unknown.
  let time: String
  /// The number of likes by the rule *Count*: "1,234"; "" for 0 or a negative number.
  let likes: String
  /// The number of retweets by the rule *Count*: "1,234"; "" for 0 or a negative number.
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
    likes = CappedCountFormat.textIfPositive(post.likes)
    retweets = CappedCountFormat.textIfPositive(post.retweets)
    isLiked = post.isLiked
    isRetweeted = post.isRetweeted
  }
}
