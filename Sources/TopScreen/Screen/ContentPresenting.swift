public import ScreenDocument

/// Routes responses to the views that show them.
@MainActor
public protocol ContentPresenting: AnyObject {
  /// Routes a response to the view that shows its content.
  ///
  /// - Parameter response: One content, as the document holds it.
  /// - Returns: Who shows the content now.
  func deliver(_ response: ResponseData) -> ContentDelivery

  /// Routes the responses of one document to the views of their contents, as one turn: an observer of
  /// a slot is called when all of them are in place.
  ///
  /// - Parameter responses: The contents in the order of the document, each id once.
  /// - Returns: Who shows each content now, in the same order.
  func deliver(_ responses: [ResponseData]) -> [ContentDelivery]

  /// Brings the responses of contents that come between two documents, as one turn.
  ///
  /// - Parameters:
  ///   - responses: The contents that come, from top to bottom.
  ///   - contents: All that are on the screen from now on, from top to bottom.
  /// - Returns: Who shows each of those that come, in the same order.
  func deliver(
    _ responses: [ResponseData],
    among contents: [ResponseData]
  ) -> [ContentDelivery]

  /// Returns whether contents of a kind are data alone, without a place in the stack; `false` by default.
  ///
  /// - Parameter kind: The kind.
  /// - Returns: Whether its contents are delivered and described, and have no item.
  func isData(_ kind: ContentKind) -> Bool

  /// Returns a content's phase; Observation tracks its dependencies.
  ///
  /// - Parameter id: The content's identity on its screen.
  /// - Returns: The phase of the side that shows it.
  func phase(of id: ContentID) -> ContentPhase

  /// Returns a description of how a content is shown now.
  ///
  /// - Parameter response: What was delivered last for the content.
  /// - Returns: A description for dumps and reports.
  func description(of response: ResponseData) -> ContentDescription

  /// Notes that a newer response of a content could not be had.
  ///
  /// - Parameter id: The content's identity on its screen.
  /// - Returns: Whether what is shown has changed: a slot that was filled is stale from now on; a legacy
  ///   handler knows no such thing.
  func markStale(_ id: ContentID) -> Bool

  /// Releases everything held for a content that has left the screen.
  ///
  /// - Parameter id: The content's identity on its screen.
  func release(_ id: ContentID)
}

extension ContentPresenting {
  /// Returns `false`: every content has a place in the stack.
  ///
  /// - Parameter kind: The kind.
  /// - Returns: `false`.
  public func isData(_ kind: ContentKind) -> Bool { false }
}
