/// A connection of a recorded graph: events pass from a source node to a target node.
public struct WiringEdge: Hashable, Sendable {
  /// The kind of a connection.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The target subscribed to the source.
    case subscription
    /// The target emitted while the source received an event: for example, a listener sent to a subject.
    case cause
  }

  /// The number of the node that sends the events; of a cause, that receives the event to which the target reacts.
  public let source: Int

  /// The number of the node that receives the events; of a cause, that emits meanwhile.
  public let target: Int

  /// The kind of the connection.
  public let kind: Kind

  /// The number of events that have passed, including stop events.
  ///
  /// Of a cause: the number of events that the target emitted while the source received one; an
  /// event counts once for each recorded subscription that receives it.
  public let eventCount: Int

  /// The number of all subscriptions of this connection so far, active or not; 0 for a cause.
  public let subscriptionCount: Int

  /// The number of subscriptions that have neither ended nor been disposed.
  public let activeSubscriptionCount: Int
}
