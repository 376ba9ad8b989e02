/// A screen on which a script was played.
public struct PlayedScreen: Sendable {
  /// The screen's name.
  public let name: String
  /// The screen as it starts, and as it is after each action; never empty.
  public let steps: [ScriptStep]

  /// The screen after the last action.
  var screen: DumpedScreen {
    DumpedScreen(name: name, composition: steps[steps.count - 1].composition)
  }
}
