/// The actions of the user and the server on the live channel.
enum ChannelAction: Hashable, Sendable {
  /// The user has chosen this channel.
  case tune(channelID: String, title: String)
  /// The user continues watching.
  case play
  /// The user pauses the channel.
  case pause
  /// This number of seconds has passed.
  case secondsElapse(Int)
  /// The server reports the number of viewers.
  case viewerCountArrives(Int)
  /// The user likes the channel, which may happen several times.
  case like
  /// The user has written a comment with this text.
  case comment(String)
  /// Another user's comment has arrived.
  case commentArrives(userName: String, text: String)
  /// The user sends presents.
  case sendGifts(named: String, count: Int)
  /// The user opens the sheet of presents.
  case openGifts
  /// The user closes the sheet of presents.
  case closeGifts
  /// The user mutes another user.
  case mute(userName: String)
  /// The user unmutes another user.
  case unmute(userName: String)
  /// The user taps the button "back": closes the sheet of presents if it is open, otherwise leaves
  /// the screen.
  case goBack
}
