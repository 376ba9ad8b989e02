/// A legacy object that receives the responses of one content.
///
/// The app configures the object with each response, and the object updates its own views. This is
/// enough for the stages `off` and `complete`; a comparison requires ``ObservableLegacyHandler``.
@MainActor
public protocol LegacyContentHandler<Response>: AnyObject {
  /// The decoded response of the server.
  associatedtype Response

  /// Shows a response; called on the main queue, once for each response of the content. A handler
  /// that a flip creates first receives the last response.
  ///
  /// - Parameter response: The content's newest response.
  func configure(_ response: Response)
}
