public import ScreenDocument
public import TopScreen

/// A screen that was read, and how it is to be shown.
public struct DumpScreen: Sendable {
  /// The screen as the user named it, or the bundled screen's name.
  public let name: String
  /// Its contents.
  public let document: ContentDocument
  /// Whether it is an older one, since a newer one could not be had.
  public let isStale: Bool
  /// The moment, time zone and locale it is shown in.
  public let context: RouteContext

  /// The same screen with other contents.
  ///
  /// - Parameter document: The contents.
  /// - Returns: The screen.
  public func showing(_ document: ContentDocument) -> DumpScreen {
    DumpScreen(name: name, document: document, isStale: isStale, context: context)
  }
}
