public import ScreenDocument

/// Routes the responses of a screen's contents to the legacy handlers or slots that show them.
@MainActor
public protocol ContentPresenting: AnyObject {
  /// Routes a response to the handler or slot that shows its content.
  ///
  /// - Parameter response: One content's response.
  /// - Returns: The side that shows the content now, and whether its view may have changed.
  func deliver(_ response: ResponseData) -> SideAfterDelivery

  /// Routes the responses of one document to the handlers or slots of their contents, in one turn:
  /// observers of slots are called after all slots are filled.
  ///
  /// - Parameter responses: The contents in the order of the document, each id once.
  /// - Returns: For each content, in the same order, the side that shows it now, and whether its
  ///   view may have changed.
  func deliver(_ responses: [ResponseData]) -> [SideAfterDelivery]

  /// Delivers the responses of contents that no rule hides any more, without a new document, in one
  /// turn.
  ///
  /// - Parameters:
  ///   - responses: The new contents, from top to bottom.
  ///   - contents: All contents on the screen from now on, from top to bottom.
  /// - Returns: For each new content, in the same order, the side that shows it, and whether its
  ///   view may have changed.
  func deliver(
    _ responses: [ResponseData],
    among contents: [ResponseData]
  ) -> [SideAfterDelivery]

  /// Returns whether contents of a kind are data alone, without a place in the stack; `false` by
  /// default.
  ///
  /// - Returns: Whether its contents are delivered and described, and have no item in the stack.
  func isDataOnly(_ kind: ContentKind) -> Bool

  /// Returns a content's phase; Observation tracks its dependencies.
  ///
  /// - Returns: The phase of the side that shows it; `unrouted` for an unknown content.
  func phase(of id: ContentID) -> ContentPhase

  /// Returns a description of how a content is shown now.
  ///
  /// - Parameter response: The response that was last delivered for the content.
  /// - Returns: A description for dumps and reports.
  func description(of response: ResponseData) -> ContentDescription

  /// Marks a content's view data as out of date after a failed reload.
  ///
  /// The phase of a slot that was filled, even with empty view data, becomes `stale`. A failed slot
  /// and a slot that was never filled keep their phase, and so does a content that a legacy handler
  /// shows.
  ///
  /// - Returns: Whether the content's phase has changed.
  func markStaleReportingChange(_ id: ContentID) -> Bool

  /// Releases the handler, subscriptions and slot of a content that has left the screen, or that a
  /// rule hides now; ignores an unknown id.
  func release(_ id: ContentID)
}

extension ContentPresenting {
  /// Returns `false`: every content has a place in the stack.
  ///
  /// - Returns: `false`.
  public func isDataOnly(_ kind: ContentKind) -> Bool { false }
}
