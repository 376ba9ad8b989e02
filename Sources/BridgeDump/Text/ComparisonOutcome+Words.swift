import Parity

extension ComparisonOutcome {
  /// The outcome's name in text output: `candidate failed`, `not sampled`, `one-sided`; for every
  /// other outcome the raw value.
  var termInText: String {
    switch self {
    case .matched, .mismatched, .ignored, .skipped: rawValue
    case .candidateError: "candidate failed"
    case .sampledOut: "not sampled"
    case .oneSided: "one-sided"
    }
  }

  /// The outcome in words for HTML pages: `failed on the state side`.
  var wordsOnPage: String {
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
