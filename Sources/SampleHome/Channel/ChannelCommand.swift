/// The one-time commands of the live channel; ``ChannelViewData`` defines when each is sent.
enum ChannelCommand: Hashable, Sendable {
  /// Shows the newest comment.
  case scrollToBottom
  /// Plays a sound.
  case playSound(Sound)
  /// Shows a text for a short time.
  case showToast(String)
  /// Closes the screen.
  case dismiss

  /// A sound of the screen.
  enum Sound: String, Sendable {
    case tune, resume, like, milestone, gift
  }
}

extension ChannelCommand: CustomStringConvertible {
  /// The command as in scripts' results: `playSound gift`.
  var description: String {
    switch self {
    case .scrollToBottom: "scrollToBottom"
    case .playSound(let sound): "playSound \(sound.rawValue)"
    case .showToast(let text): "showToast \(text)"
    case .dismiss: "dismiss"
    }
  }
}
