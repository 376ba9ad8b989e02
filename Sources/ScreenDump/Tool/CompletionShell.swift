/// A shell with completion scripts.
enum CompletionShell: String, CaseIterable {
  case bash
  case zsh
  case fish
}
