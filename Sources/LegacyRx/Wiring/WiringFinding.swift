/// A suspicious part of a recorded graph.
///
/// An `Int` is the number of a node in ``WiringGraph/nodes``.
public enum WiringFinding: Hashable, Sendable {
  /// A cycle of events: nodes in the order in which events pass, of which the last
  /// sends to the first.
  case cycle([Int])

  /// An emitter that still exists and has no listener.
  ///
  /// A subject or relay has no listener while it has no active subscription. An emitter of another
  /// type has no listener if it was never subscribed to.
  case emitterWithoutListener(Int)

  /// A listener that can never receive an event, because all its emitters have ended, are released
  /// subjects or relays, or are `never` or `empty`.
  case listenerWithoutEmitter(Int)

  /// A subject, a relay or a shared sequence with at least as many active subscriptions as
  /// ``WiringGraph/findings(minimumFanOut:)`` got as its minimum.
  case fanOut(Int, listeners: Int)

  /// A sequence that repeats its work, because it has two or more active subscriptions and is not
  /// shared.
  case repeatedWork(Int, subscriptions: Int)

  /// A listener whose subscription is still active after its screen was released.
  case listenerOutlivingScreen(Int)

  /// The numbers of the nodes of the finding.
  public var nodes: [Int] {
    switch self {
    case .cycle(let nodes): nodes
    case .emitterWithoutListener(let node), .listenerWithoutEmitter(let node),
      .listenerOutlivingScreen(let node), .fanOut(let node, _), .repeatedWork(let node, _):
      [node]
    }
  }
}
