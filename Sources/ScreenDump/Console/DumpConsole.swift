public import Basics
public import Foundation
import ScreenDocument

/// The standard streams, the clock and the environment of a tool.
@MainActor
public protocol DumpConsole: AnyObject {
  /// The current time.
  var now: Date { get }
  /// Whether standard output is a terminal.
  var isOutputTerminal: Bool { get }
  /// Whether standard error is a terminal, so that progress can be shown there.
  var isErrorTerminal: Bool { get }
  /// The signal that asked the process to end; `nil` if there was none.
  ///
  /// After the first read of this property, the first signal only sets the property; a second
  /// signal ends the process.
  var interruption: DumpInterruption? { get }
  /// The terminal's width in columns; `nil` without a terminal.
  var width: Int? { get }

  /// The program's path and the arguments of this process; `nil` if the tool cannot start another
  /// process of itself.
  var commandLine: [String]? { get }

  /// Returns the value of an environment variable.
  ///
  /// - Parameter name: The variable's name.
  /// - Returns: The value; `nil` if it is not set.
  func environmentVariable(_ name: String) -> String?

  /// Reads standard input to its end, or until it has more bytes than a limit.
  ///
  /// - Parameter limit: The greatest number of bytes that the caller accepts.
  /// - Returns: All bytes of the input, or the first ones: at least one more than the limit.
  /// - Throws: The system's error.
  func readInput(stoppingBeyond limit: Int) throws(SystemFailure) -> [UInt8]

  /// Waits until standard input has bytes, and reads them.
  ///
  /// - Returns: At least one byte; no bytes at the end of the input, and for a pipe or a terminal
  ///   after a signal asked the process to end.
  /// - Throws: The system's error.
  func readNextInput() throws(SystemFailure) -> [UInt8]

  /// Writes a part of the result to standard output.
  ///
  /// If the output is a pipe without a reader, the text is discarded without an error.
  ///
  /// - Throws: The system's error.
  func writeOutput(_ text: String) throws(SystemFailure)

  /// Whether a write has found standard output to be a pipe without a reader.
  var isOutputClosed: Bool { get }

  /// Writes a message to standard error.
  ///
  /// - Parameter text: One or more lines, each with its line feed.
  func writeError(_ text: String)
}

extension DumpConsole {
  /// Whether a signal asked the process to end.
  ///
  /// Reading this property reads ``interruption``, so the first signal after the read does not end
  /// the process.
  public var isInterrupted: Bool { interruption != nil }

  /// `false` by default: standard output always has a reader.
  public var isOutputClosed: Bool { false }

  /// `nil` by default: the tool cannot start another process of itself.
  public var commandLine: [String]? { nil }
}
