public import ScreenDocument
public import TopScreen

/// A screen's document after it was read, with the context in which the screen is shown.
public struct ScreenToCompose: Sendable {
  /// The name of the bundled screen or, for a file or URL, its spelling by the user without the
  /// secrets of a URL; `journal:line` for a recorded line.
  public let name: String
  /// The document with the screen's contents.
  public let document: ContentDocument
  /// Whether the document is a copy from the cache, because the load failed or no request was
  /// allowed.
  public let isCachedCopy: Bool
  /// The moment, time zone and locale at which the screen is shown.
  public let context: ViewDataContext

  /// Creates a screen.
  package init(
    name: String,
    document: ContentDocument,
    isCachedCopy: Bool = false,
    context: ViewDataContext
  ) {
    self.name = name
    self.document = document
    self.isCachedCopy = isCachedCopy
    self.context = context
  }

  /// Returns the same screen with another document.
  ///
  /// - Parameter document: The other document.
  /// - Returns: A screen with that document and the same name, staleness and context.
  public func showing(_ document: ContentDocument) -> ScreenToCompose {
    ScreenToCompose(name: name, document: document, isCachedCopy: isCachedCopy, context: context)
  }
}
