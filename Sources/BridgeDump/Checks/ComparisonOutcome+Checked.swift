import Bridge
import Parity

extension ComparisonOutcome {
  /// Whether the sides were compared, with any result.
  ///
  /// A comparison also counts if it failed with an error of the candidate or of the rules'
  /// comparison function.
  var isCompared: Bool {
    switch self {
    case .matched, .mismatched, .ignored, .candidateError: true
    case .skipped, .sampledOut, .oneSided: false
    }
  }

  /// Whether the sides differ in a way that is not ignored, or the comparison failed with an error
  /// of the candidate or of the rules' comparison function.
  var isMismatchOrCandidateError: Bool { self == .mismatched || self == .candidateError }
}
