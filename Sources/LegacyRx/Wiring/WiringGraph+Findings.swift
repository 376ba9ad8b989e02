extension WiringGraph {
  /// Returns the suspicious parts of the graph, in the order of the cases of ``WiringFinding`` and
  /// then of the nodes.
  ///
  /// Only active subscriptions count, with two exceptions. Ended subscriptions count for a cycle.
  /// Ended subscriptions also count as listeners of an emitter, unless the emitter is a subject or
  /// a relay.
  ///
  /// - Parameter minimumFanOut: The smallest number of active subscriptions of a node that is a
  ///   fan-out.
  /// - Returns: All findings except ``WiringFinding/listenerOutlivingScreen(_:)``, see
  ///   ``listenersOutlivingScreen``.
  /// - Complexity: O(nodes + listeners × edges).
  public func findings(minimumFanOut: Int = 3) -> [WiringFinding] {
    let adjacency = WiringAdjacency(self)
    let cycles = adjacency.cycles().map(WiringFinding.cycle)
    let emitters = nodes.filter { $0.role == .emitter && $0.isAlive }
    let emittersWithoutListener = emitters.filter { adjacency.lacksListener($0) }
      .map { WiringFinding.emitterWithoutListener($0.id) }
    let listenersWithoutEmitter = nodes.filter {
      $0.role == .listener && $0.isAlive && adjacency.lacksLiveEmitter($0)
    }
    let fanOuts = nodes.filter {
      $0.sharesSourceSubscription && adjacency.activeSubscriptionCount(to: $0) >= minimumFanOut
    }
    let repeatedWorks = nodes.filter {
      !$0.sharesSourceSubscription && adjacency.activeSubscriptionCount(to: $0) > 1
    }
    return cycles + emittersWithoutListener
      + listenersWithoutEmitter.map { .listenerWithoutEmitter($0.id) }
      + fanOuts.map { .fanOut($0.id, listeners: adjacency.activeSubscriptionCount(to: $0)) }
      + repeatedWorks.map {
        .repeatedWork($0.id, subscriptions: adjacency.activeSubscriptionCount(to: $0))
      }
  }

  /// A finding for each listener that is still active; read it after the screen was released, when
  /// no listener should be active.
  ///
  /// - Complexity: O(nodes).
  public var listenersOutlivingScreen: [WiringFinding] {
    nodes.filter { $0.role == .listener && $0.isAlive }.map { .listenerOutlivingScreen($0.id) }
  }
}
