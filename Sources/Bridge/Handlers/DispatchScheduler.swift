import Dispatch

/// A scheduler that runs work on a system dispatch queue.
public enum DispatchScheduler: WorkScheduler {
  /// The main queue.
  case main
  /// The concurrent queue of default quality of service.
  case global

  /// Runs work once, after a delay.
  ///
  /// - Parameters:
  ///   - delay: The delay; if it is zero or negative, the work is put in the queue at once.
  ///   - work: The work.
  /// - Returns: The cancellation of work that has not begun; releasing it cancels, too.
  public func schedule(after delay: Duration, _ work: @escaping @Sendable () -> Void)
    -> Cancellation
  {
    let item = DispatchWorkItem(block: work)
    let queue: DispatchQueue = self == .main ? .main : .global()
    if delay > .zero {
      queue.asyncAfter(deadline: .now() + delay.seconds, execute: item)
    } else {
      queue.async(execute: item)
    }
    return Cancellation { item.cancel() }
  }
}
