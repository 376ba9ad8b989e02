/// A page that can be opened over the screen of the same document.
public struct PopupPage: Sendable {
  /// The page's id, unique on the screen.
  public let id: ContentID

  /// The page's contents.
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
