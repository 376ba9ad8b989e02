import Parity

extension EvidenceCounts {
  /// The numbers by outcome, without ``ComparisonOutcome/oneSided``, which is not counted.
  var byOutcome: [(outcome: ComparisonOutcome, count: Int)] {
    [
      (.matched, matched), (.mismatched, mismatched), (.candidateError, candidateError),
      (.ignored, ignored), (.skipped, skipped), (.sampledOut, sampledOut),
    ]
  }
}
