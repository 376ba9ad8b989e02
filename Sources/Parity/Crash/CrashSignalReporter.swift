#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A namespace for a signal handler that writes the text of the ``CrashTextStorage`` to standard
/// error when a signal ends the process, and lets the crash continue.
///
/// The signal handler writes the text, restores the earlier action, and raises the signal again. So
/// a debugger, the backtrace of Swift's runtime and the exit status work as before.
package enum CrashSignalReporter {
  private static let crashSignals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]
  private static let terminationSignals = [SIGTERM, SIGINT]

  /// Runs a body; if a crash signal arrives during it, writes the text that the body has published
  /// in the ``CrashTextStorage``, if any, to standard error.
  ///
  /// Removes the text before and after the body. Restores the earlier actions of the signals after
  /// the body.
  ///
  /// - Parameters:
  ///   - includingTermination: Whether SIGTERM and SIGINT are handled too, for a run that may hang.
  ///   - body: The work.
  /// - Returns: The body's result.
  @MainActor
  package static func writeCrashTextOnSignal<Result>(
    includingTermination: Bool,
    during body: () -> Result
  ) -> Result {
    let signalNumbers = includingTermination ? crashSignals + terminationSignals : crashSignals
    // Everything that the handler reads exists before the first signal can arrive.
    CrashTextStorage.clear()
    installAlternateSignalStack()
    var action = sigaction()
    setCrashHandler(in: &action)
    for number in signalNumbers {
      sigaction(number, &action, EarlierSignalActions.action(ofSignal: number))
    }
    defer {
      for number in signalNumbers {
        sigaction(number, EarlierSignalActions.action(ofSignal: number), nil)
      }
      CrashTextStorage.clear()
    }
    return body()
  }

  private static func setCrashHandler(in action: inout sigaction) {
    #if canImport(Darwin)
    action.__sigaction_u.__sa_handler = writeCrashTextAndReraise
    #elseif canImport(Glibc)
    action.__sigaction_handler.sa_handler = writeCrashTextAndReraise
    #elseif canImport(Musl)
    action.__sa_handler.sa_handler = writeCrashTextAndReraise
    #endif
    action.sa_flags = Int32(SA_ONSTACK)
  }

  /// Gives this thread a separate stack for signal handlers, because a side may overflow the
  /// thread's own.
  private static func installAlternateSignalStack() {
    var stack = stack_t()
    let isDisabled = Int(SS_DISABLE)
    guard sigaltstack(nil, &stack) == 0, Int(stack.ss_flags) & isDisabled != 0 else { return }
    // It is never freed, because the thread continues to use it.
    stack.ss_size = 65_536
    stack.ss_sp = .allocate(byteCount: 65_536, alignment: 16)
    stack.ss_flags = 0
    sigaltstack(&stack, nil)
  }
}

/// The earlier actions of the signals that ``CrashSignalReporter`` handles.
private enum EarlierSignalActions {
  // The memory is written while no handler of ours is installed, and is never freed.
  private struct Memory: @unchecked Sendable {
    let start = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
  }

  private static let memory = Memory()

  static func action(ofSignal number: Int32) -> UnsafeMutablePointer<sigaction> {
    memory.start + Int(number)
  }
}

/// Writes the text of the ``CrashTextStorage`` to standard error, and raises the signal again with
/// its earlier action.
///
/// It only makes system calls: everything that a signal handler must not do, such as allocating, is
/// done before.
private func writeCrashTextAndReraise(_ signal: Int32) {
  if let text = CrashTextStorage.current {
    CrashTextStorage.clear()
    var rest = text[...]
    while !rest.isEmpty {
      let count = write(
        STDERR_FILENO,
        UnsafeRawBufferPointer(rebasing: rest).baseAddress,
        rest.count
      )
      guard count > 0 else { break }
      rest = rest.dropFirst(count)
    }
  }
  sigaction(signal, EarlierSignalActions.action(ofSignal: signal), nil)
  raise(signal)
}
