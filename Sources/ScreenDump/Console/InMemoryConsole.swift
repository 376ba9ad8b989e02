public import Basics
public import Foundation
import ScreenDocument

/// A console for tests: input and settings are given, and written texts are kept.
@MainActor
public final class InMemoryConsole: DumpConsole {
  /// Which standard streams are terminals, and how wide they are.
  public struct Terminal: Sendable {
    /// Whether standard output is a terminal.
    public var isOutput: Bool
    /// Whether standard error is a terminal.
    public var isErrors: Bool
    /// The terminal's width in columns; `nil` if unknown.
    public var width: Int?

    /// Describes a terminal; by default, there is no terminal.
    ///
    /// - Parameters:
    ///   - isOutput: Whether standard output is a terminal.
    ///   - isErrors: Whether standard error is a terminal.
    ///   - width: The terminal's width in columns.
    public init(isOutput: Bool = false, isErrors: Bool = false, width: Int? = nil) {
      self.isOutput = isOutput
      self.isErrors = isErrors
      self.width = width
    }
  }

  /// A request to end the process, which arrives after some checks for it.
  public struct PlannedInterruption: Sendable {
    /// The number of checks that still find no request.
    public var checks: Int
    /// The signal.
    public var interruption: DumpInterruption

    /// Plans a request.
    ///
    /// - Parameters:
    ///   - checks: The number of checks that find no request.
    ///   - interruption: The signal.
    public init(afterChecks checks: Int, _ interruption: DumpInterruption = .interrupt) {
      self.checks = checks
      self.interruption = interruption
    }
  }

  /// The current time, which advances by a fixed interval at each read.
  public var now: Date {
    defer { moment += secondsPerRead }
    return moment
  }
  /// Whether standard output is a terminal.
  public var isTerminal: Bool { terminal.isOutput }
  /// Whether standard error is a terminal.
  public var isErrorTerminal: Bool { terminal.isErrors }
  /// The planned interruption, once it is due; each read counts as one check.
  public var interruption: DumpInterruption? {
    guard let planned = plannedInterruption else { return nil }
    plannedInterruption?.checks = max(0, planned.checks - 1)
    return planned.checks == 0 ? planned.interruption : nil
  }
  /// The terminal's width in columns; `nil` if unknown.
  public var width: Int? { terminal.width }
  /// The program's path and its arguments.
  public let commandLine: [String]?
  /// The results written so far.
  public private(set) var output = ""
  /// The messages written so far.
  public private(set) var errors = ""

  private var moment: Date
  private let secondsPerRead: TimeInterval
  private var input: ArraySlice<UInt8>
  private let terminal: Terminal
  private var plannedInterruption: PlannedInterruption?
  private let variables: [String: String]

  /// Creates a console.
  ///
  /// - Parameters:
  ///   - input: The content of standard input.
  ///   - now: The time at the first read of ``now``.
  ///   - secondsPerRead: By how many seconds each read of ``now`` advances it.
  ///   - terminal: Whether the streams are terminals.
  ///   - interruption: A request to end the process; `nil` for none.
  ///   - variables: The environment.
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
    self.input = input[...]
    moment = now
    self.secondsPerRead = secondsPerRead
    self.terminal = terminal
    plannedInterruption = interruption
    self.variables = variables
    self.commandLine = commandLine
  }

  /// Returns the value of a variable of the given environment.
  public func variable(_ name: String) -> String? { variables[name] }

  /// Returns the given input, at most one byte more than the limit.
  public func readInput(limit: Int) throws(SystemFailure) -> [UInt8] {
    Array(input.prefix(limit + 1))
  }

  /// Returns the next 1,000 bytes of the given input, or fewer at its end.
  public func readInput() throws(SystemFailure) -> [UInt8] {
    defer { input = input.dropFirst(1_000) }
    return Array(input.prefix(1_000))
  }

  /// Appends a result to ``output``.
  public func writeOutput(_ text: String) throws(SystemFailure) { output += text }

  /// Appends a message to ``errors``.
  public func writeError(_ text: String) { errors += text }
}
