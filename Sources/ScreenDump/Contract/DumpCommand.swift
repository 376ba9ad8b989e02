/// One command of a tool.
@MainActor
public protocol DumpCommand {
  /// The command's name, as it is typed.
  var name: String { get }
  /// What the command does, in one sentence.
  var abstract: String { get }
  /// What else to know, in lines of at most 80 columns; empty for nothing.
  var discussion: String { get }
  /// Examples, each without the tool's name.
  var examples: [String] { get }
  /// What the command takes besides options.
  var operands: OperandRule { get }
  /// The options of the command, without those that every command has.
  var options: [DumpOption] { get }
  /// The formats that the result can be written in, the one to use where none is named first.
  var formats: [DumpFormat] { get }

  /// Does what the command is for.
  ///
  /// - Parameter request: What was asked, and the means to read what it needs.
  /// - Returns: The result, and what could not be read on the way.
  /// - Throws: A sentence for an input or a usage that leaves no result.
  func run(_ request: DumpRequest) async throws(DumpFailure) -> DumpResult
}

extension DumpCommand {
  /// Text and JSON.
  public var formats: [DumpFormat] { [.text, .json] }
}
