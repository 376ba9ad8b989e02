import JSONLogic
import ScreenDocument
import ScreenDump

/// Reads the generation of `fractional` from the options of a command.
enum FractionalOptions {
  private static let generations = FractionalGeneration.allCases.map { "\($0.rawValue)" }
  /// The option for every file of flags of a command.
  static let all = DumpOption(
    "fractional",
    choices: generations,
    help: "The generation of 'fractional' in flags; 2 without it."
  )

  /// The options that say the generation of one file of flags: its own comes before that of all.
  static func options(for role: ScreenRole) -> [DumpOption] {
    guard role != .only else { return [all] }
    return [all, own(role)]
  }

  /// The option for the file of one of two screens, or for one of two files.
  static func own(_ role: ScreenRole) -> DumpOption {
    DumpOption(
      role.optionName(all.name),
      choices: generations,
      help: "The same for \(role.rawValue.uppercased()) alone."
    )
  }

  /// The generation of a file of flags.
  @MainActor
  static func generation(
    for role: ScreenRole,
    _ arguments: DumpArguments
  ) -> FractionalGeneration {
    let own = role == .only ? nil : arguments.value(of: own(role))
    let text = own ?? arguments.value(of: all)
    return text.flatMap(Int.init).flatMap(FractionalGeneration.init(rawValue:)) ?? .second
  }
}
