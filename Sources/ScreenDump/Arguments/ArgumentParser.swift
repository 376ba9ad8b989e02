import Basics
import ScreenDocument

/// A parser of a command's arguments, which collects operands and the values of options.
struct ArgumentParser {
  /// The arguments that are neither options nor their values, in the order given; all arguments
  /// after `--` are among them, and `--` itself is not.
  private(set) var operands: [String] = []
  /// The values of each given option, by its long name without dashes; an empty array for an option
  /// that takes no value.
  private(set) var valuesByOptionName: [String: [String]] = [:]

  private let supportedOptions: [DumpOption]
  private let absentFeatures: AbsentFeatures

  init(options: [DumpOption], absent: AbsentFeatures) {
    supportedOptions = options
    absentFeatures = absent
  }

  mutating func parse(_ arguments: [String]) throws(DumpFailure) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        return
      }
      if argument.hasPrefix("--") {
        try parseLongOption(argument.dropFirst(2), rest: &rest)
      } else if argument.hasPrefix("-"), argument != "-" {
        try parseJoinedShortOptions(argument.dropFirst(), rest: &rest)
      } else {
        operands.append(argument)
      }
    }
  }

  private mutating func parseLongOption(
    _ text: Substring,
    rest: inout ArraySlice<String>
  ) throws(DumpFailure) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = supportedOptions.first(where: { $0.name == name }) else {
      throw unknownOptionFailure("--" + URLRedaction.withoutSecrets(name))
    }
    try addGivenOption(
      option,
      spelled: "--" + name,
      attachedValue: parts.dropFirst().first,
      rest: &rest
    )
  }

  /// Parses the one-letter options of one argument, such as `-hoFILE`.
  ///
  /// The first option that takes a value is the last one: its value is the rest of the argument,
  /// without a leading `=`; if there is no rest, the value is the next argument.
  private mutating func parseJoinedShortOptions(
    _ text: Substring,
    rest: inout ArraySlice<String>
  ) throws(DumpFailure) {
    var text = text
    while let letter = text.popFirst() {
      guard let option = supportedOptions.first(where: { $0.letter == letter }) else {
        throw unknownOptionFailure("-\(letter)")
      }
      let takesRest = option.placeholder != nil && !text.isEmpty
      let value = takesRest ? (text.first == "=" ? text.dropFirst() : text) : nil
      try addGivenOption(option, spelled: "-\(letter)", attachedValue: value, rest: &rest)
      if takesRest { return }
    }
  }

  /// Adds an option and, if the option takes one, its value.
  ///
  /// The value is the attached one. Without an attached value, it is the next argument, unless the
  /// next argument begins with `--`. Throws a failure for a missing, empty or forbidden value,
  /// for a value of an option that takes none, and for a second value of an option that is not
  /// repeatable.
  private mutating func addGivenOption(
    _ option: DumpOption,
    spelled name: String,
    attachedValue attached: Substring?,
    rest: inout ArraySlice<String>
  ) throws(DumpFailure) {
    guard option.placeholder != nil else {
      guard attached == nil else {
        throw DumpFailure("the option '\(name)' does not expect a value; write '\(name)' alone")
      }
      valuesByOptionName[option.name] = valuesByOptionName[option.name] ?? []
      return
    }
    let next = rest.first.flatMap { $0.hasPrefix("--") ? nil : $0 }
    guard let value = attached.map(String.init) ?? next, !value.isEmpty else {
      throw DumpFailure("the option '\(name)' needs a value; write '\(option.usage)'")
    }
    if attached == nil { rest.removeFirst() }
    if !option.choices.isEmpty, !option.choices.contains(value) {
      let choices = option.choices.quotedList(by: "or")
      throw DumpFailure(
        "the option '\(name)' expects \(choices), not '\(value)'; \(hint(forRejectedValue: value, of: option))"
      )
    }
    guard option.isRepeatable || valuesByOptionName[option.name] == nil else {
      throw DumpFailure("the option '\(name)' is given twice; give it once")
    }
    valuesByOptionName[option.name, default: []].append(value)
  }

  /// Returns a hint for a value that the option does not allow: the most similar allowed value, or
  /// the usage of the option if no allowed value is similar.
  private func hint(forRejectedValue value: String, of option: DumpOption) -> String {
    if let choice = value.nearest(in: option.choices) { return "did you mean '\(choice)'?" }
    return "write '\(option.usage)'"
  }

  private func unknownOptionFailure(_ name: String) -> DumpFailure {
    if let failure = absentFeatures.failure(forOption: name) { return failure }
    let word = String(name.drop { $0 == "-" })
    if let nearest = word.nearest(in: supportedOptions.map(\.name)) {
      return DumpFailure("unknown option '\(name)'; did you mean '--\(nearest)'?")
    }
    return DumpFailure("unknown option '\(name)'; run with '--help' for the options")
  }
}
