import Parity

extension ComparisonOutcome {
  /// The outcome in words, for readers of pages.
  var words: String {
    switch self {
    case .matched: "the same"
    case .mismatched: "different"
    case .candidateError: "failed on the state side"
    case .ignored: "ignored by a rule"
    case .skipped: "not compared"
    case .sampledOut: "not in the sample"
    case .oneSided: "one side only"
    }
  }
}
