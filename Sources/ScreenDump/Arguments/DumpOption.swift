/// One option of a command, with or without a value: `--name VALUE`, or `--name`.
public struct DumpOption: Hashable, Sendable {
  /// The long name, without dashes.
  public let name: String
  /// The one-letter name, without its dash; `nil` if there is none.
  public let letter: Character?
  /// The placeholder of the value in help, such as `FILE`; `nil` for an option without a value.
  public let placeholder: String?
  /// The allowed values; empty if any value is allowed.
  public let choices: [String]
  /// Whether an option with a value may be given more than once.
  ///
  /// It is `false` for an option without a value, which may be repeated without any effect.
  public let isRepeatable: Bool
  /// The purpose of the option, in a few words.
  public let help: String

  /// Creates an option without a value.
  ///
  /// - Parameters:
  ///   - name: The long name, without dashes.
  ///   - letter: The one-letter name.
  ///   - help: The purpose of the option.
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
  ///   - placeholder: The placeholder of the value in help.
  ///   - isRepeatable: Whether the option may be given more than once.
  ///   - help: The purpose of the option.
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

  /// Creates an option whose value is one of a list.
  ///
  /// - Parameters:
  ///   - name: The long name, without dashes.
  ///   - choices: The allowed values, at least one.
  ///   - help: The purpose of the option.
  public init(_ name: String, choices: [String], help: String) {
    self.name = name
    letter = nil
    placeholder = choices.joined(separator: "|")
    self.choices = choices
    isRepeatable = false
    self.help = help
  }

  /// The option with its placeholder, for help and messages: `--format text|json`.
  public var usage: String {
    "--" + name + (placeholder.map { " " + $0 } ?? "")
  }
}
