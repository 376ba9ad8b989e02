import Basics
import Foundation
import ScreenDocument

/// The arguments of a command, and access to the inputs that they name.
@MainActor
public struct DumpRequest {
  /// The parsed arguments.
  public let arguments: DumpArguments
  /// The format of the result.
  public let format: DumpFormat

  /// The configuration of the tool that received the arguments.
  let tool: ToolConfiguration
  /// The reader of files and standard input.
  let reader: LocalInputReader
  /// The time at which the request was created; it does not advance.
  let requestDate: Date
  private let console: any DumpConsole
  /// The progress line of the command on standard error.
  public let progress: DumpProgress

  /// The tool's name, as it is typed.
  public var toolName: String { tool.name }
  /// The tool's version.
  public var toolVersion: String { tool.version }
  /// The screens that are part of the tool.
  var screens: ToolScreens { tool.screens }

  /// The program's path and the arguments of this process; `nil` if the tool cannot start another
  /// process of itself.
  public var commandLine: [String]? { console.commandLine }

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - arguments: The parsed arguments.
  ///   - format: The format of the result.
  ///   - tool: The configuration of the tool that received the arguments.
  ///   - console: The streams, the clock and the environment of the tool.
  init(
    arguments: DumpArguments,
    format: DumpFormat,
    tool: ToolConfiguration,
    console: any DumpConsole
  ) {
    self.arguments = arguments
    self.format = format
    self.tool = tool
    reader = LocalInputReader(console: console)
    requestDate = console.now
    self.console = console
    progress = DumpProgress(console)
  }

  /// Returns the value of an environment variable.
  ///
  /// - Parameter name: The variable's name.
  /// - Returns: The value; `nil` if it is not set.
  public func environmentVariable(_ name: String) -> String? { console.environmentVariable(name) }

  /// Reads a whole file.
  ///
  /// - Parameter path: The path; `-` for standard input, which can be read once.
  /// - Returns: The bytes, at most 16 MiB.
  /// - Throws: A failure that names the path, if the file cannot be read or is larger.
  public func bytes(of path: String) throws(DumpFailure) -> [UInt8] {
    try reader.bytes(of: path)
  }

  /// Reads a file of any size in parts.
  ///
  /// - Parameters:
  ///   - path: The path; `-` for standard input, which can be read once.
  ///   - body: A function that reads the stream, which is valid only during the call.
  /// - Returns: The body's result.
  /// - Throws: A failure that names the path, if the file cannot be opened; the body's error.
  public func stream<Result>(
    of path: String,
    _ body: (DumpInputStream) throws(DumpFailure) -> Result
  ) throws(DumpFailure) -> Result {
    try reader.stream(of: path, body)
  }

  /// Writes a part of the result to standard output before the command has finished.
  ///
  /// - Parameter text: The part of the result.
  /// - Throws: A failure if standard output cannot be written, or is a pipe without a reader.
  public func writeOutput(_ text: String) throws(DumpFailure) {
    progress.clear()
    do throws(SystemFailure) {
      try console.writeOutput(text)
      if console.isOutputClosed { throw SystemFailure(code: EPIPE) }
    } catch {
      throw DumpFailure(writing: error)
    }
  }

  /// The signal that asked the process to end; `nil` if there was none.
  ///
  /// After the first read of this property, the first signal only sets the property, and the
  /// command must return early. A second signal ends the process.
  public var interruption: DumpInterruption? { console.interruption }

  /// Whether a signal asked the process to end.
  ///
  /// Reading this property reads ``interruption``, so the first signal after the read does not end
  /// the process.
  public var isInterrupted: Bool { interruption != nil }
}
