package import Parity
import ScreenDocument
package import StrictJSON

/// The results of responses that both sides received together.
package struct ReplayedResponses {
  /// One result for each response, with the versions and stage that it ran on.
  package let results: [(ComparisonResult, KindConfiguration)]
  /// The faults of responses that could not be decoded.
  package let faults: [Diagnostic]
}
