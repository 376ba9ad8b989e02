/// Lists routes, one a line, with `if` and `for` where an app needs them.
@MainActor
@resultBuilder
public enum ContentRoutesBuilder<UIState: AnyObject> {
  /// Takes one route.
  ///
  /// - Parameter route: The route.
  /// - Returns: A list of it alone.
  public static func buildExpression(_ route: ContentRoute<UIState>) -> [ContentRoute<UIState>] {
    [route]
  }

  /// Joins lists in the order written.
  ///
  /// - Parameter routes: The lists.
  /// - Returns: One list.
  public static func buildBlock(_ routes: [ContentRoute<UIState>]...) -> [ContentRoute<UIState>] {
    routes.flatMap { $0 }
  }

  /// Takes the routes under an `if` without `else`.
  ///
  /// - Parameter routes: The routes, or `nil` if the condition does not hold.
  /// - Returns: The routes, or none.
  public static func buildOptional(_ routes: [ContentRoute<UIState>]?) -> [ContentRoute<UIState>] {
    routes ?? []
  }

  /// Takes the routes under an `if` that has an `else`.
  ///
  /// - Parameter routes: The routes of the branch.
  /// - Returns: The same routes.
  public static func buildEither(first routes: [ContentRoute<UIState>]) -> [ContentRoute<UIState>] {
    routes
  }

  /// Takes the routes under an `else`.
  ///
  /// - Parameter routes: The routes of the branch.
  /// - Returns: The same routes.
  public static func buildEither(
    second routes: [ContentRoute<UIState>]
  ) -> [ContentRoute<UIState>] {
    routes
  }

  /// Joins the lists of a `for`.
  ///
  /// - Parameter routes: One list a round.
  /// - Returns: One list.
  public static func buildArray(_ routes: [[ContentRoute<UIState>]]) -> [ContentRoute<UIState>] {
    routes.flatMap { $0 }
  }
}
