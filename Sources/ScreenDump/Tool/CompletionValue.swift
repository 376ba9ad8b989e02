/// What a shell offers for the value of an option or for an operand.
enum CompletionValue: Hashable {
  /// Nothing: it is free.
  case nothing
  /// A few words.
  case words([String])
  /// The names of files.
  case files
  /// The names of folders.
  case folders

  /// Tells what is offered for an option's value, by its choices and by what stands for it in help.
  init(of option: DumpOption, screens: [String]) {
    switch option.placeholder ?? "" {
    case _ where !option.choices.isEmpty: self = .words(option.choices)
    case _ where option == .screen: self = .words(screens)
    case let text where text.contains("FILE"): self = .files
    case "DIR": self = .folders
    default: self = .nothing
    }
  }
}
