public import Foundation
public import ScreenDocument

/// A console for tests: what was written is kept, what is read was given before.
@MainActor
public final class InMemoryConsole: DumpConsole {
  /// The moment it is.
  public let now: Date
  /// Whether what is written is taken to go to a terminal.
  public let isTerminal: Bool
  /// The columns of that terminal.
  public let width: Int?
  /// The results written so far.
  public private(set) var output = ""
  /// The messages written so far.
  public private(set) var errors = ""

  private let input: [UInt8]
  private let variables: [String: String]

  /// Creates a console.
  ///
  /// - Parameters:
  ///   - input: What standard input holds.
  ///   - now: The moment it is.
  ///   - isTerminal: Whether what is written is taken to go to a terminal.
  ///   - width: The columns of that terminal.
  ///   - variables: The environment.
  public init(
    input: [UInt8] = [],
    now: Date = Date(timeIntervalSince1970: 0),
    isTerminal: Bool = false,
    width: Int? = nil,
    variables: [String: String] = [:]
  ) {
    self.input = input
    self.now = now
    self.isTerminal = isTerminal
    self.width = width
    self.variables = variables
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
