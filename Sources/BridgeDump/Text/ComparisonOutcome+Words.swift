import Parity

extension ComparisonOutcome {
  /// The outcome's name in text output: `candidate failed`; for most outcomes the raw value.
  var term: String {
    switch self {
    case .matched, .mismatched, .ignored, .skipped: rawValue
    case .candidateError: "candidate failed"
    case .sampledOut: "not sampled"
    case .oneSided: "one-sided"
    }
  }

  /// The outcome in words for HTML pages: `failed on the state side`.
  var pageWords: String {
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
