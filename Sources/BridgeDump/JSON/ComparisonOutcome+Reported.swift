import Bridge
import Parity

extension ComparisonOutcome {
  /// The outcomes that commands have: these run both sides of all that they are given, so that nothing
  /// is sampled out but whole lines of a journal, which are counted by themselves.
  static let reported = allCases.filter { $0 != .sampledOut }
}
