import Bridge
import Parity

extension ComparisonOutcome {
  /// Whether both sides were compared, or the comparison failed with an error of the candidate.
  var isCompared: Bool {
    switch self {
    case .matched, .mismatched, .ignored, .candidateError: true
    case .skipped, .sampledOut, .oneSided: false
    }
  }

  /// Whether the sides differ and no rule ignores it, or the candidate threw an error.
  var isDifference: Bool { self == .mismatched || self == .candidateError }
}
