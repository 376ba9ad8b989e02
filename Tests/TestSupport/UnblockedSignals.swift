import Foundation

/// Runs a body on this thread with unblocked signals, for example to start a process.
///
/// A process inherits the mask of the thread that starts it, and a pool thread blocks signals.
///
/// - Parameters:
///   - signals: The signals.
///   - body: The body.
/// - Returns: The result of the body.
/// - Throws: The error of the body.
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
