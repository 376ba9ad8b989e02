/// The error of ``Store/finish(within:on:)``: a task would sleep beyond the virtual time that the
/// effects had.
public struct EffectTimeoutError: Error, Hashable, Sendable {
  /// The virtual time that the effects had, from the call of ``Store/finish(within:on:)``.
  public let limit: Duration
  /// The number of tasks that were still asleep on the ``TestClock`` at the end of that time, of
  /// any store.
  public let sleepingTaskCount: Int
}

extension EffectTimeoutError: CustomStringConvertible {
  /// A text with the number of sleeping tasks and the limit, which says what to do.
  public var description: String {
    sleepingTaskCount == 1
      ? "1 effect is still asleep after \(limit). Cancel it, or allow more time."
      : "\(sleepingTaskCount) effects are still asleep after \(limit). Cancel them, or allow more time."
  }
}
