/// An action that scripts can play on a screen, and what it takes.
public struct ScriptVerb: Hashable, Sendable {
  /// The first word of the action's line.
  public let name: String
  /// What follows it.
  public let arguments: [ScriptArgument]

  /// Describes an action.
  ///
  /// - Parameters:
  ///   - name: The first word of the action's line.
  ///   - arguments: What follows it.
  public init(_ name: String, _ arguments: ScriptArgument...) {
    self.name = name
    self.arguments = arguments
  }

  /// The action as it is written in help and messages: `like POST`.
  public var usage: String {
    ([name] + arguments.map(\.placeholder)).joined(separator: " ")
  }
}
