#if canImport(SwiftUI)
/// Lists content views, one a line, with `if` where an app needs it.
@MainActor
@resultBuilder
public enum ContentViewsBuilder<UIState: AnyObject> {
  /// Takes one view.
  ///
  /// - Parameter view: The view.
  /// - Returns: A list of it alone.
  public static func buildExpression(_ view: SlotView<UIState>) -> [SlotView<UIState>] { [view] }

  /// Joins lists in the order written.
  ///
  /// - Parameter views: The lists.
  /// - Returns: One list.
  public static func buildBlock(_ views: [SlotView<UIState>]...) -> [SlotView<UIState>] {
    views.flatMap(\.self)
  }

  /// Takes the views under an `if` without `else`.
  ///
  /// - Parameter views: The views, or `nil` if the condition does not hold.
  /// - Returns: The views, or none.
  public static func buildOptional(_ views: [SlotView<UIState>]?) -> [SlotView<UIState>] {
    views ?? []
  }
}
#endif
