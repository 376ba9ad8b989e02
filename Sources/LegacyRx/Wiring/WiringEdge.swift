/// A connection from one node of a recorded graph to another.
public struct WiringEdge: Hashable, Sendable {
  /// The kind of a connection.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The receiving node subscribed to the other.
    case subscription
    /// An event of the one made the other emit: a listener that sends to a subject.
    case cause
  }

  /// The node that the events leave.
  public let source: Int

  /// The node that they reach.
  public let target: Int

  /// The kind of the connection.
  public let kind: Kind

  /// The number of events that passed, stop events among them.
  public let events: Int

  /// The number of all subscriptions of this connection so far; 0 for a cause.
  public let subscriptions: Int

  /// The number of those that have neither ended nor been disposed.
  public let active: Int
}
