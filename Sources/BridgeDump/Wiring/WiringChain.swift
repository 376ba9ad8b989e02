import LegacyRx

/// A chain of nodes: each listens to the one before alone, and the one after alone listens to it.
///
/// The first and the last are where ways part, join, begin or end.
struct WiringChain {
  /// The nodes, in the order in which events pass.
  let nodes: [WiringNode]
  /// The way to the last node.
  let last: WiringEdge
}

extension WiringGraph {
  /// The subscriptions as chains, in the order of their first nodes.
  ///
  /// Every subscription stands in exactly one chain.
  ///
  /// - Complexity: O(nodes + edges).
  var chains: [WiringChain] {
    let subscriptions = edges.filter { $0.kind == .subscription }
    let onward = Dictionary(grouping: subscriptions, by: \.source)
    let heard = Dictionary(grouping: subscriptions, by: \.target)
    func isPassed(_ id: Int) -> Bool { onward[id]?.count == 1 && heard[id]?.count == 1 }

    var isWalked: Set<Int> = []
    func walk(_ first: WiringEdge) -> WiringChain {
      var passed = [nodes[first.source]]
      var edge = first
      while isPassed(edge.target), isWalked.insert(edge.target).inserted,
        let next = onward[edge.target]?.first
      {
        passed.append(nodes[edge.target])
        edge = next
      }
      return WiringChain(nodes: passed + [nodes[edge.target]], last: edge)
    }

    var chains = nodes.filter { !isPassed($0.id) }
      .flatMap { onward[$0.id] ?? [] }
      .map(walk)
    // Rings in which every node is passed have no beginning.
    for node in nodes where isPassed(node.id) && isWalked.insert(node.id).inserted {
      chains += (onward[node.id] ?? []).map(walk)
    }
    return chains
  }

  /// The nodes at which other than two subscriptions meet, which a text has to number.
  var joints: Set<Int> {
    let subscriptions = edges.filter { $0.kind == .subscription }
    let onward = Dictionary(grouping: subscriptions, by: \.source).mapValues(\.count)
    let heard = Dictionary(grouping: subscriptions, by: \.target).mapValues(\.count)
    let causes = edges.filter { $0.kind == .cause }.flatMap { [$0.source, $0.target] }
    let many = nodes.map(\.id).filter { (onward[$0] ?? 0) + (heard[$0] ?? 0) > 2 }
    let forks = nodes.map(\.id).filter { (onward[$0] ?? 0) > 1 || (heard[$0] ?? 0) > 1 }
    return Set(many + forks + causes)
  }
}
