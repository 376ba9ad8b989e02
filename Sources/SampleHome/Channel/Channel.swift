/// The state of the channel that the user has chosen: its playback, likes, presents and comments.
struct Channel: Equatable, Sendable {
  /// The greatest elapsed time, in seconds.
  static let maximumElapsed = 359_999
  private static let milestones = [10_000, 1_000, 100]

  let id: String
  let title: String
  var isPlaying = true
  var likes = 0
  var unread = 0
  var gifts = ChannelGifts()
  var showsGifts = false
  private(set) var elapsed = 0
  private(set) var viewers = 0
  /// The highest milestone that a number of viewers has reached; `nil` below the first milestone.
  private(set) var milestone: Int?
  private(set) var comments: [ChannelComment] = []
  private var lastCommentID = 0

  init(id: String, title: String) {
    self.id = id
    self.title = title
  }

  /// Adds seconds to the elapsed time, up to ``maximumElapsed``; does nothing while the channel is
  /// paused, or if the number is not positive.
  mutating func elapse(_ seconds: Int) {
    guard isPlaying, seconds > 0 else { return }
    elapsed += min(seconds, Self.maximumElapsed - elapsed)
  }

  /// Stores a number of viewers, 0 for a negative one.
  ///
  /// - Returns: Whether the number reaches a higher milestone than every earlier number.
  mutating func updateViewers(to viewers: Int) -> Bool {
    self.viewers = max(0, viewers)
    let reached = Self.milestones.first { $0 <= viewers }
    guard let reached, reached > milestone ?? 0 else { return false }
    milestone = reached
    return true
  }

  /// Adds a comment, and removes the oldest ones that are too many to keep.
  mutating func add(_ text: String, by author: ChannelComment.Author) {
    lastCommentID += 1
    comments.append(ChannelComment(id: lastCommentID, author: author, text: text))
    comments.removeFirst(max(0, comments.count - ChannelViewData.maximumKeptComments))
  }
}
