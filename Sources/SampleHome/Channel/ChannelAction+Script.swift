import ScreenDump

extension ChannelAction {
  /// The verbs with which scripts name the actions.
  static let scriptVerbs = [
    ScriptVerb("tune", .word("CHANNEL"), .text("TITLE")),
    ScriptVerb("play"),
    ScriptVerb("pause"),
    ScriptVerb("tick", .wholeNumber("SECONDS")),
    ScriptVerb("viewers", .wholeNumber("COUNT")),
    ScriptVerb("like"),
    ScriptVerb("comment", .text("TEXT")),
    ScriptVerb("arrive", .word("USER"), .text("TEXT")),
    ScriptVerb("gift", .word("NAME"), .wholeNumber("COUNT")),
    ScriptVerb("openGifts"),
    ScriptVerb("closeGifts"),
    ScriptVerb("mute", .word("USER")),
    ScriptVerb("unmute", .word("USER")),
    ScriptVerb("leave"),
  ]

  /// Creates the action that a script names; `nil` for a verb that is not in ``scriptVerbs``, and
  /// if an argument is missing.
  ///
  /// The word `""` in a script is the empty string. An argument that should be a number and is none
  /// is 0.
  init?(_ action: ScriptAction) {
    let arguments = action.arguments.map { $0 == "\"\"" ? "" : $0 }
    switch (action.verb, arguments.first, arguments.last) {
    case ("tune", let channel?, let title?): self = .tune(channelID: channel, title: title)
    case ("play", _, _): self = .play
    case ("pause", _, _): self = .pause
    case ("tick", _?, _): self = .secondsElapse(action.numberOrZero(at: 0))
    case ("viewers", _?, _): self = .viewerCountArrives(action.numberOrZero(at: 0))
    case ("like", _, _): self = .like
    case ("comment", let text?, _): self = .comment(text)
    case ("arrive", let user?, let text?): self = .commentArrives(userName: user, text: text)
    case ("gift", let name?, _?): self = .sendGifts(named: name, count: action.numberOrZero(at: 1))
    case ("openGifts", _, _): self = .openGifts
    case ("closeGifts", _, _): self = .closeGifts
    case ("mute", let user?, _): self = .mute(userName: user)
    case ("unmute", let user?, _): self = .unmute(userName: user)
    case ("leave", _, _): self = .goBack
    default: return nil
    }
  }
}
