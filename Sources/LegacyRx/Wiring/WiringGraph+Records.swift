extension WiringGraph {
  /// Creates the graph of a recording's nodes and edges; the index of a node is its number.
  init(
    _ records: [WiringNodeRecord],
    _ edges: [WiringEdge],
    _ groupSendingsToEmitters: Set<GroupSendingToEmitter>
  ) {
    var hasSource = Array(repeating: false, count: records.count)
    var isActive = hasSource
    for edge in edges where edge.kind == .subscription {
      hasSource[edge.target] = true
      if edge.activeSubscriptionCount > 0 { isActive[edge.target] = true }
    }
    self.init(
      nodes: records.enumerated().map { id, node in
        let role = node.fixedRole ?? (hasSource[id] ? .operator : .emitter)
        return WiringNode(
          id: id,
          role: role,
          name: node.name,
          label: node.label,
          place: node.place,
          group: node.group,
          isAlive: role == .listener ? isActive[id] : node.object != nil
        )
      },
      edges: edges,
      groupSendingsToEmitters: groupSendingsToEmitters
    )
  }
}
