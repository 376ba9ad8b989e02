/// The state of the channel that the user has chosen: its playback, likes, presents and comments.
struct WatchedChannel: Equatable, Sendable {
  /// The limit of the played time, in seconds: 99:59:59.
  static let maximumPlayedSeconds = 359_999
  private static let viewerMilestones = [10_000, 1_000, 100]

  let id: String
  let title: String
  var isPlaying = true
  /// The number of likes that the user has sent since choosing the channel.
  var sentLikeCount = 0
  /// The number of comments that have arrived while the channel was paused, without those of users
  /// who were muted then; 0 after the channel plays again.
  var unreadCommentCount = 0
  var sentGifts = SentGiftCountsByName()
  var showsGiftSheet = false
  /// The time for which the channel has played, without pauses, in seconds; at most 99:59:59.
  private(set) var playedSeconds = 0
  private(set) var viewerCount = 0
  /// The highest milestone that a number of viewers has reached; `nil` below the first milestone.
  private(set) var highestViewerMilestone: Int?
  private(set) var comments: [ChannelComment] = []
  private var lastCommentID = 0

  init(id: String, title: String) {
    self.id = id
    self.title = title
  }

  /// Adds seconds to the played time, up to ``maximumPlayedSeconds``; does nothing while the
  /// channel is paused, or if the number is not positive.
  mutating func addPlayedSecondsIfPlaying(_ seconds: Int) {
    guard isPlaying, seconds > 0 else { return }
    playedSeconds += min(seconds, Self.maximumPlayedSeconds - playedSeconds)
  }

  /// Stores a number of viewers, 0 for a negative one.
  ///
  /// - Returns: Whether the number reaches a milestone that no earlier number reached.
  mutating func updateViewerCountReachingNewMilestone(to count: Int) -> Bool {
    viewerCount = max(0, count)
    let reached = Self.viewerMilestones.first { $0 <= count }
    guard let reached, reached > highestViewerMilestone ?? 0 else { return false }
    highestViewerMilestone = reached
    return true
  }

  /// Adds a comment; of more than ``ChannelViewData/maximumKeptComments``, removes the oldest ones.
  mutating func addComment(_ text: String, by author: ChannelComment.Author) {
    lastCommentID += 1
    comments.append(ChannelComment(id: lastCommentID, author: author, text: text))
    comments.removeFirst(max(0, comments.count - ChannelViewData.maximumKeptComments))
  }
}
