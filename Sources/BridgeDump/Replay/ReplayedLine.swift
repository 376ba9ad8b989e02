import Bridge
import ScreenDocument

/// What came of the responses of one line of a journal.
struct ReplayedLine {
  /// One result a response, and what its content ran on.
  let results: [(ComparisonResult, EvidenceVersion)]
  /// What is wrong with responses that could not be decoded.
  let faults: [Diagnostic]
}
