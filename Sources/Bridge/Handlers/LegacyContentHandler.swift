/// A legacy object that receives the responses of one content.
///
/// The app configures the object with each response, and the object updates its own views. This is
/// enough for the stages `off` and `complete`; a comparison requires ``ObservableLegacyHandler``.
@MainActor
public protocol LegacyContentHandler<Response>: AnyObject {
  /// The decoded response of the server.
  associatedtype Response

  /// Shows a response; called on the main queue. The shown handler receives each response of its
  /// content that can be decoded.
  ///
  /// A handler that a flip creates first receives the last response; that of an interactive content
  /// receives the kept responses and actions in their order.
  ///
  /// - Parameter response: A response of the content, the newest one so far.
  func configure(_ response: Response)
}
