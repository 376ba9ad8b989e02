public import TopScreen

/// A screen that is part of a tool and is changed by the actions of a script; it has no document.
@MainActor
public protocol ScriptedScreen {
  /// The screen's name.
  var name: String { get }
  /// The actions that scripts can perform on the screen.
  var verbs: [ScriptVerb] { get }

  /// Performs a script on a new screen; the same script in the same context always gives the same
  /// steps.
  ///
  /// - Parameters:
  ///   - script: The actions, each one of ``verbs``.
  ///   - context: The moment, time zone and locale at which the screen is shown.
  /// - Returns: The initial state, and the state after each action; never empty.
  /// - Throws: A failure for the first action that cannot be performed.
  func play(
    _ script: Script,
    in context: ViewDataContext
  ) async throws(DumpFailure) -> [PlayedStep]
}
