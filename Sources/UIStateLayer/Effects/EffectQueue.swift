/// A limit on how many effects of one store run at the same time: each takes one of the queue's
/// places.
///
/// A place is free again when its effect has ended, failed or been cancelled. An effect that still
/// runs after its cancellation has no place, and its actions are dropped.
public struct EffectQueue: Hashable, Sendable {
  /// The name of the queue in its ``Store``.
  ///
  /// Two values with the same name and the same policy are one queue.
  public let id: EffectID
  /// What happens to a new effect when the queue is full.
  public let policy: EffectQueuePolicy

  /// Creates a queue.
  ///
  /// - Parameters:
  ///   - id: Its name; the same name with another policy is another queue.
  ///   - policy: What happens to a new effect when the queue is full.
  public init(_ id: EffectID, _ policy: EffectQueuePolicy) {
    self.id = id
    self.policy = policy
  }
}
