import Basics
import Foundation
import ScreenDocument

/// What a command is asked to do, and the means to read what it needs.
@MainActor
public struct DumpRequest {
  /// What was written after the command's name.
  public let arguments: DumpArguments

  let screens: ScreenBundle
  let reader: InputReader
  let fetcher: any ResourceFetching
  let currentDate: Date
  private let console: any DumpConsole
  /// The tool's version.
  public let version: String
  /// Reports the command's progress.
  public let progress: DumpProgress

  /// The file of the process's program and its arguments; `nil` where the tool is no process of its own.
  public var commandLine: [String]? { console.commandLine }

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - arguments: What was written after the command's name.
  ///   - screens: The screens that are part of the tool.
  ///   - fetcher: Fetches the documents of a screen.
  ///   - console: Where standard input is read from.
  ///   - version: The tool's version.
  init(
    arguments: DumpArguments,
    screens: ScreenBundle,
    fetcher: any ResourceFetching,
    console: any DumpConsole,
    version: String
  ) {
    self.arguments = arguments
    self.screens = screens
    self.fetcher = fetcher
    reader = InputReader(console: console)
    currentDate = console.now
    self.console = console
    progress = DumpProgress(console)
    self.version = version
  }

  /// Reads an environment variable.
  ///
  /// - Parameter name: The variable's name.
  /// - Returns: Its value; `nil` if it is not set.
  public func variable(_ name: String) -> String? { console.variable(name) }

  /// Reads a file that the user named.
  ///
  /// - Parameter path: The path; `-` for standard input, which can be read once.
  /// - Returns: Its bytes, at most as many as `JSONLimits` allows.
  /// - Throws: A sentence with the path.
  public func bytes(of path: String) throws(DumpFailure) -> [UInt8] {
    try reader.bytes(of: path)
  }

  /// Reads a file that the user named bit by bit, however large it is.
  ///
  /// - Parameters:
  ///   - path: The path; `-` for standard input, which can be read once.
  ///   - body: Reads the stream, which is closed afterwards.
  /// - Returns: What the body returns.
  /// - Throws: A sentence with the path, and what the body throws.
  public func stream<Result>(
    of path: String,
    _ body: (DumpStream) throws(DumpFailure) -> Result
  ) throws(DumpFailure) -> Result {
    try reader.stream(of: path, body)
  }

  /// Whether the process was asked to end, and by what; a command that asks ends by itself then.
  public var interruption: DumpInterruption? { console.interruption }

  /// Whether the process was asked to end; a command that asks ends by itself then.
  public var isInterrupted: Bool { interruption != nil }
}
