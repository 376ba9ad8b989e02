#if canImport(SwiftUI)
/// A result builder for lists of content views, one on each line; `if` without `else` is supported.
@MainActor
@resultBuilder
public enum ContentViewsBuilder<UIState: AnyObject> {
  /// Wraps one view in a list.
  public static func buildExpression(_ view: SlotView<UIState>) -> [SlotView<UIState>] { [view] }

  /// Joins lists in order.
  public static func buildBlock(_ views: [SlotView<UIState>]...) -> [SlotView<UIState>] {
    views.flatMap(\.self)
  }

  /// Returns the views of an `if` without `else`; none if the condition is false.
  public static func buildOptional(_ views: [SlotView<UIState>]?) -> [SlotView<UIState>] {
    views ?? []
  }
}
#endif
