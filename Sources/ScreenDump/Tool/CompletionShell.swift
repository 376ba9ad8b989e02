/// A shell for which a tool writes a completion script.
enum CompletionShell: String, CaseIterable {
  case bash
  case zsh
  case fish
}
