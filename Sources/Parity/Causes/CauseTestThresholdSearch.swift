/// A search for the constants of the tests `≥ c` and `< c` that best separate the responses that
/// differ from those that agree, by their numbers at one path.
struct CauseTestThresholdSearch {
  /// A constant, and the numbers of differing and of agreeing responses for which the test holds.
  typealias Threshold = (constant: Double, differingHolding: Int, agreeingHolding: Int)

  private let numbersByDifferingResponse: [[Double]]
  private let numbersByAgreeingResponse: [[Double]]

  init(
    _ differing: [[ValueFact]],
    _ agreeing: [[ValueFact]],
    _ value: (ValueFact) -> Double?
  ) {
    numbersByDifferingResponse = differing.map { $0.compactMap(value) }.filter { !$0.isEmpty }
    numbersByAgreeingResponse = agreeing.map { $0.compactMap(value) }.filter { !$0.isEmpty }
  }

  /// Returns up to two constants c for the test "any of the response's numbers is ≥ c".
  ///
  /// With the first constant, the test has the best score. The second is the greatest constant for
  /// which the test holds for all differing responses that have a number. Both can be the same. If
  /// several constants separate the responses in the same way, the roundest is taken. A constant
  /// for which the test holds for all responses with a number is not returned.
  func bestThresholdsForAtLeast(
    responseCounts: (differing: Int, agreeing: Int),
    score: CauseTestSearch.ScoreFunction
  ) -> [Threshold] {
    let ends = [numbersByDifferingResponse, numbersByAgreeingResponse].map {
      $0.compactMap { $0.max() }
    }
    return Self.bestThresholds(
      differing: ends[0],
      agreeing: ends[1],
      responseCounts: responseCounts,
      score: score
    )
  }

  /// Returns up to two constants c for the test "any of the response's numbers is < c".
  ///
  /// With the first constant, the test has the best score. The second is the least constant for
  /// which the test holds for all differing responses that have a number. Both can be the same. If
  /// several constants separate the responses in the same way, the roundest is taken. A constant
  /// for which the test holds for all responses with a number is not returned.
  func bestThresholdsForLess(
    responseCounts: (differing: Int, agreeing: Int),
    score: CauseTestSearch.ScoreFunction
  ) -> [Threshold] {
    let ends = [numbersByDifferingResponse, numbersByAgreeingResponse].map {
      $0.compactMap { $0.min().map { -$0 } }
    }
    // "x < c" is "-x > -c": the cut lies below the next number, so that c itself is not less.
    return Self.bestThresholds(
      differing: ends[0],
      agreeing: ends[1],
      responseCounts: responseCounts,
      score: score,
      isNegated: true
    )
  }

  private static func bestThresholds(
    differing: [Double],
    agreeing: [Double],
    responseCounts: (differing: Int, agreeing: Int),
    score: CauseTestSearch.ScoreFunction,
    isNegated: Bool = false
  ) -> [Threshold] {
    var counts: [Double: (found: Int, wrong: Int)] = [:]
    for value in differing { counts[value, default: (0, 0)].found += 1 }
    for value in agreeing { counts[value, default: (0, 0)].wrong += 1 }
    let values = counts.keys.sorted(by: >)
    guard values.count > 1 else { return [] }
    var (found, wrong) = (0, 0)
    var best: (threshold: Threshold, value: Double)?
    var all: Threshold?
    for (index, value) in values.dropLast().enumerated() {
      found += counts[value]?.found ?? 0
      wrong += counts[value]?.wrong ?? 0
      let next = values[index + 1]
      guard found > 0 else { continue }
      let points = score(found, responseCounts.differing, wrong, responseCounts.agreeing).fHalfScore
      let isBest = points > (best?.value ?? 0)
      let isAll = all == nil && found == differing.count
      guard isBest || isAll else { continue }
      let constant =
        isNegated
        ? RoundestNumber.roundest(above: -value, upTo: -next)
        : RoundestNumber.roundest(above: next, upTo: value)
      if isBest { best = ((constant, found, wrong), points) }
      if isAll { all = (constant, found, wrong) }
    }
    return [best?.threshold, all].compactMap(\.self)
  }
}
