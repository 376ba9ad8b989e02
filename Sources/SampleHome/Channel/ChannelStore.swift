import UIStateLayer

/// Accepts the actions of the live channel's user and server.
final class ChannelStore: Store<ChannelState> {
  /// Creates the store of a screen without a channel.
  init() {
    super.init(ChannelState())
  }

  /// Handles an action of the user.
  func handle(_ event: ChannelContent.Event) {
    switch event {
    case .playTapped: send(state.channel?.isPlaying == true ? .pause : .play)
    case .likeTapped: send(.like)
    case .commented(let text): send(.comment(text))
    case .giftsTapped: send(.openGifts)
    case .giftsDismissed: send(.closeGifts)
    case .giftChosen(let name, let count): send(.gift(name: name, count: count))
    case .userMuted(let user): send(.mute(user))
    case .backTapped: send(.leave)
    }
  }
}
