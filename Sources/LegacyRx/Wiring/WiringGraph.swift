/// Who emits and who listens, as recorded up to one moment.
public struct WiringGraph: Hashable, Sendable {
  /// The nodes by their number.
  public let nodes: [WiringNode]

  /// The ways between nodes, in the order in which they were first seen.
  public let edges: [WiringEdge]

  /// Which groups have sent events to which emitters.
  let sendings: Set<WiringSending>
}
