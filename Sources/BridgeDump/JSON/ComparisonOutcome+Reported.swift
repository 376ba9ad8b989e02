import Bridge
import Parity

extension ComparisonOutcome {
  /// The outcomes that commands report.
  ///
  /// Commands compare every response they replay, and count the lines outside the sample
  /// separately, so `sampledOut` never occurs.
  static let reported = allCases.filter { $0 != .sampledOut }
}
