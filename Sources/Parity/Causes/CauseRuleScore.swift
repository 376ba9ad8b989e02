/// The quality of a rule that should hold for the differing responses alone.
struct CauseRuleScore {
  /// The share of the differing responses for which the rule holds; 0 if there are none.
  let recall: Double
  /// Of all responses for which the rule holds, the estimated share that differ; 0 if it holds for
  /// none that differs.
  let precision: Double

  /// The F₀.₅ score, by which rules are compared: the weighted harmonic mean of precision, with
  /// weight 0.8, and recall, with weight 0.2.
  ///
  /// 0 if precision and recall are 0.
  var fHalfScore: Double {
    let sum = 0.25 * precision + recall
    return sum > 0 ? 1.25 * precision * recall / sum : 0
  }

  /// Creates a score from counts in the samples.
  ///
  /// - Parameters:
  ///   - differing: Of the sampled responses that differ, the number for which the rule holds, and
  ///     the number of all.
  ///   - agreeing: The same numbers for the sampled responses that agree.
  ///   - totals: The number of all responses that differ, and the number of all that agree,
  ///     including the responses that are not in the samples.
  init(
    differing: (holding: Int, total: Int),
    agreeing: (holding: Int, total: Int),
    totals: (differing: Int, agreeing: Int)
  ) {
    recall = differing.total > 0 ? Double(differing.holding) / Double(differing.total) : 0
    let falsePositiveRate =
      agreeing.total > 0 ? Double(agreeing.holding) / Double(agreeing.total) : 0
    let truePositives = recall * Double(totals.differing)
    let falsePositives = falsePositiveRate * Double(totals.agreeing)
    precision = truePositives > 0 ? truePositives / (truePositives + falsePositives) : 0
  }
}
