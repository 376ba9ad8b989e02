/// The commands and options that this build of a tool lacks, and the reason.
public struct AbsentFeatures: Hashable, Sendable {
  /// The names of the commands that this build lacks.
  public var commands: [String]
  /// The names of the options that this build lacks, without dashes.
  public var options: [String]
  /// Why the commands and options are missing, and what to do: `this build has no …; build it with
  /// …`.
  public var reason: String

  /// Creates a list.
  ///
  /// - Parameters:
  ///   - commands: The names of the commands that this build lacks.
  ///   - options: The names of the options that this build lacks, without dashes.
  ///   - reason: Why the commands and options are missing, and what to do.
  public init(commands: [String], options: [String], reason: String) {
    self.commands = commands
    self.options = options
    self.reason = reason
  }

  /// The empty list: nothing is missing.
  public static let none = AbsentFeatures(commands: [], options: [], reason: "")

  /// Returns the failure for a command that this build lacks; `nil` for any other name.
  func failure(forCommand name: String) -> DumpFailure? {
    guard commands.contains(name) else { return nil }
    return DumpFailure("the command '\(name)' is not available: \(reason)")
  }

  /// Returns the failure for an option that this build lacks, by its name with dashes; `nil` for
  /// any other name.
  func failure(forOption name: String) -> DumpFailure? {
    guard options.contains(where: { "--" + $0 == name }) else { return nil }
    return DumpFailure("the option '\(name)' is not available: \(reason)")
  }
}
