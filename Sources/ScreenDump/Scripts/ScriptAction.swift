/// One action of a script, with the arguments that its verb requires.
public struct ScriptAction: Hashable, Sendable {
  /// The number of the action's line in the script, from 1.
  public let line: Int
  /// The column, from 1, of the action's first argument, or of its verb if it has none; in Unicode
  /// scalars.
  let argumentOrVerbColumn: Int
  /// The name of the action's verb: `like`.
  public let verb: String
  /// The arguments, one for each argument of the verb.
  public let arguments: [String]

  /// The verb and the arguments, separated by spaces: `like p-1`.
  public var text: String { ([verb] + arguments).joined(separator: " ") }

  /// Returns an argument as a number.
  ///
  /// - Parameter index: The index of the argument.
  /// - Returns: The number; 0 if the argument does not exist or is not a whole number.
  public func numberOrZero(at index: Int) -> Int {
    arguments.indices.contains(index) ? Int(arguments[index]) ?? 0 : 0
  }
}
