/// One command of a tool.
@MainActor
public protocol DumpCommand {
  /// The command's name, as it is typed.
  var name: String { get }
  /// The purpose of the command, in one sentence.
  var abstract: String { get }
  /// Further help, in lines of at most 80 columns; may be empty.
  var discussion: String { get }
  /// Examples of arguments, each without the tool's name; may be empty.
  var examples: [String] { get }
  /// The rule for the command's operands.
  var operands: OperandRule { get }
  /// The options of the command, without the options that every command has.
  var options: [DumpOption] { get }
  /// The formats of the result, the default first.
  var formats: [DumpFormat] { get }

  /// Returns whether the command can show or compare a scripted screen; its help and completions
  /// offer only such screens.
  ///
  /// - Parameter screen: A scripted screen of the tool.
  /// - Returns: `true` if `--screen` may name the screen.
  func supports(_ screen: any ScriptedScreen) -> Bool

  /// Runs the command.
  ///
  /// - Parameter request: The arguments, and access to the files that they name.
  /// - Returns: The result, including failures of inputs that could not be read.
  /// - Throws: A failure for invalid input or usage, if there is no result.
  func run(_ request: DumpRequest) async throws(DumpFailure) -> DumpResult
}

extension DumpCommand {
  /// The formats of a command that defines no others: text, which is the default, and JSON.
  public var formats: [DumpFormat] { [.text, .json] }

  /// Returns whether the command has the option `--script`: the result for a command that does not
  /// implement this function.
  public func supports(_ screen: any ScriptedScreen) -> Bool { options.contains(.script) }
}
