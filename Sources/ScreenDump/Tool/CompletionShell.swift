/// A shell that a tool's commands and options can be completed in.
enum CompletionShell: String, CaseIterable {
  case bash
  case zsh
  case fish
}
