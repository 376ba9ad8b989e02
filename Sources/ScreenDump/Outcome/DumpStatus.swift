/// How a run ended, as its exit status; the worst of several wins.
public enum DumpStatus: Int32, Hashable, Sendable, Comparable {
  /// All is well.
  case success = 0
  /// A difference, a mismatch or an error of a candidate was found.
  case difference = 1
  /// The input or the usage is wrong.
  case wrongInput = 2
  /// The user has interrupted the run: 128 and the number of `SIGINT`.
  case interrupted = 130
  /// Another process or the system has ended the run: 128 and the number of `SIGTERM`.
  case terminated = 143

  /// Orders from best to worst.
  ///
  /// - Parameters:
  ///   - lhs: One status.
  ///   - rhs: The other.
  /// - Returns: Whether the first is better.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}
