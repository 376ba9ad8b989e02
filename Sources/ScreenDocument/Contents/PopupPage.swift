/// A page that can be opened over the screen of the same document.
public struct PopupPage: Sendable {
  /// The page's identity.
  public let id: ContentID

  /// Its contents.
  public let document: ContentDocument

  /// Creates a popup page.
  ///
  /// - Parameters:
  ///   - id: The page's identity.
  ///   - document: Its contents.
  public init(id: ContentID, document: ContentDocument) {
    self.id = id
    self.document = document
  }
}
