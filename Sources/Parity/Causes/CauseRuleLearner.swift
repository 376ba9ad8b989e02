import StrictJSON

/// A learner of the simplest conditions that separate the responses that differ at a target from
/// those that agree.
///
/// It covers the responses that differ one condition at a time (Michalski, "On the quasi-minimal
/// solution of the general covering problem", 1969). A condition is one test; or two tests, if
/// their score is higher by more than 0.01.
struct CauseRuleLearner {
  /// The maximum number of causes of a target.
  private static let maximumRules = 4
  /// The minimum ``CauseRuleScore/fHalfScore`` of a condition, on the half that it is learnt from
  /// and on the other half.
  private static let minimumScore = 0.5
  /// The maximum number of responses in a search for a condition of two tests.
  ///
  /// It limits the responses that differ and the responses that agree, each for itself.
  private static let maximumPairSearchResponses = 768

  private let corpus: FactCorpus
  private let differingExampleHashes: [UInt64]
  private let agreeingExamples: [FactCorpus.CountedExample]
  /// The number of all responses that differ at the target, and of all that agree there.
  ///
  /// The second number is estimated from the sample if known causes explain differences there.
  private let totalResponseCounts: (differing: Int, agreeing: Int)

  init(
    _ corpus: FactCorpus,
    differing: [UInt64],
    target: CauseTarget,
    counts: (differing: Int, all: Int)
  ) {
    self.corpus = corpus
    differingExampleHashes = differing
    let sampled = corpus.fairSampleHashes.compactMap { corpus.entryByHash[$0] }
    let others = sampled.filter { !$0.example.differingTargets.contains(target) }
    let agreeing = others.filter { !$0.example.knownCauseTargets.contains(target) }
    agreeingExamples = agreeing.filter { $0.facts != nil }
    var agreeingCount = counts.all - counts.differing
    if agreeing.count < others.count {
      let share = Double(Self.responseCount(of: agreeing)) / Double(Self.responseCount(of: others))
      agreeingCount = Int((Double(agreeingCount) * share).rounded(.up))
      // A response that is not in the sample may agree.
      if Self.responseCount(of: sampled) < counts.all { agreeingCount = max(1, agreeingCount) }
    }
    totalResponseCounts = (counts.differing, agreeingCount)
  }

  /// The rules, at least one and at most ``maximumRules``: each condition explains differing
  /// responses that the earlier ones leave.
  ///
  /// The last rule is ``Cause/Rule/unknown(_:)`` if a search for a condition fails. The search ends
  /// without such a rule if at most a twentieth of the sampled responses, or too few, remain.
  var rules: [Cause.Rule] {
    var left = differingExampleHashes.compactMap { corpus.entryByHash[$0] }
      .filter { $0.facts != nil }
    let learning = agreeingExamples.filter(\.example.isForLearning)
    let measured = agreeingExamples.filter { !$0.example.isForLearning }
    guard totalResponseCounts.agreeing > 0 || left.count < 2 else {
      return [.unknown(.allDiffer)]
    }
    guard !learning.isEmpty, !measured.isEmpty else { return [.unknown(.tooFew)] }
    let first = left.count
    var rules: [Cause.Rule] = []
    while rules.count < Self.maximumRules, left.count * 20 > first || rules.isEmpty {
      let halves = (left.filter(\.example.isForLearning), left.filter { !$0.example.isForLearning })
      guard halves.0.count >= 2, halves.1.count >= 2 else {
        return rules.isEmpty ? [.unknown(.tooFew)] : rules
      }
      guard let condition = bestCondition(halves.0, learning) else {
        return rules + [.unknown(.noneSeparates)]
      }
      let rule = validatedRule(of: condition, differing: halves.1, agreeing: measured)
      guard let rule else { return rules + [.unknown(.noneSeparates)] }
      rules.append(rule)
      left.removeAll { holds(condition, for: $0) }
    }
    return rules
  }

  private func holds(_ condition: CauseCondition, for entry: FactCorpus.CountedExample) -> Bool {
    entry.facts.map { condition.holds(for: $0, corpus.paths) } ?? false
  }

  /// Measures a condition on the half from which it was not learnt; `nil` if its score there is
  /// below ``minimumScore``.
  private func validatedRule(
    of condition: CauseCondition,
    differing: [FactCorpus.CountedExample],
    agreeing: [FactCorpus.CountedExample]
  ) -> Cause.Rule? {
    let found = differing.filter { holds(condition, for: $0) }
    let wrong = agreeing.filter { holds(condition, for: $0) }
    guard
      score(
        differingHolding: found.count,
        of: differing.count,
        agreeingHolding: wrong.count,
        of: agreeing.count
      ).fHalfScore >= Self.minimumScore
    else { return nil }
    return .condition(
      condition,
      differing: Cause.ConditionShare(
        holding: Self.responseCount(of: found),
        total: Self.responseCount(of: differing)
      ),
      agreeing: Cause.ConditionShare(
        holding: Self.responseCount(of: wrong),
        total: Self.responseCount(of: agreeing)
      )
    )
  }

  private static func responseCount(of entries: [FactCorpus.CountedExample]) -> Int {
    entries.reduce(0) { $0 + $1.count }
  }

  private func score(
    differingHolding found: Int,
    of differing: Int,
    agreeingHolding wrong: Int,
    of agreeing: Int
  ) -> CauseRuleScore {
    CauseRuleScore(
      differing: (found, differing),
      agreeing: (wrong, agreeing),
      totals: (max(1, totalResponseCounts.differing), max(1, totalResponseCounts.agreeing))
    )
  }

  /// Returns the condition that best separates the responses of one half: one test, or two if they
  /// are clearly better; `nil` if none has the minimum score.
  private func bestCondition(
    _ differing: [FactCorpus.CountedExample],
    _ agreeing: [FactCorpus.CountedExample]
  ) -> CauseCondition? {
    let singleTests = CauseTestSearch(corpus, differing, agreeing, score: score)
    guard let best = singleTests.simplestNearBestScore else { return nil }
    if best.score.fHalfScore > 0.999 { return CauseCondition(best.test) }
    let pair = bestPairOfTests(
      startingWith: singleTests,
      Array(differing.prefix(Self.maximumPairSearchResponses)),
      Array(agreeing.prefix(Self.maximumPairSearchResponses))
    )
    if let pair, pair.score.fHalfScore > best.score.fHalfScore + 0.01,
      pair.score.fHalfScore >= Self.minimumScore
    {
      return pair.condition
    }
    return best.score.fHalfScore >= Self.minimumScore ? CauseCondition(best.test) : nil
  }

  private func bestPairOfTests(
    startingWith singleTests: CauseTestSearch,
    _ differing: [FactCorpus.CountedExample],
    _ agreeing: [FactCorpus.CountedExample]
  ) -> (condition: CauseCondition, score: CauseRuleScore)? {
    var best: (condition: CauseCondition, score: CauseRuleScore)?
    for first in singleTests.firstTestsOfPairs {
      let search = CauseTestSearch(corpus, differing, agreeing, given: first, score: score)
      guard let second = search.simplestNearBestScore else { continue }
      // With the second test, another constant of the first test may be better.
      let again = CauseTestSearch(
        corpus,
        differing,
        agreeing,
        given: second.test,
        of: first.subject,
        score: score
      )
      let (one, other, score) =
        if let refined = again.simplestNearBestScore,
          refined.score.fHalfScore >= second.score.fHalfScore
        {
          (refined.test, second.test, refined.score)
        } else {
          (first, second.test, second.score)
        }
      if score.fHalfScore > (best?.score.fHalfScore ?? 0) + 1e-9 {
        best = (CauseCondition(one, and: other), score)
      }
    }
    return best
  }
}
