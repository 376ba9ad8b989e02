/// A result builder for lists of legacy handlers, one on each line; an `if` without `else` is
/// supported.
@MainActor
@resultBuilder
public enum LegacyHandlersBuilder {
  /// Converts one handler to a list.
  public static func buildExpression(_ handler: LegacyHandler) -> [LegacyHandler] { [handler] }

  /// Joins lists in the order written.
  ///
  /// - Parameter handlers: The lists.
  /// - Returns: One list.
  public static func buildBlock(_ handlers: [LegacyHandler]...) -> [LegacyHandler] {
    handlers.flatMap { $0 }
  }

  /// Returns the handlers of an `if` without `else`; none if the condition is false.
  public static func buildOptional(_ handlers: [LegacyHandler]?) -> [LegacyHandler] {
    handlers ?? []
  }
}
