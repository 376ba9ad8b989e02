/// The recorded emitters, operators and listeners, with the subscriptions between them.
public struct WiringGraph: Hashable, Sendable {
  /// The nodes by their number.
  public let nodes: [WiringNode]

  /// The connections between nodes, in the order in which they were first recorded.
  public let edges: [WiringEdge]

  /// The groups that have sent events to each emitter.
  let sendings: Set<WiringSending>
}
