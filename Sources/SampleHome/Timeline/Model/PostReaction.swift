/// What the user can switch on and off of a post.
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

  /// The post with a reaction on or off, counted; as it is, if the reaction is so already.
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
  /// One more or one less, between 0 and the greatest number.
  fileprivate func counted(_ isUp: Bool) -> Int {
    isUp ? (self == .max ? self : self + 1) : Swift.max(0, Swift.max(1, self) - 1)
  }
}
