/// The name of an action that scripts can perform on a screen, with the types of its arguments.
public struct ScriptVerb: Hashable, Sendable {
  /// The first word of the action's line.
  public let name: String
  /// The types of the arguments, in order.
  public let arguments: [ScriptVerbArgument]

  /// Creates a verb.
  ///
  /// - Parameters:
  ///   - name: The first word of the action's line.
  ///   - arguments: The types of the arguments, in order.
  public init(_ name: String, _ arguments: ScriptVerbArgument...) {
    self.name = name
    self.arguments = arguments
  }

  /// The name and the placeholders of the arguments, for help and messages: `like POST`.
  public var usage: String {
    ([name] + arguments.map(\.placeholder)).joined(separator: " ")
  }
}
