import StrictJSON

/// A search for the tests that separate two sets of responses, with the scores of the tests.
struct CauseTestSearch {
  struct ScoredTest {
    let test: CauseTest
    let score: CauseRuleScore
    /// Of the responses that differ, the share for which the test holds.
    var recall: Double { score.recall }
  }

  /// A function that returns the score of a test from four numbers: the differing responses for
  /// which the test holds, all differing ones, the agreeing ones for which it holds, and all
  /// agreeing ones.
  typealias ScoreFunction = (
    _ differingHolding: Int, _ differing: Int, _ agreeingHolding: Int, _ agreeing: Int
  ) -> CauseRuleScore

  /// The maximum number of texts, of numbers and of sizes that `==` tests try for one subject: the
  /// most frequent ones.
  private static let maximumEqualityConstants = 32
  /// The maximum number of first tests in a search for two.
  private static let maximumFirstTestsOfPairs = 24

  private(set) var scoredTests: [ScoredTest] = []
  private let scoreForCounts: ScoreFunction

  /// Searches all tests of all subjects.
  ///
  /// - Parameters:
  ///   - corpus: The corpus of the responses, whose subjects are searched.
  ///   - differing: Responses that differ.
  ///   - agreeing: Responses that agree.
  ///   - given: A test that must hold too; `nil` for none. In lists that contain both subjects, it
  ///     must hold for a value in the same elements.
  ///   - subject: The only subject to search; `nil` for all.
  ///   - score: Scores counts of responses.
  init(
    _ corpus: FactCorpus,
    _ differing: [FactCorpus.CountedExample],
    _ agreeing: [FactCorpus.CountedExample],
    given: CauseTest? = nil,
    of subject: CauseSubject? = nil,
    score: @escaping ScoreFunction
  ) {
    self.scoreForCounts = score
    let factsWhereGivenHolds = [differing, agreeing].map { entries in
      entries.compactMap(\.facts).compactMap { facts -> (ResponseFacts, [ValueFact])? in
        guard let given else { return (facts, []) }
        let passing = facts[given.subject, corpus.paths].filter(given.holds)
        return passing.isEmpty ? nil : (facts, passing)
      }
    }
    for candidate in subject.map({ [$0] }) ?? corpus.allSubjects {
      let depth = given.map { FactPaths.sharedEnclosingListCount($0.subject, candidate) } ?? 0
      let candidateFacts = factsWhereGivenHolds.map { entries in
        entries.compactMap { facts, passing -> [ValueFact]? in
          var found = facts[candidate, corpus.paths]
          if given != nil, depth > 0 {
            found.removeAll { fact in
              !passing.contains { $0.isInSameElements(as: fact, ofOutermostLists: depth) }
            }
          }
          return found.isEmpty ? nil : found
        }
      }
      guard !candidateFacts[0].isEmpty else { continue }
      addTests(
        of: candidate,
        differing: candidateFacts[0],
        agreeing: candidateFacts[1],
        responseCounts: (differing.count, agreeing.count)
      )
    }
  }

  /// The simplest of the tests whose score is the highest or at most 0.001 lower; `nil` if there is
  /// no test.
  var simplestNearBestScore: ScoredTest? {
    guard let highest = scoredTests.map(\.score.fHalfScore).max() else { return nil }
    return scoredTests.filter { $0.score.fHalfScore >= highest - 0.001 }.min {
      Self.isSimpler($0, $1)
    }
  }

  /// The tests that can be the first of two tests, at most ``maximumFirstTestsOfPairs``.
  ///
  /// Up to two thirds are the tests with the highest precision of those with a recall of at least
  /// 0.98. Up to one third are the tests with the best scores.
  var firstTestsOfPairs: [CauseTest] {
    let wide = scoredTests.filter { $0.recall >= 0.98 }
    let best = scoredTests.sorted { $0.score.fHalfScore > $1.score.fHalfScore }
    let sorted =
      wide.sorted { $0.score.precision > $1.score.precision }.prefix(
        Self.maximumFirstTestsOfPairs * 2 / 3
      )
      + best.prefix(Self.maximumFirstTestsOfPairs / 3)
    var seen: Set<CauseTest> = []
    return sorted.map(\.test).filter { seen.insert($0).inserted }
  }

  private static func isSimpler(_ left: ScoredTest, _ right: ScoredTest) -> Bool {
    let keys = [left, right].map { scored in
      (
        scored.test.complexityRank, -scored.score.fHalfScore,
        scored.test.subject.path?.tokens.count ?? 0,
        scored.test.description
      )
    }
    return keys[0] < keys[1]
  }

  private mutating func addTests(
    of subject: CauseSubject,
    differing: [[ValueFact]],
    agreeing: [[ValueFact]],
    responseCounts: (differing: Int, agreeing: Int)
  ) {
    let score = scoreForCounts
    var new: [ScoredTest] = []
    typealias Requirement = CauseTest.Requirement
    let append = { (new: inout [ScoredTest], requirement: Requirement, found: Int, wrong: Int) in
      let test = CauseTest(subject, requirement)
      new.append(
        ScoredTest(
          test: test,
          score: score(found, responseCounts.differing, wrong, responseCounts.agreeing)
        )
      )
    }
    var reached = CoverageCells()
    for facts in differing { for fact in facts { reached.formUnion(fact.cells) } }
    for cell in CoverageCell.allCases where cell != .severalTypes && reached.contains(cell) {
      let found = Self.responseCount(in: differing) { $0.cells.contains(cell) }
      append(&new, .cell(cell), found, Self.responseCount(in: agreeing) { $0.cells.contains(cell) })
    }
    for kind in JSONValue.Kind.allCases where kind != .null {
      let found = Self.responseCount(in: differing) { $0.valueJSONType == kind }
      guard found > 0 else { continue }
      append(
        &new,
        .type(kind),
        found,
        Self.responseCount(in: agreeing) { $0.valueJSONType == kind }
      )
    }
    for (text, found) in Self.frequentValues(in: differing, of: \.textValue) {
      append(&new, .text(text), found, Self.responseCount(in: agreeing) { $0.textValue == text })
    }
    for (number, found) in Self.frequentValues(in: differing, of: \.number) {
      append(
        &new,
        .number(.equal, number),
        found,
        Self.responseCount(in: agreeing) { $0.number == number }
      )
    }
    for (size, found) in Self.frequentValues(in: differing, of: \.elementOrCharacterCount) {
      append(
        &new,
        .size(.equal, size),
        found,
        Self.responseCount(in: agreeing) { $0.elementOrCharacterCount == size }
      )
    }
    let numbers = CauseTestThresholdSearch(differing, agreeing, \.number)
    for (threshold, found, wrong) in numbers.bestThresholdsForAtLeast(
      responseCounts: responseCounts,
      score: score
    ) {
      append(&new, .number(.atLeast, threshold), found, wrong)
    }
    for (threshold, found, wrong) in numbers.bestThresholdsForLess(
      responseCounts: responseCounts,
      score: score
    ) {
      append(&new, .number(.less, threshold), found, wrong)
    }
    let sizes = CauseTestThresholdSearch(differing, agreeing) {
      $0.elementOrCharacterCount.map(Double.init)
    }
    for (threshold, found, wrong) in sizes.bestThresholdsForAtLeast(
      responseCounts: responseCounts,
      score: score
    ) {
      append(&new, .size(.atLeast, Int(threshold.rounded(.up))), found, wrong)
    }
    for (threshold, found, wrong) in sizes.bestThresholdsForLess(
      responseCounts: responseCounts,
      score: score
    ) {
      append(&new, .size(.less, Int(threshold.rounded(.up))), found, wrong)
    }
    scoredTests += new
  }

  private static func responseCount(
    in responses: [[ValueFact]],
    where holds: (ValueFact) -> Bool
  ) -> Int {
    responses.count { $0.contains(where: holds) }
  }

  /// Returns the values that at least two responses have, at most 32 and the most frequent ones
  /// first, each with the number of those responses.
  private static func frequentValues<Value: Hashable & Comparable>(
    in responses: [[ValueFact]],
    of value: (ValueFact) -> Value?
  ) -> [(Value, Int)] {
    var counts: [Value: Int] = [:]
    for facts in responses {
      for value in Set(facts.compactMap(value)) { counts[value, default: 0] += 1 }
    }
    let common = counts.filter { $0.value > 1 }
    let sorted = common.sorted { one, other in
      one.value == other.value ? one.key < other.key : one.value > other.value
    }
    return sorted.prefix(maximumEqualityConstants).map { ($0.key, $0.value) }
  }
}
