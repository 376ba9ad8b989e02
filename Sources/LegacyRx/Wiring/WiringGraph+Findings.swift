extension WiringGraph {
  /// Returns the suspicious parts of the graph, in the order of the cases of ``WiringFinding`` and then of
  /// the nodes.
  ///
  /// Only what is active counts, but for cycles, which are found in what has ended too: a loop that ran
  /// once is a loop.
  ///
  /// - Parameter fanOut: The number of active subscriptions from which one counts as a fan-out.
  /// - Returns: All findings but ``WiringFinding/outlivingListener(_:)``, which ``outliving`` has.
  /// - Complexity: O(nodes × cycles + edges).
  public func findings(fanOut: Int = 3) -> [WiringFinding] {
    let ways = WiringWays(self)
    let cycles = ways.cycles().map(WiringFinding.cycle)
    let emitters = nodes.filter { $0.role == .emitter && $0.isAlive }
    let unused = emitters.filter { ways.hasNoListener($0) }
      .map { WiringFinding.emitterWithoutListener($0.id) }
    let unfed = nodes.filter { $0.role == .listener && $0.isAlive && ways.hasNoEmitter($0) }
    let many = nodes.filter { $0.sharesItsWork && ways.activeSubscriptions(of: $0) >= fanOut }
    let repeated = nodes.filter { !$0.sharesItsWork && ways.activeSubscriptions(of: $0) > 1 }
    return cycles + unused
      + unfed.map { .listenerWithoutEmitter($0.id) }
      + many.map { .fanOut($0.id, listeners: ways.activeSubscriptions(of: $0)) }
      + repeated.map { .repeatedWork($0.id, subscriptions: ways.activeSubscriptions(of: $0)) }
  }

  /// The listeners that are still active: of a graph recorded after the screen was released, those that
  /// outlive it.
  ///
  /// - Complexity: O(nodes).
  public var outliving: [WiringFinding] {
    nodes.filter { $0.role == .listener && $0.isAlive }.map { .outlivingListener($0.id) }
  }
}
