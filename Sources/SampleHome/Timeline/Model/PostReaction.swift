/// A reaction to a post that the user can switch on and off.
struct PostReaction: Hashable, Sendable {
  enum Kind: Sendable {
    case like
    case retweet
  }

  let kind: Kind
  let post: Post.ID
}

extension Post {
  /// Whether a reaction is on.
  subscript(kind: PostReaction.Kind) -> Bool {
    switch kind {
    case .like: isLiked
    case .retweet: isRetweeted
    }
  }

  /// Returns the post with a reaction switched on or off and its count adjusted; the same post if
  /// the reaction has that state already.
  func setting(_ kind: PostReaction.Kind, to isOn: Bool) -> Post {
    guard self[kind] != isOn else { return self }
    var post = self
    switch kind {
    case .like:
      post.isLiked = isOn
      post.likes = likes.counted(isOn)
    case .retweet:
      post.isRetweeted = isOn
      post.retweets = retweets.counted(isOn)
    }
    return post
  }
}

extension Int {
  /// Returns a count plus or minus one, clamped to 0 and the greatest number.
  fileprivate func counted(_ isUp: Bool) -> Int {
    isUp ? (self == .max ? self : self + 1) : Swift.max(0, Swift.max(1, self) - 1)
  }
}
