/// The type of an argument in a script, with its name in help.
public enum ScriptArgument: Hashable, Sendable {
  /// One word without spaces.
  case word(String)
  /// A whole number, of at most twelve digits.
  case number(String)
  /// The rest of the line, not empty; it must be the last argument.
  case text(String)

  /// The placeholder of the argument in help: `POST`.
  public var placeholder: String {
    switch self {
    case .word(let name), .number(let name), .text(let name): name
    }
  }
}
