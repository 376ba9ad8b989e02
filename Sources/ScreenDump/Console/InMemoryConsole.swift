public import Basics
public import Foundation
import ScreenDocument

/// A console for tests, with a given input, clock and environment; it keeps what is written.
@MainActor
public final class InMemoryConsole: DumpConsole {
  /// The standard streams that are terminals, and the width of the terminal.
  public struct Terminal: Sendable {
    /// Whether standard output is a terminal.
    public var isOutputTerminal: Bool
    /// Whether standard error is a terminal.
    public var isErrorTerminal: Bool
    /// The terminal's width in columns; `nil` if unknown.
    public var width: Int?

    /// Describes a terminal; by default, there is no terminal.
    ///
    /// - Parameters:
    ///   - isOutput: Whether standard output is a terminal.
    ///   - isErrors: Whether standard error is a terminal.
    ///   - width: The terminal's width in columns.
    public init(isOutput: Bool = false, isErrors: Bool = false, width: Int? = nil) {
      isOutputTerminal = isOutput
      isErrorTerminal = isErrors
      self.width = width
    }
  }

  /// A signal that asks the process to end, and arrives after a number of reads of
  /// ``InMemoryConsole/interruption``.
  public struct PlannedInterruption: Sendable {
    /// The number of further reads of ``InMemoryConsole/interruption`` that return `nil`.
    public var remainingChecks: Int
    /// The signal.
    public var interruption: DumpInterruption

    /// Plans a signal.
    ///
    /// - Parameters:
    ///   - checks: The number of reads of ``InMemoryConsole/interruption`` that return `nil`.
    ///   - interruption: The signal.
    public init(afterChecks checks: Int, _ interruption: DumpInterruption = .interrupt) {
      remainingChecks = checks
      self.interruption = interruption
    }
  }

  /// The current time, which advances by a fixed interval after each read.
  public var now: Date {
    defer { nextNow += secondsPerClockRead }
    return nextNow
  }
  /// Whether standard output is a terminal.
  public var isOutputTerminal: Bool { terminal.isOutputTerminal }
  /// Whether standard error is a terminal.
  public var isErrorTerminal: Bool { terminal.isErrorTerminal }
  /// The planned signal; `nil` until it is due, and if none is planned.
  public var interruption: DumpInterruption? {
    guard let planned = plannedInterruption else { return nil }
    plannedInterruption?.remainingChecks = max(0, planned.remainingChecks - 1)
    return planned.remainingChecks == 0 ? planned.interruption : nil
  }
  /// The terminal's width in columns; `nil` if unknown.
  public var width: Int? { terminal.width }
  /// The given program's path and arguments; `nil` if none were given.
  public let commandLine: [String]?
  /// The text written to standard output so far.
  public private(set) var output = ""
  /// The text written to standard error so far.
  public private(set) var errors = ""

  private var nextNow: Date
  private let secondsPerClockRead: TimeInterval
  private var unreadInput: ArraySlice<UInt8>
  private let terminal: Terminal
  private var plannedInterruption: PlannedInterruption?
  private let environmentVariables: [String: String]

  /// Creates a console.
  ///
  /// - Parameters:
  ///   - input: The content of standard input.
  ///   - now: The time at the first read of ``now``.
  ///   - secondsPerRead: The number of seconds by which each read of ``now`` advances the time.
  ///   - terminal: The streams that are terminals, and their width.
  ///   - interruption: A signal that asks the process to end; `nil` for none.
  ///   - variables: The values of the environment's variables, by name.
  ///   - commandLine: The program's path and its arguments; `nil` if it cannot be started again.
  public init(
    input: [UInt8] = [],
    now: Date = Date(timeIntervalSince1970: 0),
    secondsPerRead: TimeInterval = 0,
    terminal: Terminal = Terminal(),
    interruption: PlannedInterruption? = nil,
    variables: [String: String] = [:],
    commandLine: [String]? = nil
  ) {
    unreadInput = input[...]
    nextNow = now
    secondsPerClockRead = secondsPerRead
    self.terminal = terminal
    plannedInterruption = interruption
    environmentVariables = variables
    self.commandLine = commandLine
  }

  /// Returns the value of a variable of the given environment; `nil` if it is not set.
  public func environmentVariable(_ name: String) -> String? { environmentVariables[name] }

  /// Returns the unread input, or only its first `limit + 1` bytes if it has more; the bytes stay
  /// unread.
  public func readInput(stoppingBeyond limit: Int) throws(SystemFailure) -> [UInt8] {
    Array(unreadInput.prefix(limit + 1))
  }

  /// Returns the next 1,000 unread bytes, and marks them as read.
  ///
  /// At the input's end, returns fewer bytes; returns no bytes when all are read.
  public func readNextInput() throws(SystemFailure) -> [UInt8] {
    defer { unreadInput = unreadInput.dropFirst(1_000) }
    return Array(unreadInput.prefix(1_000))
  }

  /// Appends a result to ``output``.
  public func writeOutput(_ text: String) throws(SystemFailure) { output += text }

  /// Appends a message to ``errors``.
  public func writeError(_ text: String) { errors += text }
}
