/// The connections of a graph, by source and by target.
struct WiringWays {
  private let nodes: [WiringNode]
  private let onward: [[WiringEdge]]
  private let back: [[WiringEdge]]

  init(_ graph: WiringGraph) {
    nodes = graph.nodes
    var onward = Array(repeating: [WiringEdge](), count: graph.nodes.count)
    var back = onward
    for edge in graph.edges {
      onward[edge.source].append(edge)
      back[edge.target].append(edge)
    }
    self.onward = onward
    self.back = back
  }

  func activeSubscriptions(of node: WiringNode) -> Int {
    onward[node.id].reduce(0) { $0 + $1.active }
  }

  /// Whether an existing emitter has no listener; an emitter of one element keeps counting its earlier listeners.
  func hasNoListener(_ node: WiringNode) -> Bool {
    let subscriptions = onward[node.id].filter { $0.kind == .subscription }
    return node.isSubject ? subscriptions.allSatisfy { $0.active == 0 } : subscriptions.isEmpty
  }

  /// Whether everything upstream of a listener has ended without a way to emit again.
  func hasNoEmitter(_ listener: WiringNode) -> Bool {
    var seen: Set<Int> = [listener.id]
    var waiting = [listener.id]
    while let id = waiting.popLast() {
      for edge in back[id] where edge.kind == .subscription && edge.active > 0 {
        let source = nodes[edge.source]
        if source.role == .emitter && source.canEmit { return false }
        if seen.insert(source.id).inserted { waiting.append(source.id) }
      }
    }
    return true
  }

  /// One shortest cycle of every group of nodes that reach one another, by its first node.
  func cycles() -> [[Int]] {
    components().compactMap { component in
      let members = Set(component)
      return component.min().flatMap { shortestCycle(from: $0, within: members) }
    }
    .sorted { $0[0] < $1[0] }
  }

  private func shortestCycle(from start: Int, within members: Set<Int>) -> [Int]? {
    var before: [Int: Int] = [:]
    var ring = [start]
    while !ring.isEmpty {
      var next: [Int] = []
      for id in ring {
        for edge in onward[id] where members.contains(edge.target) {
          if edge.target == start { return path(to: id, from: start, before) }
          guard before[edge.target] == nil else { continue }
          before[edge.target] = id
          next.append(edge.target)
        }
      }
      ring = next
    }
    return nil
  }

  private func path(to end: Int, from start: Int, _ before: [Int: Int]) -> [Int] {
    var path = [end]
    while path[path.count - 1] != start, let previous = before[path[path.count - 1]] {
      path.append(previous)
    }
    return path.reversed()
  }

  /// The groups of nodes that reach one another: Kosaraju's two walks, without recursion.
  private func components() -> [[Int]] {
    var isSeen = Array(repeating: false, count: nodes.count)
    var order: [Int] = []
    for start in nodes.indices where !isSeen[start] {
      isSeen[start] = true
      var stack = [(id: start, next: 0)]
      while let (id, next) = stack.last {
        guard next < onward[id].count else {
          order.append(id)
          stack.removeLast()
          continue
        }
        stack[stack.count - 1].next += 1
        let target = onward[id][next].target
        guard !isSeen[target] else { continue }
        isSeen[target] = true
        stack.append((target, 0))
      }
    }
    return gather(order.reversed())
  }

  private func gather(_ order: [Int]) -> [[Int]] {
    var isGathered = Array(repeating: false, count: nodes.count)
    var components: [[Int]] = []
    for start in order where !isGathered[start] {
      isGathered[start] = true
      var component: [Int] = []
      var waiting = [start]
      while let id = waiting.popLast() {
        component.append(id)
        for edge in back[id] where !isGathered[edge.source] {
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
  /// Whether it is a subject or a relay, which emit for as long as they are retained.
  var isSubject: Bool {
    role == .emitter && (name.hasSuffix("Subject") || name.hasSuffix("Relay"))
  }

  /// Whether one more subscription asks for no more work upstream.
  var sharesItsWork: Bool {
    isSubject
      || ["share", "replay", "replayAll", "publish", "multicast", "refCount"].contains(name)
  }

  /// Whether an active subscription to it may still bring an event.
  var canEmit: Bool {
    if isSubject { return isAlive }
    return name != "never" && name != "empty"
  }
}
