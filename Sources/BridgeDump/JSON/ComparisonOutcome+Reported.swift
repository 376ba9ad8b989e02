import Bridge
import Parity

extension ComparisonOutcome {
  /// The outcomes that commands report: all but `sampledOut`.
  ///
  /// Commands compare every response they replay, and count the lines outside the sample
  /// separately, so `sampledOut` never occurs.
  static let reportedByCommands = allCases.filter { $0 != .sampledOut }
}
