import Parity

extension EvidenceCounts {
  /// The number of responses for each outcome of their comparison;
  /// ``ComparisonOutcome/oneSided`` is missing because evidence does not count it.
  var countsByOutcome: [(outcome: ComparisonOutcome, count: Int)] {
    [
      (.matched, matched), (.mismatched, mismatched), (.candidateError, candidateError),
      (.ignored, ignored), (.skipped, skipped), (.sampledOut, sampledOut),
    ]
  }
}
