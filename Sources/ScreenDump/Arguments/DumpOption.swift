/// One option of a command: `--name`, or `--name VALUE`.
public struct DumpOption: Hashable, Sendable {
  /// The long name, without dashes.
  public let name: String
  /// The one-letter name, if there is one.
  public let letter: Character?
  /// What stands for the value in help, `FILE`; `nil` for an option without a value.
  public let placeholder: String?
  /// The values that may be given; empty if any may.
  public let choices: [String]
  /// Whether the option may be given more than once.
  public let isRepeatable: Bool
  /// What the option is for, in a few words.
  public let help: String

  /// Creates an option without a value.
  ///
  /// - Parameters:
  ///   - name: The long name, without dashes.
  ///   - letter: The one-letter name.
  ///   - help: What the option is for.
  public init(flag name: String, letter: Character? = nil, help: String) {
    self.name = name
    self.letter = letter
    placeholder = nil
    choices = []
    isRepeatable = false
    self.help = help
  }

  /// Creates an option with a value.
  ///
  /// - Parameters:
  ///   - name: The long name, without dashes.
  ///   - letter: The one-letter name.
  ///   - placeholder: What stands for the value in help.
  ///   - isRepeatable: Whether the option may be given more than once.
  ///   - help: What the option is for.
  public init(
    _ name: String,
    letter: Character? = nil,
    placeholder: String,
    isRepeatable: Bool = false,
    help: String
  ) {
    self.name = name
    self.letter = letter
    self.placeholder = placeholder
    choices = []
    self.isRepeatable = isRepeatable
    self.help = help
  }

  /// Creates an option that takes one of a few values.
  ///
  /// - Parameters:
  ///   - name: The long name, without dashes.
  ///   - choices: The values that may be given, at least one.
  ///   - help: What the option is for.
  public init(_ name: String, choices: [String], help: String) {
    self.name = name
    letter = nil
    placeholder = choices.joined(separator: "|")
    self.choices = choices
    isRepeatable = false
    self.help = help
  }

  /// The option as it is written in help and messages: `--format text|json`.
  public var usage: String {
    "--" + name + (placeholder.map { " " + $0 } ?? "")
  }
}
