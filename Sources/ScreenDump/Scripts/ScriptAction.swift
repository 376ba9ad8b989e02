/// One action of a script, with the arguments that its verb requires.
public struct ScriptAction: Hashable, Sendable {
  /// The line number, from 1.
  public let line: Int
  /// The name of its verb.
  public let verb: String
  /// The arguments, one for each argument of the verb.
  public let arguments: [String]

  /// The action as it is written: `like p-1`.
  public var text: String { ([verb] + arguments).joined(separator: " ") }

  /// Returns an argument that is a number.
  ///
  /// - Parameter index: The index of the argument.
  /// - Returns: The number; 0 for an argument that is not a number.
  public func number(_ index: Int) -> Int {
    arguments.indices.contains(index) ? Int(arguments[index]) ?? 0 : 0
  }
}
