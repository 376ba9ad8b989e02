/// What can happen to the live channel.
enum ChannelAction: Hashable, Sendable {
  /// The user has chosen a channel.
  case tune(channel: String, title: String)
  /// The user wants to watch on.
  case play
  /// The user wants a pause.
  case pause
  /// Time has gone by, in seconds.
  case tick(Int)
  /// The server has counted who watches.
  case viewersChange(Int)
  /// The user likes it.
  case like
  /// The user has written a comment.
  case comment(String)
  /// Another user's comment has come.
  case commentArrives(user: String, text: String)
  /// The user sends presents.
  case gift(name: String, count: Int)
  /// The user wants to choose a present.
  case openGifts
  /// The user has chosen enough.
  case closeGifts
  /// The user mutes another user.
  case mute(String)
  /// The user unmutes another user.
  case unmute(String)
  /// The user wants to go.
  case leave
}
