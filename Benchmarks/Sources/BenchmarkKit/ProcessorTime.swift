import Foundation

/// Whose processor time a benchmark is measured in.
///
/// Unlike the time of a wall clock, it does not contain the time in which other programs had the processor.
package enum ProcessorTime: Sendable {
  /// The thread that calls the benchmark: for work that stays on it.
  case thread
  /// All threads of this process: for work on queues and in tasks.
  case process
  /// The child processes that have ended: for work that starts programs.
  case childProcesses

  /// Returns the nanoseconds used until now.
  func now() -> Double {
    switch self {
    case .thread: Self.nanoseconds(of: CLOCK_THREAD_CPUTIME_ID)
    case .process: Self.nanoseconds(of: CLOCK_PROCESS_CPUTIME_ID)
    case .childProcesses: Self.nanosecondsOfChildren()
    }
  }

  private static func nanoseconds(of clock: clockid_t) -> Double {
    var time = timespec()
    let failure = clock_gettime(clock, &time)
    precondition(failure == 0, "The system measures no processor time")
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  private static func nanosecondsOfChildren() -> Double {
    var usage = rusage()
    #if canImport(Darwin)
    let children = RUSAGE_CHILDREN
    #else
    let children = RUSAGE_CHILDREN.rawValue
    #endif
    let failure = getrusage(Int32(children), &usage)
    precondition(failure == 0, "The system measures no processor time of child processes")
    let seconds = Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
    let microseconds = Double(usage.ru_utime.tv_usec) + Double(usage.ru_stime.tv_usec)
    return seconds * 1e9 + microseconds * 1e3
  }
}
