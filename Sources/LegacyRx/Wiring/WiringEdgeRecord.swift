import Synchronization

/// The mutable record of a ``WiringEdge``: counts its events and subscriptions while the recording
/// runs.
final class WiringEdgeRecord: Sendable {
  let source: Int
  let target: Int
  let kind: WiringEdge.Kind
  let eventCount = Atomic<Int>(0)
  let subscriptionCount = Atomic<Int>(0)
  let activeSubscriptionCount = Atomic<Int>(0)

  init(_ key: Key) {
    source = key.source
    target = key.target
    kind = key.kind
  }

  /// The identity of an edge: its two nodes and its kind.
  struct Key: Hashable {
    let source: Int
    let target: Int
    let kind: WiringEdge.Kind
  }

  var edge: WiringEdge {
    WiringEdge(
      source: source,
      target: target,
      kind: kind,
      eventCount: eventCount.load(ordering: .relaxed),
      subscriptionCount: subscriptionCount.load(ordering: .relaxed),
      activeSubscriptionCount: activeSubscriptionCount.load(ordering: .relaxed)
    )
  }
}
