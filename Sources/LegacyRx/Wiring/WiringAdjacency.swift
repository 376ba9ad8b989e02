/// The edges of a ``WiringGraph`` by source and by target, to search the graph.
struct WiringAdjacency {
  private let nodes: [WiringNode]
  private let outgoingByNode: [[WiringEdge]]
  private let incomingByNode: [[WiringEdge]]

  init(_ graph: WiringGraph) {
    nodes = graph.nodes
    var outgoingByNode = Array(repeating: [WiringEdge](), count: graph.nodes.count)
    var incomingByNode = outgoingByNode
    for edge in graph.edges {
      outgoingByNode[edge.source].append(edge)
      incomingByNode[edge.target].append(edge)
    }
    self.outgoingByNode = outgoingByNode
    self.incomingByNode = incomingByNode
  }

  /// Returns the number of active subscriptions to a node.
  func activeSubscriptionCount(to node: WiringNode) -> Int {
    outgoingByNode[node.id].reduce(0) { $0 + $1.activeSubscriptionCount }
  }

  /// Returns whether an emitter has no listener.
  ///
  /// A subject or relay has no listener while it has no active subscription. An emitter of another
  /// type has no listener if it was never subscribed to.
  func lacksListener(_ emitter: WiringNode) -> Bool {
    let subscriptions = outgoingByNode[emitter.id].filter { $0.kind == .subscription }
    return emitter.isSubjectOrRelay
      ? subscriptions.allSatisfy { $0.activeSubscriptionCount == 0 } : subscriptions.isEmpty
  }

  /// Returns whether no active subscriptions lead, directly or through operators, to a listener
  /// from an emitter that can still emit.
  func lacksLiveEmitter(_ listener: WiringNode) -> Bool {
    var seen: Set<Int> = [listener.id]
    var waiting = [listener.id]
    while let id = waiting.popLast() {
      for edge in incomingByNode[id]
      where edge.kind == .subscription && edge.activeSubscriptionCount > 0 {
        let source = nodes[edge.source]
        if source.role == .emitter && source.canStillEmit { return false }
        if seen.insert(source.id).inserted { waiting.append(source.id) }
      }
    }
    return true
  }

  /// Returns one cycle for each strongly connected component that has one: a shortest one through
  /// its lowest node.
  ///
  /// Each cycle starts with that node, and the cycles are sorted by it.
  func cycles() -> [[Int]] {
    stronglyConnectedComponents().compactMap { component in
      let members = Set(component)
      return component.min().flatMap { shortestCycle(from: $0, within: members) }
    }
    .sorted { $0[0] < $1[0] }
  }

  /// Returns a shortest cycle that starts at a node and visits only members; `nil` if there is
  /// none.
  private func shortestCycle(from start: Int, within members: Set<Int>) -> [Int]? {
    var predecessors: [Int: Int] = [:]
    var frontier = [start]
    while !frontier.isEmpty {
      var next: [Int] = []
      for id in frontier {
        for edge in outgoingByNode[id] where members.contains(edge.target) {
          if edge.target == start { return path(to: id, from: start, by: predecessors) }
          guard predecessors[edge.target] == nil else { continue }
          predecessors[edge.target] = id
          next.append(edge.target)
        }
      }
      frontier = next
    }
    return nil
  }

  private func path(to end: Int, from start: Int, by predecessors: [Int: Int]) -> [Int] {
    var path = [end]
    while path[path.count - 1] != start, let previous = predecessors[path[path.count - 1]] {
      path.append(previous)
    }
    return path.reversed()
  }

  /// Returns the strongly connected components of the graph, by Kosaraju's algorithm without
  /// recursion.
  private func stronglyConnectedComponents() -> [[Int]] {
    var isSeen = Array(repeating: false, count: nodes.count)
    var order: [Int] = []
    for start in nodes.indices where !isSeen[start] {
      isSeen[start] = true
      var stack = [(id: start, next: 0)]
      while let (id, next) = stack.last {
        guard next < outgoingByNode[id].count else {
          order.append(id)
          stack.removeLast()
          continue
        }
        stack[stack.count - 1].next += 1
        let target = outgoingByNode[id][next].target
        guard !isSeen[target] else { continue }
        isSeen[target] = true
        stack.append((target, 0))
      }
    }
    return stronglyConnectedComponents(startingIn: order.reversed())
  }

  /// Returns the strongly connected components: the second pass of Kosaraju's algorithm.
  ///
  /// Each node of the order that is in no earlier component begins a component. The component
  /// consists of this node and the nodes from which this node can be reached, without the nodes of
  /// earlier components.
  ///
  /// The order begins with the node that the first pass has finished last.
  private func stronglyConnectedComponents(startingIn order: [Int]) -> [[Int]] {
    var isGathered = Array(repeating: false, count: nodes.count)
    var components: [[Int]] = []
    for start in order where !isGathered[start] {
      isGathered[start] = true
      var component: [Int] = []
      var waiting = [start]
      while let id = waiting.popLast() {
        component.append(id)
        for edge in incomingByNode[id] where !isGathered[edge.source] {
          isGathered[edge.source] = true
          waiting.append(edge.source)
        }
      }
      components.append(component)
    }
    return components
  }
}

extension WiringNode {
  /// Whether the node is a subject or a relay, which can emit while it exists.
  var isSubjectOrRelay: Bool {
    role == .emitter && (name.hasSuffix("Subject") || name.hasSuffix("Relay"))
  }

  /// Whether several subscriptions to the node share one subscription to its source.
  var sharesSourceSubscription: Bool {
    isSubjectOrRelay
      || ["share", "replay", "replayAll", "publish", "multicast", "refCount"].contains(name)
  }

  /// Whether the emitter can still emit an element to an active subscription.
  ///
  /// `false` for a released subject or relay, and for `never` and `empty`; `true` for all others.
  var canStillEmit: Bool {
    if isSubjectOrRelay { return isAlive }
    return name != "never" && name != "empty"
  }
}
