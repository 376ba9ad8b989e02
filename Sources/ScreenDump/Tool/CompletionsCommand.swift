import ScreenDocument
import StrictJSON

/// The command `completions`, which prints a script for completing a tool's commands in a shell.
@MainActor
struct CompletionsCommand: DumpCommand {
  private let toolName: String
  private let commands: [any DumpCommand]
  private let screens: ToolScreens

  init(toolName: String, commands: [any DumpCommand], screens: ToolScreens) {
    self.toolName = toolName
    self.commands = commands
    self.screens = screens
  }

  var name: String { "completions" }
  var abstract: String { "Write a completion script for a shell." }
  var discussion: String {
    """
    SHELL is bash, zsh or fish. The script completes the tool's commands, their
    options, and those of their values that are known: formats, bundled screens,
    files.

      bash  source <(\(toolName) completions bash)  in ~/.bashrc
      zsh   source <(\(toolName) completions zsh)   in ~/.zshrc, after compinit
      fish  \(toolName) completions fish | source   in ~/.config/fish/config.fish
    """
  }
  var examples: [String] {
    ["completions zsh", "completions fish -o ~/.config/fish/completions/\(toolName).fish"]
  }
  var operands: OperandRule { OperandRule(usage: "SHELL", count: 1...1) }
  var options: [DumpOption] { [] }
  var formats: [DumpFormat] { [.text] }

  func run(_ request: DumpRequest) async throws(DumpFailure) -> DumpResult {
    let word = request.arguments.operands.first ?? ""
    guard let shell = CompletionShell(rawValue: word) else {
      let shells = CompletionShell.allCases.map(\.rawValue)
      let suggestion = word.nearest(in: shells).map { "did you mean '\($0)'?" }
      throw DumpFailure(
        "unknown shell '\(word)'; "
          + (suggestion ?? "the shells are \(shells.quotedList(by: "and"))")
      )
    }
    let script = CompletionScript(
      toolName: toolName,
      commands: (commands + [self]).map { CompletableCommand($0, screens: screens) }
    )
    return DumpResult(CompletionsReport(script: script.text(for: shell)))
  }
}

/// The report of `completions`: the text of a script.
private struct CompletionsReport: DumpReport {
  let script: String

  var diagnostics: [SourcedDiagnostic] { [] }
  var json: JSONTree { .string(script) }

  func text(_ style: TextStyle) -> String { script }
}
