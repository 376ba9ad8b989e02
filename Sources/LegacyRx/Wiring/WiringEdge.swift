/// A connection of a recorded graph: events pass from a source node to a target node.
public struct WiringEdge: Hashable, Sendable {
  /// The kind of a connection.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The target subscribed to the source.
    case subscription
    /// The target emitted while the source received an event: for example, a listener sent to a
    /// subject.
    case cause
  }

  /// The number of the source node.
  ///
  /// For a subscription, this node sends the events. For a cause, this node receives the event to
  /// which the target reacts.
  public let source: Int

  /// The number of the target node.
  ///
  /// For a subscription, this node receives the events. For a cause, this node emits while the
  /// source receives an event.
  public let target: Int

  /// The kind of the connection.
  public let kind: Kind

  /// The number of events, including stop events.
  ///
  /// For a subscription, it counts the events that have passed from the source to the target. For a
  /// cause, it counts the events that the target emitted while the source received an event, each
  /// event once for each recorded subscription that received it.
  public let eventCount: Int

  /// The number of all subscriptions of this connection so far, active or not; 0 for a cause.
  public let subscriptionCount: Int

  /// The number of subscriptions that have neither ended nor been disposed; 0 for a cause.
  public let activeSubscriptionCount: Int
}
