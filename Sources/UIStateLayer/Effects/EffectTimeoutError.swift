/// Effects of a store were still at work when their virtual time was over.
public struct EffectTimeoutError: Error, Hashable, Sendable {
  /// The virtual time that the effects had.
  public let limit: Duration
  /// The number of tasks that were still asleep on the ``TestClock``.
  public let sleepingTaskCount: Int
}

extension EffectTimeoutError: CustomStringConvertible {
  /// A sentence with the number of effects that still sleep, and what to do.
  public var description: String {
    sleepingTaskCount == 1
      ? "1 effect is still asleep after \(limit). Cancel it, or allow more time."
      : "\(sleepingTaskCount) effects are still asleep after \(limit). Cancel them, or allow more time."
  }
}
