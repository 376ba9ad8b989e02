package import Parity
import ScreenDocument

/// The results of the responses and actions of one replayed line.
package struct ReplayResults {
  /// One result for each response and action, with the flag version, the stage and the fed kinds of
  /// its kind.
  package let results: [(ComparisonResult, KindConfiguration)]
  /// The errors of responses and actions that could not be decoded or were rejected.
  package let faults: [ReplayFault]
}
