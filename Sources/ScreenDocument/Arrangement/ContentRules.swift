/// The rules of a content: its place, and when it is visible.
public final class ContentRules: Sendable {
  /// Where the content stands; `nil` for where the server put it.
  public let order: ContentOrder?
  /// When the content is there; `nil` for always.
  public let visibility: ContentVisibility?

  /// Creates rules.
  ///
  /// - Parameters:
  ///   - order: Where the content stands.
  ///   - visibility: When the content is there.
  public init(order: ContentOrder? = nil, visibility: ContentVisibility? = nil) {
    self.order = order
    self.visibility = visibility
  }
}
