/// The arguments of the live channel's views: view data, and a closure for the user's actions.
@MainActor
struct ChannelViewArguments {
  /// An action of the user on the channel's views.
  enum UserEvent: Sendable {
    /// The user taps the button that continues a paused channel, and pauses a playing one.
    case playOrPauseTapped
    case likeTapped
    case commented(String)
    case giftsTapped
    case giftsDismissed
    case sendGiftsTapped(named: String, count: Int)
    /// The user mutes the author of the comment with this id.
    case authorMuted(commentID: Int)
    case backTapped
  }

  let viewData: ChannelViewData
  let onEvent: @MainActor (UserEvent) -> Void
}
