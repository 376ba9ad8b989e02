/// The quality of a rule that should hold for the differing responses alone.
struct RuleScore {
  /// The share of the differing responses for which the rule holds.
  let recall: Double
  /// Of all responses for which the rule holds, the estimated share that differ.
  let precision: Double

  /// The weighted harmonic mean of precision and recall, in which precision has twice the weight (F₀.₅).
  var value: Double {
    let sum = 0.25 * precision + recall
    return sum > 0 ? 1.25 * precision * recall / sum : 0
  }

  /// Creates a score from counts in the samples.
  ///
  /// - Parameters:
  ///   - differing: The number of sampled responses that differ, and the number of those for which the rule holds.
  ///   - agreeing: The same numbers for the responses that agree.
  ///   - totals: The numbers of all responses that differ and that agree, of which the counted ones
  ///     are samples.
  init(
    differing: (holding: Int, total: Int),
    agreeing: (holding: Int, total: Int),
    totals: (differing: Int, agreeing: Int)
  ) {
    recall = differing.total > 0 ? Double(differing.holding) / Double(differing.total) : 0
    let rate = agreeing.total > 0 ? Double(agreeing.holding) / Double(agreeing.total) : 0
    let found = recall * Double(totals.differing)
    let wrong = rate * Double(totals.agreeing)
    precision = found > 0 ? found / (found + wrong) : 0
  }
}
