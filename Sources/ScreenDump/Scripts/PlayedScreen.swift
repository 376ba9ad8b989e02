/// A scripted screen after a script was performed on it, with the state after each action.
public struct PlayedScreen: Sendable {
  /// The screen's name.
  public let name: String
  /// The initial state, then the state after each action; never empty.
  public let steps: [PlayedStep]

  /// The screen as it is after the last action.
  var finalScreen: DumpedScreen {
    DumpedScreen(name: name, composition: steps[steps.count - 1].composition)
  }
}
