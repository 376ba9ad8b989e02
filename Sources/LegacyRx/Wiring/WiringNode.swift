/// An emitter, operator or listener in a recorded graph.
public struct WiringNode: Hashable, Sendable, Identifiable {
  /// The role of a node.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    /// Emits events without a source sequence: a subject, a relay, `create`, a timer.
    case emitter
    /// Receives the events of source sequences, and emits them, changed or not.
    case `operator`
    /// The end of a chain: `subscribe`, `bind`, `drive` or `emit`.
    case listener
    /// Represents pipelines that a recording cannot see, such as those of another stream library.
    case opaque
  }

  /// The node's number: nodes are numbered from 0 in the order in which they were first recorded.
  public let id: Int

  /// The role of the node.
  public let role: Role

  /// The type or the function that created the node: `PublishSubject`, `map`, `subscribe`.
  public let name: String

  /// The name from `named(_:)`; `nil` for a node without one.
  public let label: String?

  /// The source location of subjects, relays, `create` and listeners; `nil` for other nodes, for
  /// emitters that were created before the recording, and for those created through a reference to
  /// the function.
  public let place: WiringSourceLocation?

  /// The name of the node's group, see ``WiringRecorder/inGroup(_:_:)``; `nil` for a node without a
  /// group.
  public let group: String?

  /// Whether the node's object exists; for a listener, whether its subscription is active.
  public let isAlive: Bool
}
