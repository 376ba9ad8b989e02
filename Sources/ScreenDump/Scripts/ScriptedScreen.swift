public import TopScreen

/// A screen of a tool that actions change, rather than documents.
@MainActor
public protocol ScriptedScreen {
  /// The name to choose it by.
  var name: String { get }
  /// The actions that scripts can play on it.
  var verbs: [ScriptVerb] { get }

  /// Plays a script on a new screen; two runs of one script give the same steps.
  ///
  /// - Parameters:
  ///   - script: The actions, each one of ``verbs``.
  ///   - context: The moment, time zone and locale that the screen is shown in.
  /// - Returns: The screen as it starts, and as it is after each action; never empty.
  /// - Throws: A sentence for an action that makes no sense where it stands.
  func play(
    _ script: Script,
    in context: RouteContext
  ) async throws(DumpFailure) -> [ScriptStep]
}
