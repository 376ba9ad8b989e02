/// Composes a screen from its documents.
@MainActor
public protocol ScreenComposing {
  /// The options that say more about how to compose a screen.
  ///
  /// - Parameter role: Which screen of a command is meant.
  /// - Returns: The options; those for both screens of a command are the same for each.
  func options(for role: ScreenRole) -> [DumpOption]

  /// Composes a screen, from nothing that an earlier one has left.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - role: Which screen of the command it is.
  ///   - request: The command's arguments, and the means to read what they name.
  /// - Returns: The composition.
  /// - Throws: A sentence for an option that is wrong.
  func compose(
    _ screen: DumpScreen,
    as role: ScreenRole,
    for request: DumpRequest
  ) throws(DumpFailure) -> DumpedScreen
}
