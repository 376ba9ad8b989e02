public import Basics
public import Foundation
import ScreenDocument

/// Where a tool reads from and writes to, apart from files.
@MainActor
public protocol DumpConsole: AnyObject {
  /// The moment it is.
  var now: Date { get }
  /// Whether what is written goes to a terminal.
  var isTerminal: Bool { get }
  /// Whether messages go to a terminal, so that progress can be shown there.
  var isErrorTerminal: Bool { get }
  /// Whether the process was asked to end, and by what; once this was asked for, the first such signal
  /// ends the process no more, but a second one does.
  var interruption: DumpInterruption? { get }
  /// The columns of the terminal; `nil` without a terminal.
  var width: Int? { get }

  /// The file of the process's program and the arguments it was started with; `nil` where the tool is
  /// not a process of its own, and so cannot start another of its kind.
  var commandLine: [String]? { get }

  /// A variable of the environment.
  ///
  /// - Parameter name: The variable's name.
  /// - Returns: Its value; `nil` if it is not set.
  func variable(_ name: String) -> String?

  /// Reads standard input to its end, or to one byte more than a limit.
  ///
  /// - Parameter limit: How many bytes are of use.
  /// - Returns: The bytes, more than the limit if there are more.
  /// - Throws: The system's message, for what could not be read.
  func readInput(limit: Int) throws(SystemFailure) -> [UInt8]

  /// Reads what standard input has next, and waits for it.
  ///
  /// - Returns: Some bytes; none at the end, and when the user has asked to stop.
  /// - Throws: The system's message, for what could not be read.
  func readInput() throws(SystemFailure) -> [UInt8]

  /// Writes the result.
  ///
  /// A pipe without a reader is no error.
  ///
  /// - Parameter text: The text.
  /// - Throws: The system's message, for what could not be written.
  func writeOutput(_ text: String) throws(SystemFailure)

  /// Writes a message.
  ///
  /// - Parameter text: One or more lines, each with its line feed.
  func writeError(_ text: String)
}

extension DumpConsole {
  /// Whether the process was asked to end.
  public var isInterrupted: Bool { interruption != nil }

  /// None.
  public var commandLine: [String]? { nil }
}
