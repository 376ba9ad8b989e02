/// The parsed arguments of a command.
public struct DumpArguments: Hashable, Sendable {
  /// The arguments that are neither options nor their values, in the order given; all arguments
  /// after `--` are among them, and `--` itself is not.
  public let operands: [String]
  private let valuesByOptionName: [String: [String]]

  /// Parses arguments.
  ///
  /// The value of an option follows it in one of these spellings: `--output FILE`, `--output=FILE`,
  /// `-o FILE`, `-oFILE`. A value in an argument of its own must not begin with `--`. `-` alone is
  /// an operand, and so are all arguments after `--`.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after the command's name.
  ///   - options: The options that the command supports.
  ///   - absent: The options that this build lacks; the failure for one of them gives the reason.
  /// - Throws: A failure for the first invalid argument.
  package init(
    parsing arguments: [String],
    options: [DumpOption],
    absent: AbsentFeatures = .none
  ) throws(DumpFailure) {
    var parser = ArgumentParser(options: options, absent: absent)
    try parser.parse(arguments)
    operands = parser.operands
    valuesByOptionName = parser.valuesByOptionName
  }

  /// Returns whether the user gave an option.
  ///
  /// - Returns: `true` if the option was given at least once.
  public func has(_ option: DumpOption) -> Bool { valuesByOptionName[option.name] != nil }

  /// Returns the value of an option.
  ///
  /// - Returns: The first value; `nil` if the option was not given or takes no value.
  public func value(of option: DumpOption) -> String? { valuesByOptionName[option.name]?.first }

  /// Returns all values of an option.
  ///
  /// - Returns: The values in the order given; empty if the option was not given or takes no value.
  public func values(of option: DumpOption) -> [String] { valuesByOptionName[option.name] ?? [] }

  /// Returns the sorted long names of all given options, except the listed ones.
  func givenOptionNames(besides options: [DumpOption]) -> [String] {
    valuesByOptionName.keys.filter { name in !options.contains { $0.name == name } }.sorted()
  }
}
