/// An object that composes screens from their documents for a command.
@MainActor
public protocol ScreenComposing {
  /// Returns the options that affect how a screen is composed.
  ///
  /// - Parameter role: The role of the screen in the command.
  /// - Returns: The options; an option that applies to both screens of a command is returned for
  ///   each role.
  func options(for role: ScreenRoleInCommand) -> [DumpOption]

  /// Composes a screen; screens that were composed before have no influence on it.
  ///
  /// - Parameters:
  ///   - screen: The screen's document and context.
  ///   - role: The role of the screen in the command.
  ///   - request: The command's arguments, and access to the files that they name.
  /// - Returns: The composed screen.
  /// - Throws: A failure for an invalid option.
  func compose(
    _ screen: ScreenToCompose,
    as role: ScreenRoleInCommand,
    for request: DumpRequest
  ) throws(DumpFailure) -> DumpedScreen
}
