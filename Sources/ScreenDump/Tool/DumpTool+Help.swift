extension DumpTool {
  /// The greatest width of help in terminal columns.
  private static let helpWidth = 80
  /// The greatest width, in terminal columns, of an option beside its help; a longer option is
  /// alone on its line.
  private static let maximumUsageWidth = 34

  /// Returns all options of a command: its own, `--format` if it has more than one format, and
  /// `--output`, `--color` and `--help`.
  static func options(of command: any DumpCommand) -> [DumpOption] {
    let format = command.formats.count > 1 ? [DumpOption.format(command.formats)] : []
    return command.options + format + [.output, .color, .help]
  }

  /// The text of the tool's help.
  var help: String {
    var text = "\(abstract)\n\nUsage: \(name) [COMMAND] [OPTIONS]\n\nCommands:\n"
    let usages = allCommands.map { "\($0.name) \($0.operands.usage)" }
    text += Self.usageList(Array(zip(usages, allCommands.map(\.abstract))))
    text += "\nWithout a command, '\(commands[0].name)' runs. Common options:\n"
    text += Self.usageList(commonOptionUsages)
    let end =
      "'\(name) --version' shows the version, '\(name) COMMAND --help' a command's options and examples."
    return text + "\n" + end.wrapped(toColumns: Self.helpWidth).map { $0 + "\n" }.joined()
  }

  /// The usage and the help of each common option; that of `--format` names the commands without
  /// it.
  private var commonOptionUsages: [(String, String)] {
    let options: [DumpOption] = [.format, .output, .color, .help]
    var usages = options.map(Self.usageAndHelp)
    let others = allCommands.filter { $0.formats.count <= 1 }.map(\.name)
    if !others.isEmpty { usages[0].1 += " Not for \(others.quotedList(by: "or"))." }
    return usages
  }

  /// Returns the text of a command's help.
  func help(for command: any DumpCommand) -> String {
    var text = "\(command.abstract)\n\nUsage: \(usage(of: command)) [OPTIONS]\n"
    if !command.discussion.isEmpty { text += "\n\(command.discussion)\n" }
    text += "\nOptions:\n"
    text += Self.usageList(Self.options(of: command).map(Self.usageAndHelp))
    if command.options.contains(.screen) { text += screensHelp(for: command) }
    if !command.examples.isEmpty {
      text += "\nExamples:\n"
      for example in command.examples { text += "  \(name) \(example)\n" }
    }
    return text
  }

  private func screensHelp(for command: any DumpCommand) -> String {
    var text = "\nScreens:\n  \(screens.documentScreens.map(\.name).joined(separator: ", "))\n"
    for screen in screens.scriptedScreens where command.supports(screen) {
      text += "  \(screen.name), with these actions for --script:\n"
      for verb in screen.verbs { text += "    \(verb.usage)\n" }
    }
    return text
  }

  func usage(of command: any DumpCommand) -> String {
    [name, command.name, command.operands.usage].filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func usageAndHelp(_ option: DumpOption) -> (String, String) {
    let letter = option.letter.map { "-\($0), " } ?? "    "
    return (letter + option.usage, option.help)
  }

  /// Returns lines with usages in a left column and their help, wrapped, in a right column.
  private static func usageList(_ entries: [(String, String)]) -> String {
    let widths = entries.map(\.0.columns).filter { $0 <= maximumUsageWidth }
    let width = max(26, widths.max() ?? 0)
    let blank = String(repeating: " ", count: width)
    return entries.map { usage, help in
      var lines = help.wrapped(toColumns: helpWidth - width - 4)[...]
      let isShort = usage.columns <= width
      var text = "  \(isShort ? usage.padded(toColumns: width) : usage)"
      if isShort { text += "  \(lines.popFirst() ?? "")" }
      return text + "\n" + lines.map { "  \(blank)  \($0)\n" }.joined()
    }
    .joined()
  }
}
