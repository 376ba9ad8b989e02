extension DumpOption {
  /// `--shape FILE`: the shape of the document.
  public static let shape = DumpOption(
    "shape",
    placeholder: "FILE",
    help: "Where in the screen's JSON its contents lie."
  )
  /// `--now ISO8601`: the time at which the screen is shown.
  public static let now = DumpOption(
    "now",
    placeholder: "ISO8601",
    help: "The moment to show: 2026-04-01T09:00:00+09:00."
  )
  /// `--screen NAME`: a screen that is part of the tool.
  public static let screen = DumpOption(
    "screen",
    placeholder: "NAME",
    help: "A screen that is part of the tool, in place of SCREEN."
  )
  /// `--script FILE`: actions to perform on a screen.
  public static let script = DumpOption(
    "script",
    placeholder: "FILE",
    help: "Play actions on the screen, one a line; - for stdin."
  )
  /// `--property FILE|URL`: the document with the properties of a block page.
  public static let property = DumpOption(
    "property",
    placeholder: "FILE|URL",
    help: "The property document of a page, SCREEN being its layout."
  )
  /// `--data FILE|URL`: the document with the data of a block page.
  public static let data = DumpOption(
    "data",
    placeholder: "FILE|URL",
    help: "The data document of a page, SCREEN being its layout."
  )
  /// `--cache DIR`: the folder for copies of screens from servers.
  public static let cache = DumpOption(
    "cache",
    placeholder: "DIR",
    help: "Cache responses; show the copy if a server fails."
  )
  /// `--offline`: sends no requests to servers.
  public static let offline = DumpOption(
    flag: "offline",
    help: "Show the cached copy; use no network."
  )
  /// `--times`: reports ages.
  public static let times = DumpOption(flag: "times", help: "Show the age of a cached screen.")
  /// `--steps`: prints changes as edits in place.
  static let steps = DumpOption(
    flag: "steps",
    help: "Print the changes as edits in place, in their order."
  )
  /// The options for reading screens, for a command with any number of screens.
  public static let anyScreens: [DumpOption] = [.shape, .now, .cache, .offline, .times]
  /// The options for reading a screen, for a command with at most one screen.
  public static let oneScreen: [DumpOption] = [
    .screen, .script, .shape, .now, .property, .data, .cache, .offline, .times,
  ]
  /// The options that apply to a scripted screen, including those of every command.
  static let scripted: [DumpOption] = [
    .screen, .script, .now, .format, .output, .color, .help,
  ]
  /// `--format text|json`: the format of the result.
  public static let format = format([.text, .json])

  /// Returns the option `--format` for a command's formats.
  package static func format(_ formats: [DumpFormat]) -> DumpOption {
    DumpOption(
      "format",
      choices: formats.map(\.rawValue),
      help: "The output format; text by default."
    )
  }
  /// `--output FILE`: the file for the result.
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
  /// `--help`: shows the help of a command.
  public static let help = DumpOption(flag: "help", letter: "h", help: "Show this help.")
}
