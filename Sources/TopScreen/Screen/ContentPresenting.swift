public import ScreenDocument

/// Whoever brings responses to what shows them.
@MainActor
public protocol ContentPresenting: AnyObject {
  /// Brings a response to whatever shows its content.
  ///
  /// - Parameter response: One content, as the document holds it.
  /// - Returns: Who shows the content now.
  func deliver(_ response: ResponseData) -> ContentDelivery

  /// Brings the responses of one document to whatever shows their contents, as one turn: whoever observes
  /// a slot hears of it once all are there.
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

  /// Returns the phase of a content; Observation tracks what it depends on.
  ///
  /// - Parameter id: The content's identity on its screen.
  /// - Returns: The phase of the side that shows it.
  func phase(of id: ContentID) -> ContentPhase

  /// Describes how a content is shown now.
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

  /// Lets go of everything held for a content that has left the screen.
  ///
  /// - Parameter id: The content's identity on its screen.
  func release(_ id: ContentID)
}
