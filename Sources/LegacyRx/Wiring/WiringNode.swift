/// An emitter, operator or listener in a recorded graph.
public struct WiringNode: Hashable, Sendable, Identifiable {
  /// The role of a node.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    /// Emits what does not come from upstream: a subject, a relay, `create`, a timer.
    case emitter
    /// Passes on what it receives, changed or not.
    case `operator`
    /// The end of a chain: `subscribe`, `bind`, `drive` or `emit`.
    case listener
    /// Stands for pipelines that a recording cannot see, such as those of another stream library.
    case opaque
  }

  /// The node's number, in the order in which the recording met them, from 0.
  public let id: Int

  /// The role of the node.
  public let role: Role

  /// The type or the operator of the node: `PublishSubject`, `map`, `subscribe`.
  public let name: String

  /// The name that `named(_:fileID:line:)` gave it.
  public let label: String?

  /// The source location of subjects, relays, `create` and listeners; `nil` for other nodes.
  public let place: WiringPlace?

  /// The group from ``WiringRecorder/inGroup(_:_:)``; `nil` outside of every group.
  public let group: String?

  /// Whether the object exists; for a listener, whether its subscription does.
  public let isAlive: Bool
}
