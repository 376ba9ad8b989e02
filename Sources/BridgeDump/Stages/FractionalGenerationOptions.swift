import JSONLogic
import ScreenDocument
import ScreenDump

/// Reads the generation of `fractional` from the options of a command.
enum FractionalGenerationOptions {
  private static let generations = FractionalGeneration.allCases.map { "\($0.rawValue)" }
  /// The option for every file of flags of a command.
  static let forAllFiles = DumpOption(
    "fractional",
    choices: generations,
    help: "The generation of flagd's 'fractional'; 2 by default."
  )

  /// Returns the options that set the generation for the flag file of a screen.
  ///
  /// The first is `--fractional`. If the command has two screens or files, the second is the option
  /// that overrides `--fractional` for this file, such as `--old-fractional`.
  static func options(for role: ScreenRoleInCommand) -> [DumpOption] {
    guard role != .only else { return [forAllFiles] }
    return [forAllFiles, overridingOption(for: role)]
  }

  /// Returns the option that overrides ``forAllFiles`` for one of two files, such as
  /// `--old-fractional`.
  static func overridingOption(for role: ScreenRoleInCommand) -> DumpOption {
    DumpOption(
      role.optionName(forAllFiles.name),
      choices: generations,
      help: "The generation for \(role.rawValue.uppercased()) only."
    )
  }

  /// Returns the generation that the arguments select for a flag file: by the option for this file,
  /// otherwise by ``forAllFiles``; the second generation without both.
  @MainActor
  static func generation(
    for role: ScreenRoleInCommand,
    _ arguments: DumpArguments
  ) -> FractionalGeneration {
    let own = role == .only ? nil : arguments.value(of: overridingOption(for: role))
    let text = own ?? arguments.value(of: forAllFiles)
    return text.flatMap(Int.init).flatMap(FractionalGeneration.init(rawValue:)) ?? .second
  }
}
