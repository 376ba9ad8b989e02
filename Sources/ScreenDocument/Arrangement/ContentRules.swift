/// The rules of one content, or of one kind: where a content stands, and when it is visible.
public final class ContentRules: Sendable {
  /// The rule for the place; `nil` if these rules request no place.
  public let order: ContentOrder?
  /// The conditions under which the content is visible; `nil` if these rules have none.
  public let visibility: ContentVisibility?

  /// Creates rules.
  ///
  /// - Parameters:
  ///   - order: The rule for the place.
  ///   - visibility: The conditions of visibility.
  public init(order: ContentOrder? = nil, visibility: ContentVisibility? = nil) {
    self.order = order
    self.visibility = visibility
  }
}
