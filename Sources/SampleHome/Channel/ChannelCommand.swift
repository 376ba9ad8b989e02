/// What the live channel does once; ``ChannelViewData`` says when.
enum ChannelCommand: Hashable, Sendable {
  /// Shows the newest comment.
  case scrollToBottom
  /// Plays a sound.
  case playSound(Sound)
  /// Shows a text for a while.
  case showToast(String)
  /// Takes the screen away.
  case dismiss

  /// A sound of the screen.
  enum Sound: String, Sendable {
    case tune, resume, like, milestone, gift
  }
}

extension ChannelCommand: CustomStringConvertible {
  /// The command as scripts show it: `playSound gift`.
  var description: String {
    switch self {
    case .scrollToBottom: "scrollToBottom"
    case .playSound(let sound): "playSound \(sound.rawValue)"
    case .showToast(let text): "showToast \(text)"
    case .dismiss: "dismiss"
    }
  }
}
