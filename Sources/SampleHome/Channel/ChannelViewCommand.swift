/// The one-time commands of the live channel; ``ChannelViewData`` defines when each is sent.
enum ChannelViewCommand: Hashable, Sendable {
  /// The view scrolls to the newest comment.
  case scrollToBottom
  /// The view plays a sound.
  case playSound(Sound)
  /// The view shows a text for a short time.
  case showToast(String)
  /// The view closes the screen.
  case dismiss

  /// A sound that the view plays, named by the event at which it is played.
  enum Sound: String, Sendable {
    case tune, resume, like, milestone, gift
  }
}

extension ChannelViewCommand: CustomStringConvertible {
  /// The command as a text, for the results of scripts: `playSound gift`.
  var description: String {
    switch self {
    case .scrollToBottom: "scrollToBottom"
    case .playSound(let sound): "playSound \(sound.rawValue)"
    case .showToast(let text): "showToast \(text)"
    case .dismiss: "dismiss"
    }
  }
}
