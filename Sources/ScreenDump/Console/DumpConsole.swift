public import Basics
public import Foundation
import ScreenDocument

/// The streams, the clock and the environment of a tool.
@MainActor
public protocol DumpConsole: AnyObject {
  /// The current time.
  var now: Date { get }
  /// Whether standard output is a terminal.
  var isTerminal: Bool { get }
  /// Whether standard error is a terminal, so that progress can be shown there.
  var isErrorTerminal: Bool { get }
  /// The request to end the process, if there was one. After the first read of this property, the
  /// first signal only sets it; a second signal ends the process.
  var interruption: DumpInterruption? { get }
  /// The terminal's width in columns; `nil` without a terminal.
  var width: Int? { get }

  /// The program's path and its arguments; `nil` if the tool cannot start another process of
  /// itself.
  var commandLine: [String]? { get }

  /// Returns the value of an environment variable.
  ///
  /// - Parameter name: The variable's name.
  /// - Returns: The value; `nil` if it is not set.
  func variable(_ name: String) -> String?

  /// Reads standard input to its end, or to one byte more than a limit.
  ///
  /// - Parameter limit: The greatest useful number of bytes.
  /// - Returns: The bytes, more than the limit if there are more.
  /// - Throws: The system's error.
  func readInput(limit: Int) throws(SystemFailure) -> [UInt8]

  /// Waits for standard input, and reads the available bytes.
  ///
  /// - Returns: At least one byte; none at the end and after a request to end the process.
  /// - Throws: The system's error.
  func readInput() throws(SystemFailure) -> [UInt8]

  /// Writes a part of the result.
  ///
  /// A closed pipe is not an error.
  ///
  /// - Throws: The system's error.
  func writeOutput(_ text: String) throws(SystemFailure)

  /// Writes a message.
  ///
  /// - Parameter text: One or more lines, each with its line feed.
  func writeError(_ text: String)
}

extension DumpConsole {
  /// Whether the process was asked to end.
  public var isInterrupted: Bool { interruption != nil }

  /// `nil` by default.
  public var commandLine: [String]? { nil }
}
