/// A screen after a script was performed on it.
public struct PlayedScreen: Sendable {
  /// The screen's name.
  public let name: String
  /// The initial screen, and the screen after each action; never empty.
  public let steps: [ScriptStep]

  /// The screen after the last action.
  var screen: DumpedScreen {
    DumpedScreen(name: name, composition: steps[steps.count - 1].composition)
  }
}
