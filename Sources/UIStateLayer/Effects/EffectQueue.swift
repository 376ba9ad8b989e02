/// Limits how many effects of a store run at the same time: each takes one of the queue's places.
///
/// A place is free again when its effect has ended, failed or been cancelled; a cancelled effect
/// that does not stop gives up its place, and its actions are ignored.
public struct EffectQueue: Hashable, Sendable {
  /// The name of the queue among the effect queues of one ``Store``; together with the policy, it identifies the queue.
  public let id: EffectID
  /// The policy when the queue is full.
  public let policy: EffectQueuePolicy

  /// Creates a queue.
  ///
  /// - Parameters:
  ///   - id: Its name; the same name with another policy is another queue.
  ///   - policy: The policy when the queue is full.
  public init(_ id: EffectID, _ policy: EffectQueuePolicy) {
    self.id = id
    self.policy = policy
  }
}
