import Synchronization

/// The mutable record of a ``WiringEdge``: counts its events and subscriptions while the recording runs.
final class WiringEdgeRecord: Sendable {
  let source: Int
  let target: Int
  let kind: WiringEdge.Kind
  let events = Atomic<Int>(0)
  let subscriptions = Atomic<Int>(0)
  let active = Atomic<Int>(0)

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
      events: events.load(ordering: .relaxed),
      subscriptions: subscriptions.load(ordering: .relaxed),
      active: active.load(ordering: .relaxed)
    )
  }
}
