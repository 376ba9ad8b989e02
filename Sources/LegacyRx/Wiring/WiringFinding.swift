/// Something in a recorded graph that is worth a look.
///
/// Nodes are named by their number in ``WiringGraph/nodes``.
public enum WiringFinding: Hashable, Sendable {
  /// Events come back to where they left: nodes in the order in which events pass, the last of which
  /// sends to the first.
  case cycle([Int])

  /// An emitter that exists and has no listener.
  case unheardEmitter(Int)

  /// A listener that can never receive an event: all it listens to is gone, or emits none.
  case listenerOfNothing(Int)

  /// An emitter, or a shared sequence, that many hear.
  case fanOut(Int, listeners: Int)

  /// A sequence that does its work more than once, subscribed several times without being shared.
  case repeatedWork(Int, subscriptions: Int)

  /// A listener whose subscription is still active after its screen was let go.
  case outlivingListener(Int)

  /// The nodes that it is about.
  public var nodes: [Int] {
    switch self {
    case .cycle(let nodes): nodes
    case .unheardEmitter(let node), .listenerOfNothing(let node), .outlivingListener(let node),
      .fanOut(let node, _), .repeatedWork(let node, _):
      [node]
    }
  }
}
