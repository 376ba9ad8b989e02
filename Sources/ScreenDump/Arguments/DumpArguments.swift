/// What was written after a command's name, taken apart.
public struct DumpArguments: Hashable, Sendable {
  /// What is no option, in order.
  public let operands: [String]
  private let values: [String: [String]]

  /// Takes arguments apart.
  ///
  /// An option's value follows it as the next argument or after `=`; `--` ends the options; `-` is
  /// an operand.
  ///
  /// - Parameters:
  ///   - arguments: What was written after the command's name.
  ///   - options: The options that the command understands.
  ///   - absent: The options that this build lacks, as distinct from unknown ones.
  /// - Throws: A sentence for the first thing that cannot be understood.
  package init(
    parsing arguments: [String],
    options: [DumpOption],
    absent: AbsentFeatures = .none
  ) throws(DumpFailure) {
    var parser = ArgumentParser(options: options, absent: absent)
    try parser.parse(arguments)
    operands = parser.operands
    values = parser.values
  }

  /// Returns whether an option was given.
  ///
  /// - Parameter option: The option.
  /// - Returns: Whether it was given at least once.
  public func has(_ option: DumpOption) -> Bool { values[option.name] != nil }

  /// The value of an option.
  ///
  /// - Parameter option: The option.
  /// - Returns: Its value, the first of several; `nil` if it was not given.
  public func value(of option: DumpOption) -> String? { values[option.name]?.first }

  /// The values of a repeatable option.
  ///
  /// - Parameter option: The option.
  /// - Returns: Its values in the order given.
  public func values(of option: DumpOption) -> [String] { values[option.name] ?? [] }

  /// The names of the options given that are not among others, sorted.
  func names(besides options: [DumpOption]) -> [String] {
    values.keys.filter { name in !options.contains { $0.name == name } }.sorted()
  }
}
