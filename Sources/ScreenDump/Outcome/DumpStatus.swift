/// The exit status of a run; of several, the worst counts.
public enum DumpStatus: Int32, Hashable, Sendable, Comparable {
  /// The run succeeded, without differences.
  case success = 0
  /// A difference, a mismatch or an error of a candidate was found.
  case difference = 1
  /// The input or the usage is invalid.
  case wrongInput = 2
  /// The user interrupted the run: 128 plus the number of `SIGINT`.
  case interrupted = 130
  /// Another process or the system ended the run: 128 plus the number of `SIGTERM`.
  case terminated = 143

  /// Orders from best to worst.
  ///
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}
