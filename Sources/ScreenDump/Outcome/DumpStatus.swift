/// The exit status of a tool; if several apply, the greatest number counts.
public enum DumpStatus: Int32, Hashable, Sendable, Comparable {
  /// The command succeeded, and found no difference or was asked to exit with 0 in any case.
  case success = 0
  /// The command found a difference, a mismatch or an error of a candidate.
  case difference = 1
  /// The input or the usage is invalid, nothing could be checked, or a result could not be written.
  case wrongInput = 2
  /// The user interrupted the tool: 128 plus the number of `SIGINT`.
  case interrupted = 130
  /// Another process or the system ended the tool: 128 plus the number of `SIGTERM`.
  case terminated = 143

  /// Returns whether the left status has the smaller number; ``success`` has the smallest.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}
