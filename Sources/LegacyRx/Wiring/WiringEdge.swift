/// The way of events from one node of a recorded graph to another.
public struct WiringEdge: Hashable, Sendable {
  /// How the events get from one node to the other.
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

  /// How they get there.
  public let kind: Kind

  /// The number of events that passed, stop events among them.
  public let events: Int

  /// The number of subscriptions ever made this way; 0 for a cause.
  public let subscriptions: Int

  /// The number of those that have neither ended nor been disposed.
  public let active: Int
}
