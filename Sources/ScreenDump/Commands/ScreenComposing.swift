/// Composes a screen from its documents.
@MainActor
public protocol ScreenComposing {
  /// Returns the options that affect how a screen is composed.
  ///
  /// - Parameter role: The screen of the command.
  /// - Returns: The options; options for both screens of a command are returned for each.
  func options(for role: ScreenRole) -> [DumpOption]

  /// Composes a screen, independent of earlier ones.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - role: The role of the screen in the command.
  ///   - request: The command's arguments, and access to the files that they name.
  /// - Returns: The composition.
  /// - Throws: A sentence for an invalid option.
  func compose(
    _ screen: DumpScreen,
    as role: ScreenRole,
    for request: DumpRequest
  ) throws(DumpFailure) -> DumpedScreen
}
