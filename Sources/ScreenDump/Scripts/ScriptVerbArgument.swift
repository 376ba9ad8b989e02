/// The type of an argument in a script, with the argument's placeholder in help.
public enum ScriptVerbArgument: Hashable, Sendable {
  // The text of each case is the placeholder.

  /// The argument is one word without spaces.
  case word(String)
  /// The argument is a whole number of at most twelve digits; it may be negative.
  case wholeNumber(String)
  /// The argument is the rest of the line, without spaces at its ends; it is not empty, and it must
  /// be the last argument.
  case text(String)

  /// The placeholder of the argument in help: `POST`.
  public var placeholder: String {
    switch self {
    case .word(let name), .wholeNumber(let name), .text(let name): name
    }
  }
}
