public import Basics
public import Foundation
import ScreenDocument

/// A console for tests: what was written is kept, what is read was given before.
@MainActor
public final class InMemoryConsole: DumpConsole {
  /// The moment it is; each time it is asked for, it is later by the seconds that were given.
  public var now: Date {
    defer { moment += secondsBetweenQuestions }
    return moment
  }
  /// Whether what is written is taken to go to a terminal.
  public let isTerminal: Bool
  /// Whether messages are taken to go to a terminal.
  public let isErrorTerminal: Bool
  /// The interruption that was given, after as many questions as were given.
  public var interruption: DumpInterruption? {
    guard let questions = questionsBeforeInterrupt else { return nil }
    questionsBeforeInterrupt = max(0, questions - 1)
    return questions == 0 ? givenInterruption : nil
  }
  /// The columns of that terminal.
  public let width: Int?
  /// The program's file and the arguments that the process is taken to be started with.
  public let commandLine: [String]?
  /// The results written so far.
  public private(set) var output = ""
  /// The messages written so far.
  public private(set) var errors = ""

  private var moment: Date
  private let secondsBetweenQuestions: TimeInterval
  private var input: ArraySlice<UInt8>
  private var questionsBeforeInterrupt: Int?
  private let givenInterruption: DumpInterruption
  private let variables: [String: String]

  /// Creates a console.
  ///
  /// - Parameters:
  ///   - input: What standard input holds.
  ///   - now: The moment it is.
  ///   - secondsBetweenQuestions: How many seconds pass each time the moment is asked for.
  ///   - isTerminal: Whether what is written is taken to go to a terminal.
  ///   - isErrorTerminal: Whether messages are taken to go to a terminal.
  ///   - questionsBeforeInterrupt: How often it is asked whether the process is to end, before the
  ///     answer is yes; `nil` for never.
  ///   - interruption: What the process is asked to end by.
  ///   - width: The columns of that terminal.
  ///   - variables: The environment.
  ///   - commandLine: The program's file and arguments; `nil` where it cannot be started again.
  public init(
    input: [UInt8] = [],
    now: Date = Date(timeIntervalSince1970: 0),
    secondsBetweenQuestions: TimeInterval = 0,
    isTerminal: Bool = false,
    isErrorTerminal: Bool = false,
    questionsBeforeInterrupt: Int? = nil,
    interruption: DumpInterruption = .interrupt,
    width: Int? = nil,
    variables: [String: String] = [:],
    commandLine: [String]? = nil
  ) {
    self.input = input[...]
    moment = now
    self.secondsBetweenQuestions = secondsBetweenQuestions
    self.isTerminal = isTerminal
    self.isErrorTerminal = isErrorTerminal
    self.questionsBeforeInterrupt = questionsBeforeInterrupt
    givenInterruption = interruption
    self.width = width
    self.variables = variables
    self.commandLine = commandLine
  }

  /// A variable of the environment that was given.
  ///
  /// - Parameter name: The variable's name.
  /// - Returns: Its value; `nil` if it was not given.
  public func variable(_ name: String) -> String? { variables[name] }

  /// The bytes that were given.
  ///
  /// - Parameter limit: How many bytes are of use.
  /// - Returns: At most one byte more than the limit.
  /// - Throws: Nothing.
  public func readInput(limit: Int) throws(SystemFailure) -> [UInt8] {
    Array(input.prefix(limit + 1))
  }

  /// The bytes that were given and not yet read, at most 1,000.
  ///
  /// - Returns: Some bytes; none at the end.
  /// - Throws: Nothing.
  public func readInput() throws(SystemFailure) -> [UInt8] {
    defer { input = input.dropFirst(1_000) }
    return Array(input.prefix(1_000))
  }

  /// Keeps a result.
  ///
  /// - Parameter text: The text.
  /// - Throws: Nothing.
  public func writeOutput(_ text: String) throws(SystemFailure) { output += text }

  /// Keeps a message.
  ///
  /// - Parameter text: One or more lines.
  public func writeError(_ text: String) { errors += text }
}
