/// A legacy object that receives the responses of one content.
///
/// The app configures the object with each response, and the object updates its own views. This is
/// enough for the stages `off` and `complete`; a comparison requires ``ObservableLegacyHandler``.
@MainActor
public protocol LegacyContentHandler<Response>: AnyObject {
  /// The decoded response of the server.
  associatedtype Response

  /// Shows a response.
  ///
  /// - Parameter response: The content's newest response.
  func configure(_ response: Response)
}
