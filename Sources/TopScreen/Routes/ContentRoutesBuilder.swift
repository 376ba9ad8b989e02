/// Builds a list of routes, one a line; `if`, `else`, `switch` and `for` are supported.
@MainActor
@resultBuilder
public enum ContentRoutesBuilder<UIState: AnyObject> {
  /// Wraps one route in a list.
  public static func buildExpression(_ route: ContentRoute<UIState>) -> [ContentRoute<UIState>] {
    [route]
  }

  /// Joins lists in order.
  @inlinable
  public static func buildBlock(_ routes: [ContentRoute<UIState>]...) -> [ContentRoute<UIState>] {
    routes.flatMap { $0 }
  }

  /// Returns the routes of an `if` without `else`; none if the condition does not hold.
  public static func buildOptional(_ routes: [ContentRoute<UIState>]?) -> [ContentRoute<UIState>] {
    routes ?? []
  }

  /// Returns the routes of the chosen branch: of an `if` that has an `else`, or of a `case`.
  public static func buildEither(first routes: [ContentRoute<UIState>]) -> [ContentRoute<UIState>] {
    routes
  }

  /// Returns the routes of the chosen branch: of an `else`, or of a `case`.
  public static func buildEither(
    second routes: [ContentRoute<UIState>]
  ) -> [ContentRoute<UIState>] {
    routes
  }

  /// Joins the lists of a `for`.
  public static func buildArray(_ routes: [[ContentRoute<UIState>]]) -> [ContentRoute<UIState>] {
    routes.flatMap { $0 }
  }
}
