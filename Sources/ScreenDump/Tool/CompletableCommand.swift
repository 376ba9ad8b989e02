/// The name, options and operands of a command, with the completions that a shell offers.
struct CompletableCommand {
  /// The command's name.
  let name: String
  /// One sentence about the command.
  let abstract: String
  /// The command's options, with the completions of their values.
  let options: [(option: DumpOption, value: CompletionValue)]
  /// The placeholder of the command's operands in help, and their completions.
  let operands: (usage: String, value: CompletionValue)

  @MainActor
  init(_ command: any DumpCommand, screens: ToolScreens) {
    name = command.name
    abstract = command.abstract
    let scripted = screens.scriptedScreens.filter { command.supports($0) }
    let names = screens.documentScreens.map(\.name) + scripted.map(\.name)
    options = DumpTool.options(of: command).map { ($0, CompletionValue(of: $0, screens: names)) }
    let value: CompletionValue
    if command is CompletionsCommand {
      value = .words(CompletionShell.allCases.map(\.rawValue))
    } else {
      value = command.operands.allowsFileOperands ? .files : .nothing
    }
    operands = (command.operands.usage, value)
  }

  /// Returns the spellings of an option: `--output` and `-o`.
  static func spellings(of option: DumpOption) -> [String] {
    ["--" + option.name] + (option.letter.map { ["-\($0)"] } ?? [])
  }
}
