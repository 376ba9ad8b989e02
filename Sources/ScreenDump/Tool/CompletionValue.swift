/// The completions that a shell offers for an option's value or an operand.
enum CompletionValue: Hashable {
  /// The shell offers nothing.
  case nothing
  /// The shell offers these words.
  case words([String])
  /// The shell offers the names of files.
  case files
  /// The shell offers the names of folders.
  case folders

  /// Derives the completions of an option's value from its choices and its placeholder; the value of
  /// `--screen` is one of `screens`.
  init(of option: DumpOption, screens: [String]) {
    switch option.placeholder ?? "" {
    case _ where !option.choices.isEmpty: self = .words(option.choices)
    case _ where option == .screen: self = .words(screens)
    case let text where text.contains("FILE"): self = .files
    case "JOURNAL", "LEDGER", "OLD.json": self = .files
    case "DIR": self = .folders
    default: self = .nothing
    }
  }
}
