extension DumpOption {
  /// `--shape FILE`: where in a document the contents lie.
  public static let shape = DumpOption(
    "shape",
    placeholder: "FILE",
    help: "Where in the screen's JSON its contents lie."
  )
  /// `--now ISO8601`: the moment the screen is shown at.
  public static let now = DumpOption(
    "now",
    placeholder: "ISO8601",
    help: "The moment to show: 2026-04-01T09:00:00+09:00."
  )
  /// `--format text|json`: how the result is written.
  public static let format = DumpOption(
    "format",
    choices: ["text", "json"],
    help: "How the result is written; text without it."
  )
  /// `--output FILE`: where the result is written.
  public static let output = DumpOption(
    "output",
    letter: "o",
    placeholder: "FILE",
    help: "Write the result to a file, whole or not at all."
  )
  /// `--color auto|always|never`: whether text is coloured.
  public static let color = DumpOption(
    "color",
    choices: ["auto", "always", "never"],
    help: "Colour text; auto: on a terminal without NO_COLOR."
  )
  /// `--help`: how a command is used.
  public static let help = DumpOption(flag: "help", letter: "h", help: "Show this help.")
}
