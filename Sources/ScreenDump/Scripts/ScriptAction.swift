/// One action of a script, whose arguments are what its verb asks for.
public struct ScriptAction: Hashable, Sendable {
  /// The line it stands on, counted from 1.
  public let line: Int
  /// The name of its verb.
  public let verb: String
  /// What follows the verb, one for each of the verb's arguments.
  public let arguments: [String]

  /// The action as one writes it: `like p-1`.
  public var text: String { ([verb] + arguments).joined(separator: " ") }

  /// An argument that the verb says is a number.
  ///
  /// - Parameter index: Which of the arguments.
  /// - Returns: The number; 0 for an argument that is none.
  public func number(_ index: Int) -> Int {
    arguments.indices.contains(index) ? Int(arguments[index]) ?? 0 : 0
  }
}
