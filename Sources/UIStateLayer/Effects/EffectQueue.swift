/// Effects of a store that share a number of places.
///
/// A place is free again when its effect has ended, failed or been cancelled; one that was cancelled
/// but does not stop gives up its place, and its actions are ignored.
public struct EffectQueue: Hashable, Sendable {
  /// The queue's name in its store.
  public let id: EffectID
  /// What happens when it is full.
  public let policy: EffectPolicy

  /// Names a queue.
  ///
  /// - Parameters:
  ///   - id: Its name; with another policy it is another queue.
  ///   - policy: What happens when it is full.
  public init(_ id: EffectID, _ policy: EffectPolicy) {
    self.id = id
    self.policy = policy
  }
}
