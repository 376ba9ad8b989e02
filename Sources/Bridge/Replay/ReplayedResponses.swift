package import Parity
import ScreenDocument
package import StrictJSON

/// What came of responses that both sides were given together.
package struct ReplayedResponses {
  /// One result a response, and what its content ran on.
  package let results: [(ComparisonResult, EvidenceVersion)]
  /// What is wrong with responses that could not be decoded.
  package let faults: [Diagnostic]
}
