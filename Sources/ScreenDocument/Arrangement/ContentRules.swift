/// The rules of a content: its place, and its visibility.
public final class ContentRules: Sendable {
  /// The rule for the place; `nil` for the place in the document.
  public let order: ContentOrder?
  /// The conditions of visibility; `nil` for always.
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
