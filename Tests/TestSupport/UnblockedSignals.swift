import Foundation

/// Runs a body on this thread with signals that it does not block, such as one that starts a process.
///
/// A process starts with the mask of the thread that starts it, and a thread of a pool blocks signals.
///
/// - Parameters:
///   - signals: The signals.
///   - body: The body.
/// - Returns: What the body returns.
/// - Throws: What the body throws.
public func withUnblocked<Result>(
  _ signals: [Int32],
  _ body: () throws -> Result
) rethrows -> Result {
  var (set, mask) = (sigset_t(), sigset_t())
  sigemptyset(&set)
  for signal in signals { sigaddset(&set, signal) }
  pthread_sigmask(SIG_UNBLOCK, &set, &mask)
  defer { pthread_sigmask(SIG_SETMASK, &mask, nil) }
  return try body()
}
