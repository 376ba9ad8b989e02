/// The old path's receiver of one kind of content.
///
/// The smallest thing that old code has: something is configured with a response, and from then on
/// takes care of itself. It is enough for a content on stage `off`; comparing needs
/// ``ObservableLegacyHandler``.
@MainActor
public protocol LegacyContentHandler<Response>: AnyObject {
  /// What the server sends for the content.
  associatedtype Response

  /// Takes a response.
  ///
  /// - Parameter response: The content's newest response.
  func configure(_ response: Response)
}
