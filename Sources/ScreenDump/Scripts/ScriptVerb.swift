/// An action that scripts can perform on a screen, with its arguments.
public struct ScriptVerb: Hashable, Sendable {
  /// The first word of the action's line.
  public let name: String
  /// The arguments.
  public let arguments: [ScriptArgument]

  /// Describes an action.
  ///
  /// - Parameters:
  ///   - name: The first word of the action's line.
  ///   - arguments: The arguments.
  public init(_ name: String, _ arguments: ScriptArgument...) {
    self.name = name
    self.arguments = arguments
  }

  /// The action as in help and messages: `like POST`.
  public var usage: String {
    ([name] + arguments.map(\.placeholder)).joined(separator: " ")
  }
}
