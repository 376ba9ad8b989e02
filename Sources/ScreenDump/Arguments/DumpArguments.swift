/// The parsed arguments of a command.
public struct DumpArguments: Hashable, Sendable {
  /// The arguments that are not options, in order.
  public let operands: [String]
  private let values: [String: [String]]

  /// Parses arguments.
  ///
  /// An option's value follows it as the next argument or after `=`; `--` ends the options; `-` is
  /// an operand.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after the command's name.
  ///   - options: The options that the command supports.
  ///   - absent: The options that this build lacks, which are reported differently from unknown
  ///     ones.
  /// - Throws: A sentence for the first invalid argument.
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
  /// - Returns: Whether it was given.
  public func has(_ option: DumpOption) -> Bool { values[option.name] != nil }

  /// Returns the value of an option.
  ///
  /// - Returns: The first value; `nil` if the option was not given.
  public func value(of option: DumpOption) -> String? { values[option.name]?.first }

  /// Returns the values of a repeatable option.
  ///
  /// - Returns: Its values in the order given.
  public func values(of option: DumpOption) -> [String] { values[option.name] ?? [] }

  /// Returns the sorted names of the given options that are not in a list.
  func names(besides options: [DumpOption]) -> [String] {
    values.keys.filter { name in !options.contains { $0.name == name } }.sorted()
  }
}
