/// A command as completion scripts know it.
struct CompletionEntry {
  /// The command's name.
  let name: String
  /// What it does, in one sentence.
  let abstract: String
  /// Its options, and what is offered for their values.
  let options: [(option: DumpOption, value: CompletionValue)]
  /// What stands for its operands in help, and what is offered for them.
  let operands: (usage: String, value: CompletionValue)

  @MainActor
  init(_ command: any DumpCommand, screens: [String]) {
    name = command.name
    abstract = command.abstract
    options = DumpTool.options(of: command).map { ($0, CompletionValue(of: $0, screens: screens)) }
    let usage = command.operands.usage
    let isShell = command is CompletionsCommand
    let value = isShell ? .words(CompletionShell.allCases.map(\.rawValue)) : CompletionValue.files
    operands = (usage, command.operands.count.upperBound == 0 ? .nothing : value)
  }

  /// The ways to write an option: `--output`, and `-o`.
  static func spellings(of option: DumpOption) -> [String] {
    ["--" + option.name] + (option.letter.map { ["-\($0)"] } ?? [])
  }
}
