/// The graph that a ``WiringRecorder`` has recorded: emitters, operators and listeners, and the
/// connections between them.
public struct WiringGraph: Hashable, Sendable {
  /// The nodes; the index of a node is its number.
  public let nodes: [WiringNode]

  /// The connections between nodes, in the order in which they were first recorded.
  public let edges: [WiringEdge]

  /// Which groups have sent events to which emitters.
  let groupSendingsToEmitters: Set<GroupSendingToEmitter>
}
