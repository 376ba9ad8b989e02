public import ScreenDocument
public import TopScreen

/// A screen that was read, and its context.
public struct DumpScreen: Sendable {
  /// The screen's name, as the user spelled it, or the bundled screen's name.
  public let name: String
  /// The contents of the screen.
  public let document: ContentDocument
  /// Whether the screen is an older copy, because a newer one could not be loaded.
  public let isStale: Bool
  /// The moment, time zone and locale at which the screen is shown.
  public let context: RouteContext

  /// Creates a screen.
  package init(
    name: String,
    document: ContentDocument,
    isStale: Bool = false,
    context: RouteContext
  ) {
    self.name = name
    self.document = document
    self.isStale = isStale
    self.context = context
  }

  /// Returns the same screen with other contents.
  ///
  /// - Parameter document: The contents.
  /// - Returns: The screen with these contents.
  public func showing(_ document: ContentDocument) -> DumpScreen {
    DumpScreen(name: name, document: document, isStale: isStale, context: context)
  }
}
