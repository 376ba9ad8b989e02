/// What stands behind an action's verb in a script; each case holds its name in help.
public enum ScriptArgument: Hashable, Sendable {
  /// One word without spaces.
  case word(String)
  /// A whole number, of at most twelve digits.
  case number(String)
  /// The rest of the line, not empty; nothing can follow it.
  case text(String)

  /// What stands for the argument in help: `POST`.
  public var placeholder: String {
    switch self {
    case .word(let name), .number(let name), .text(let name): name
    }
  }
}
