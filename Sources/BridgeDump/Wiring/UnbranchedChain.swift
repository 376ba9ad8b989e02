import LegacyRx

/// A chain of nodes without a fork or a join between the first and the last node.
///
/// Each node between them has exactly one listener, the next node, and listens only to the node
/// before. At the first and the last node, paths start, end, fork or join; a ring without forks
/// begins and ends with the same node.
struct UnbranchedChain {
  /// The nodes, in the order in which events pass.
  let nodes: [WiringNode]
  /// The subscription of the second node to the first; it is also ``lastSubscription`` if the chain
  /// has only two nodes.
  let firstSubscription: WiringEdge
  /// The subscription of the last node to the node before it.
  let lastSubscription: WiringEdge
}

extension WiringGraph {
  /// The subscriptions as chains, in the order of their first nodes.
  ///
  /// Every subscription is in exactly one chain.
  ///
  /// - Complexity: O(nodes + edges).
  var unbranchedChains: [UnbranchedChain] {
    let subscriptions = edges.filter { $0.kind == .subscription }
    let outgoing = Dictionary(grouping: subscriptions, by: \.source)
    let incoming = Dictionary(grouping: subscriptions, by: \.target)
    func isInsideChain(_ id: Int) -> Bool { outgoing[id]?.count == 1 && incoming[id]?.count == 1 }

    var isWalked: Set<Int> = []
    func chain(startingWith first: WiringEdge) -> UnbranchedChain {
      var passed = [nodes[first.source]]
      var edge = first
      while isInsideChain(edge.target), isWalked.insert(edge.target).inserted,
        let next = outgoing[edge.target]?.first
      {
        passed.append(nodes[edge.target])
        edge = next
      }
      return UnbranchedChain(
        nodes: passed + [nodes[edge.target]],
        firstSubscription: first,
        lastSubscription: edge
      )
    }

    var chains = nodes.filter { !isInsideChain($0.id) }
      .flatMap { outgoing[$0.id] ?? [] }
      .map(chain)
    // A ring without forks has no start.
    for node in nodes where isInsideChain(node.id) && isWalked.insert(node.id).inserted {
      chains += (outgoing[node.id] ?? []).map(chain)
    }
    return chains
  }

  /// The ids of the nodes at which paths fork or join, or at which a cause begins or ends.
  ///
  /// A cause is an edge of kind ``WiringEdge/Kind/cause``. In the chains of the text report, only
  /// these nodes have their ids, because several lines name them. Outside the chains, the report
  /// also writes the ids of nodes without edges, except opaque ones, and of nodes in findings.
  var idsOfNumberedNodesInChains: Set<Int> {
    let subscriptions = edges.filter { $0.kind == .subscription }
    let outgoing = Dictionary(grouping: subscriptions, by: \.source).mapValues(\.count)
    let incoming = Dictionary(grouping: subscriptions, by: \.target).mapValues(\.count)
    let causes = edges.filter { $0.kind == .cause }.flatMap { [$0.source, $0.target] }
    let forks = nodes.map(\.id).filter { (outgoing[$0] ?? 0) > 1 || (incoming[$0] ?? 0) > 1 }
    return Set(forks + causes)
  }
}
