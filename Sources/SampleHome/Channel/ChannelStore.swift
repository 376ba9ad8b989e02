import UIStateLayer

/// The store of the live channel, which accepts the actions of the user and the server.
final class ChannelStore: Store<ChannelState> {
  /// Creates the store of a screen without a channel.
  init() {
    super.init(ChannelState())
  }

  /// Sends to the state the action that belongs to an event of the views; nothing if the author of
  /// a comment that the channel no longer keeps is muted.
  func handle(_ event: ChannelViewArguments.UserEvent) {
    switch event {
    case .playOrPauseTapped: send(state.channel?.isPlaying == true ? .pause : .play)
    case .likeTapped: send(.like)
    case .commented(let text): send(.comment(text))
    case .giftsTapped: send(.openGifts)
    case .giftsDismissed: send(.closeGifts)
    case .sendGiftsTapped(let name, let count): send(.sendGifts(named: name, count: count))
    case .authorMuted(let commentID):
      // The comment displays the name trimmed and shortened; the author is muted by the name as sent.
      let comment = state.channel?.comments.first { $0.id == commentID }
      if let comment { send(.mute(userName: comment.author.name)) }
    case .backTapped: send(.goBack)
    }
  }
}
