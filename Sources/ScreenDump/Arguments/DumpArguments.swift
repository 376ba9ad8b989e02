/// The parsed arguments of a command.
public struct DumpArguments: Hashable, Sendable {
  /// The arguments that are neither options nor their values, in the order given.
  public let operands: [String]
  private let valuesByOptionName: [String: [String]]

  /// Parses arguments.
  ///
  /// The value of an option is the next argument, unless this begins with `--`, or the text after
  /// `=`, or the text after a one-letter name: `--output FILE`, `--output=FILE`, `-oFILE`. All
  /// arguments after `--` are operands, and so is `-`.
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

  /// Returns the values of a repeatable option.
  ///
  /// - Returns: The values in the order given; empty if the option was not given.
  public func values(of option: DumpOption) -> [String] { valuesByOptionName[option.name] ?? [] }

  /// Returns the sorted long names of all given options, except the listed ones.
  func givenOptionNames(besides options: [DumpOption]) -> [String] {
    valuesByOptionName.keys.filter { name in !options.contains { $0.name == name } }.sorted()
  }
}
