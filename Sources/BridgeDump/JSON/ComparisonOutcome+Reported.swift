import Bridge
import Parity

extension ComparisonOutcome {
  /// The outcomes that `compare` and `replay` report: all but `sampledOut`.
  ///
  /// Both commands try to compare every response that they run, and `replay` counts the lines
  /// outside the sample separately, so `sampledOut` never occurs.
  static let reportedByCommands = allCases.filter { $0 != .sampledOut }
}
