import Parity

extension ComparisonOutcome {
  /// The outcome's name in text output.
  var term: String {
    switch self {
    case .matched, .mismatched, .ignored, .skipped: rawValue
    case .candidateError: "candidate failed"
    case .sampledOut: "not sampled"
    case .oneSided: "one-sided"
    }
  }

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
