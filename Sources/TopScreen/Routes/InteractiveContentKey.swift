public import ScreenDocument
public import UIStateLayer

/// The contract of a kind of content on which the user can act: the types of its response, its view
/// data and the user's actions.
///
/// An app declares one for each such kind, in place of a ``ContentKey``, and names it in its route,
/// its handler and its views:
///
/// ```swift
/// extension InteractiveContentKey
/// where Response == PollResponse, Output == PollViewData, Action == PollAction {
///   static var poll: Self { Self("poll") }
/// }
/// ```
///
/// Actions are `Codable`, so that a journal can record them with the responses.
public struct InteractiveContentKey<
  Response: Decodable & Sendable,
  Output: ViewData,
  Action: Codable & Sendable
>: Hashable, Sendable {
  /// The contract without the actions, for code that only shows the content.
  public let content: ContentKey<Response, Output>

  /// Creates the contract of a kind.
  ///
  /// - Parameter kind: The kind, as the server spells it.
  public init(_ kind: ContentKind) {
    content = ContentKey(kind)
  }

  /// The kind, as the server spells it.
  public var kind: ContentKind { content.kind }
}
