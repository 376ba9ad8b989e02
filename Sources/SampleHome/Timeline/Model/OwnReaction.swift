/// A reaction of the user to a post, which the user can switch on and off.
struct OwnReaction: Hashable, Sendable {
  enum Kind: Sendable {
    case like
    case retweet
  }

  let kind: Kind
  let postID: Post.ID
}

extension Post {
  /// Returns whether the user's reaction of a kind is on.
  subscript(kind: OwnReaction.Kind) -> Bool {
    switch kind {
    case .like: isLiked
    case .retweet: isRetweeted
    }
  }

  /// Returns the post with a reaction switched on or off, and with the reaction's count adjusted;
  /// the same post if the reaction is already in that state.
  func setting(_ kind: OwnReaction.Kind, to isOn: Bool) -> Post {
    guard self[kind] != isOn else { return self }
    var post = self
    switch kind {
    case .like:
      post.isLiked = isOn
      post.likes = likes.changedByOne(isUp: isOn)
    case .retweet:
      post.isRetweeted = isOn
      post.retweets = retweets.changedByOne(isUp: isOn)
    }
    return post
  }
}

extension Int {
  /// Returns the count plus one, at most `Int.max`; if not `isUp`, the count minus one, at least 0.
  fileprivate func changedByOne(isUp: Bool) -> Int {
    isUp ? (self == .max ? self : self + 1) : Swift.max(0, Swift.max(1, self) - 1)
  }
}
