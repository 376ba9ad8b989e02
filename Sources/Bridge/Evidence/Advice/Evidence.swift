import Foundation

/// What was counted of a content, and what it proves.
public struct Evidence: Hashable, Sendable {
  /// What was counted together.
  public let key: EvidenceKey
  /// How often each outcome came.
  public let counts: EvidenceCounts
  /// The stages that the content was seen on.
  public let stages: Set<Stage>
  /// How often the content has started again at zero.
  public let restart: Int
  /// How many contents were watched together: K.
  public let contents: Int
  /// The rate of differences above which the content is rolled back: p0.
  public let toleratedRate: Double
  /// The chance of a false roll back that the content has.
  public let rollBackAlpha: Double
  /// The natural logarithm of the e-value against a rate of at most ``toleratedRate``.
  public let logRollBackValue: Double
  /// The rate of differences below which the content may move on: p1.
  public let advanceRate: Double
  /// The chance of moving on falsely that the content has.
  public let advanceAlpha: Double
  /// The natural logarithm of the e-value against a rate of at least ``advanceRate``.
  public let logAdvanceValue: Double
  /// Where the sides first differed, as a JSON Pointer; of several runs the one with the least id.
  public let firstDifference: String?
  /// The trip that a run has seen and that holds; `nil` if there is none.
  public let trip: EvidenceTrip?
  /// How long both sides took.
  public let latency: EvidenceLatency

  init(_ sum: LedgerSum, _ settings: EvidenceSettings) {
    key = sum.key
    counts = sum.counts
    stages = sum.stages
    restart = sum.restart
    contents = max(sum.contents, settings.contents)
    toleratedRate = max(sum.toleratedRate, settings.toleratedRate)
    rollBackAlpha = settings.rollBackAlpha(restart: restart, contents: contents)
    advanceRate = settings.advanceRate
    advanceAlpha = settings.advanceAlpha
    logRollBackValue = MixtureTest(rateAtMost: toleratedRate)
      .logValue(differences: counts.differences, count: counts.comparisons)
    logAdvanceValue = MixtureTest(rateAtLeast: advanceRate)
      .logValue(differences: counts.differences, count: counts.comparisons)
    firstDifference = sum.firstDifference
    trip = sum.trip
    latency = sum.latency
  }

  /// What to do: roll back where that is proved or the content has tripped, else move on where that is
  /// proved, else nothing.
  public var advice: EvidenceAdvice {
    if trip != nil || provesRollBack { return .rollBack }
    return logAdvanceValue >= -log(advanceAlpha) ? .advance : .hold
  }

  private var provesRollBack: Bool { logRollBackValue >= -log(rollBackAlpha) }

  /// What the counts of all runs prove together, as a trip; `nil` if it is not enough.
  var provedTrip: EvidenceTrip? {
    guard provesRollBack else { return nil }
    return EvidenceTrip(
      key: key,
      differences: counts.differences,
      comparisons: counts.comparisons,
      logValue: logRollBackValue,
      alpha: rollBackAlpha,
      firstDifference: firstDifference
    )
  }

  /// How many more comparisons without a difference would be advised to move on with; `nil` where the
  /// advice is another.
  ///
  /// - Complexity: O(log n) e-values.
  public var comparisonsToAdvance: Int? {
    guard advice == .hold else { return nil }
    let test = MixtureTest(rateAtLeast: advanceRate)
    let count = counts.comparisons
    let suffices = { (more: Int) in
      test.logValue(differences: counts.differences, count: count + more) >= -log(advanceAlpha)
    }
    var enough = 1
    while !suffices(enough) {
      guard count + enough < MixtureTest.maximumCount else { return nil }
      enough *= 2
    }
    var short = enough / 2
    while enough - short > 1 {
      let middle = (short + enough) / 2
      if suffices(middle) { enough = middle } else { short = middle }
    }
    return enough
  }

  /// The advice in a sentence, with the numbers that say so.
  public var explanation: String {
    if let trip { return trip.explanation }
    let observed = "\(counts.differences) of \(counts.comparisons) comparisons differ"
    switch advice {
    case .rollBack:
      let place = firstDifference.map { ", first at \($0.isEmpty ? "the whole value" : $0)" } ?? ""
      return "\(observed)\(place): the rate is above \(toleratedRate.percentage) "
        + "(E = \(logRollBackValue.exponentialText), α = \(rollBackAlpha.percentage))."
    case .advance:
      return "\(observed): the rate is below \(advanceRate.percentage) "
        + "(E = \(logAdvanceValue.exponentialText), α = \(advanceAlpha.percentage))."
    case .hold:
      let more = comparisonsToAdvance.map { "\($0) more without one would prove" }
      return "\(observed): \(more ?? "too many to prove") a rate below \(advanceRate.percentage)."
    }
  }

  /// What two ledgers must have in common to be equal.
  var verdict: Verdict {
    Verdict(key: key, counts: counts, stages: stages, advice: advice)
  }

  struct Verdict: Hashable {
    let key: EvidenceKey
    let counts: EvidenceCounts
    let stages: Set<Stage>
    let advice: EvidenceAdvice
  }
}
