/// Lists handlers, one a line, with `if` where an app needs it.
@MainActor
@resultBuilder
public enum LegacyHandlersBuilder {
  /// Takes one handler.
  ///
  /// - Parameter handler: The handler.
  /// - Returns: A list of it alone.
  public static func buildExpression(_ handler: LegacyHandler) -> [LegacyHandler] { [handler] }

  /// Joins lists in the order written.
  ///
  /// - Parameter handlers: The lists.
  /// - Returns: One list.
  public static func buildBlock(_ handlers: [LegacyHandler]...) -> [LegacyHandler] {
    handlers.flatMap { $0 }
  }

  /// Takes the handlers under an `if` without `else`.
  ///
  /// - Parameter handlers: The handlers, or `nil` if the condition does not hold.
  /// - Returns: The handlers, or none.
  public static func buildOptional(_ handlers: [LegacyHandler]?) -> [LegacyHandler] {
    handlers ?? []
  }
}
