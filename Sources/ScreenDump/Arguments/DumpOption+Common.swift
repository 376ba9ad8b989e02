extension DumpOption {
  /// `--shape FILE`: the shape file, which says where a screen's JSON has its contents.
  public static let shape = DumpOption(
    "shape",
    placeholder: "FILE",
    help: "Where in the screen's JSON its contents lie."
  )
  /// `--now ISO8601`: the moment at which the screen is shown, with its offset from UTC.
  public static let now = DumpOption(
    "now",
    placeholder: "ISO8601",
    help: "The moment to show: 2026-04-01T09:00:00+09:00."
  )
  /// `--screen NAME`: a screen that is part of the tool, which replaces the operand.
  public static let screen = DumpOption(
    "screen",
    placeholder: "NAME",
    help: "A screen that is part of the tool, in place of SCREEN."
  )
  /// `--script FILE`: a file of actions to perform on a scripted screen; `-` is standard input.
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
  /// `--cache DIR`: the folder that stores copies of screens from servers.
  public static let cache = DumpOption(
    "cache",
    placeholder: "DIR",
    help: "Cache screens from servers, not files; show the copy if a server fails."
  )
  /// `--offline`: no request is sent to a server; a screen from a server is read from the cache.
  public static let offline = DumpOption(
    flag: "offline",
    help: "Show the cached copy of a URL; use no network."
  )
  /// `--times`: the warning that a screen is a copy from the cache also gives the copy's age.
  public static let times = DumpOption(
    flag: "times",
    help: "Show the age of the cached copy of a URL."
  )
  /// `--steps`: the changes between two screens are printed as edits that are made one after
  /// another.
  static let changesAsEditSteps = DumpOption(
    flag: "steps",
    help: "Print the changes as edits in place, one after another."
  )
  /// The options for reading screens, for a command with any number of screens.
  public static let anyNumberOfScreens: [DumpOption] = [.shape, .now, .cache, .offline, .times]
  /// The options for reading a screen, for a command with at most one screen.
  public static let oneScreen: [DumpOption] = [
    .screen, .script, .shape, .now, .property, .data, .cache, .offline, .times,
  ]
  /// The options that apply to a scripted screen, including the options of every command.
  static let validForScriptedScreen: [DumpOption] = [
    .screen, .script, .now, .format, .output, .color, .help,
  ]
  /// `--format text|json`: the format of the result, for a command with these two formats.
  public static let format = format([.text, .json])

  /// Returns the option `--format` that offers a command's formats.
  package static func format(_ formats: [DumpFormat]) -> DumpOption {
    DumpOption(
      "format",
      choices: formats.map(\.rawValue),
      help: "The output format; text by default."
    )
  }
  /// `--output FILE`: the file to which the result is written; `-` is standard output.
  public static let output = DumpOption(
    "output",
    letter: "o",
    placeholder: "FILE",
    help: "Write the result to a file, whole or not at all."
  )
  /// `--color auto|always|never`: the rule that decides whether text is coloured.
  public static let color = DumpOption(
    "color",
    choices: ["auto", "always", "never"],
    help: "Colour text; auto: on a terminal without NO_COLOR."
  )
  /// `--help`: the help of the command is shown, and the command does not run.
  public static let help = DumpOption(flag: "help", letter: "h", help: "Show this help.")
}
