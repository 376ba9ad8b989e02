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
    help: "The generation of flagd's 'fractional'; 2 by default."
  )

  /// Returns the options for the generation of one file of flags; its own option overrides the one
  /// for all files.
  static func options(for role: ScreenRole) -> [DumpOption] {
    guard role != .only else { return [all] }
    return [all, own(role)]
  }

  /// Returns the option for the file of one of two screens, or for one of two files.
  static func own(_ role: ScreenRole) -> DumpOption {
    DumpOption(
      role.optionName(all.name),
      choices: generations,
      help: "The generation for \(role.rawValue.uppercased()) only."
    )
  }

  /// Returns the generation for a file of flags.
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
