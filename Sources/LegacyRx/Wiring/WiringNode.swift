/// Something that emits, changes or receives events in a recorded graph.
public struct WiringNode: Hashable, Sendable, Identifiable {
  /// What a node does with events.
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

  /// What the node does with events.
  public let role: Role

  /// What the node is: `PublishSubject`, `map`, `subscribe`.
  public let name: String

  /// What `named(_:fileID:line:)` called it.
  public let label: String?

  /// Where it was made, for what has a place: subjects, relays, `create` and listeners.
  public let place: WiringPlace?

  /// What it was made for, as ``WiringRecorder/inGroup(_:_:)`` said; `nil` outside of every group.
  public let group: String?

  /// Whether the object exists; for a listener, whether its subscription does.
  public let isAlive: Bool
}
