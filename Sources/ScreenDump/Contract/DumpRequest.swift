import Basics
import Foundation
import ScreenDocument

/// The arguments of a command, with access to the inputs that they name.
@MainActor
public struct DumpRequest {
  /// The parsed arguments.
  public let arguments: DumpArguments

  let screens: ScreenBundle
  let reader: InputReader
  let fetcher: any ResourceFetching
  let currentDate: Date
  private let console: any DumpConsole
  /// The tool's name, as it is typed.
  public let toolName: String
  /// The tool's version.
  public let version: String
  /// Reports the command's progress.
  public let progress: DumpProgress

  /// The program's path and its arguments; `nil` if the tool cannot start another process of
  /// itself.
  public var commandLine: [String]? { console.commandLine }

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - arguments: The parsed arguments.
  ///   - screens: The screens that are part of the tool.
  ///   - fetcher: Fetches the documents of a screen.
  ///   - console: The streams of the tool.
  ///   - toolName: The tool's name, as it is typed.
  ///   - version: The tool's version.
  init(
    arguments: DumpArguments,
    screens: ScreenBundle,
    fetcher: any ResourceFetching,
    console: any DumpConsole,
    toolName: String,
    version: String
  ) {
    self.arguments = arguments
    self.screens = screens
    self.fetcher = fetcher
    reader = InputReader(console: console)
    currentDate = console.now
    self.console = console
    progress = DumpProgress(console)
    self.toolName = toolName
    self.version = version
  }

  /// Returns the value of an environment variable.
  ///
  /// - Parameter name: The variable's name.
  /// - Returns: The value; `nil` if it is not set.
  public func variable(_ name: String) -> String? { console.variable(name) }

  /// Reads a file.
  ///
  /// - Parameter path: The path; `-` for standard input, which can be read once.
  /// - Returns: The bytes, at most as many as `JSONLimits` allows.
  /// - Throws: A sentence with the path.
  public func bytes(of path: String) throws(DumpFailure) -> [UInt8] {
    try reader.bytes(of: path)
  }

  /// Reads a file of any size in parts.
  ///
  /// - Parameters:
  ///   - path: The path; `-` for standard input, which can be read once.
  ///   - body: Reads the stream, which is closed afterwards.
  /// - Returns: The body's result.
  /// - Throws: A sentence with the path, or the body's error.
  public func stream<Result>(
    of path: String,
    _ body: (DumpStream) throws(DumpFailure) -> Result
  ) throws(DumpFailure) -> Result {
    try reader.stream(of: path, body)
  }

  /// The request to end the process, if there was one; a command that reads it must end by itself.
  public var interruption: DumpInterruption? { console.interruption }

  /// Whether there was a request to end the process; a command that reads it must end by itself.
  public var isInterrupted: Bool { interruption != nil }
}
