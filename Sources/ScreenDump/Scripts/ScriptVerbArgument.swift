/// The type of an argument in a script, with the argument's placeholder in help.
public enum ScriptVerbArgument: Hashable, Sendable {
  /// The argument is one word without spaces; the text is its placeholder in help.
  case word(String)
  /// The argument is a whole number of at most twelve digits, which may be negative; the text is
  /// its placeholder in help.
  case wholeNumber(String)
  /// The argument is the rest of the line, without spaces at its ends; it is not empty, and it must
  /// be the last argument. The text of the case is its placeholder in help.
  case text(String)

  /// The placeholder of the argument in help: `POST`.
  public var placeholder: String {
    switch self {
    case .word(let name), .wholeNumber(let name), .text(let name): name
    }
  }
}
