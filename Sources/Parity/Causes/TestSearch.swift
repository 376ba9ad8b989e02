import StrictJSON

/// The tests that separate two sets of responses, with their scores.
struct TestSearch {
  struct Scored {
    let test: CauseTest
    let score: RuleScore
    /// The share of the responses that differ for which the test holds.
    var recall: Double { score.recall }
  }

  typealias Score = (Int, Int, Int, Int) -> RuleScore

  /// The maximum number of constants of equality that are tried at one path.
  private static let maximumConstants = 32
  /// The maximum number of first tests in a search for two.
  private static let maximumCandidates = 24

  private(set) var tests: [Scored] = []
  private let score: Score

  /// Searches all tests of all subjects.
  ///
  /// - Parameters:
  ///   - corpus: The facts' paths.
  ///   - differing: Responses that differ.
  ///   - agreeing: Responses that agree.
  ///   - given: A test that must hold too, for the same elements of lists.
  ///   - subject: The only subject to search; `nil` for all.
  ///   - score: Scores counts of responses.
  init(
    _ corpus: FactCorpus,
    _ differing: [FactCorpus.Entry],
    _ agreeing: [FactCorpus.Entry],
    given: CauseTest? = nil,
    of subject: CauseSubject? = nil,
    score: @escaping Score
  ) {
    self.score = score
    let holding = [differing, agreeing].map { entries in
      entries.compactMap(\.facts).compactMap { facts -> (ResponseFacts, [ResponseFact])? in
        guard let given else { return (facts, []) }
        let passing = facts[given.subject, corpus.paths].filter(given.holds)
        return passing.isEmpty ? nil : (facts, passing)
      }
    }
    for candidate in subject.map({ [$0] }) ?? corpus.subjects {
      let depth = given.map { FactPaths.sharedLists($0.subject, candidate) } ?? 0
      let facts = holding.map { entries in
        entries.compactMap { facts, passing -> [ResponseFact]? in
          var found = facts[candidate, corpus.paths]
          if given != nil, depth > 0 {
            found.removeAll { fact in !passing.contains { $0.isAligned(with: fact, depth: depth) } }
          }
          return found.isEmpty ? nil : found
        }
      }
      guard !facts[0].isEmpty else { continue }
      add(candidate, facts[0], facts[1], (differing.count, agreeing.count))
    }
  }

  /// The test with the best score, `nil` if there is no test; of nearly equal scores, the simplest
  /// test.
  var best: Scored? {
    guard let highest = tests.map(\.score.value).max() else { return nil }
    return tests.filter { $0.score.value >= highest - 0.001 }.min { Self.isSimpler($0, $1) }
  }

  /// The tests that can be the first of two: those that hold for nearly all differing responses, and the best ones.
  var candidates: [CauseTest] {
    let wide = tests.filter { $0.recall >= 0.98 }
    let best = tests.sorted { $0.score.value > $1.score.value }
    let sorted =
      wide.sorted { $0.score.precision > $1.score.precision }.prefix(Self.maximumCandidates * 2 / 3)
      + best.prefix(Self.maximumCandidates / 3)
    var seen: Set<CauseTest> = []
    return sorted.map(\.test).filter { seen.insert($0).inserted }
  }

  private static func isSimpler(_ left: Scored, _ right: Scored) -> Bool {
    let keys = [left, right].map { scored in
      (
        scored.test.complexity, -scored.score.value, scored.test.subject.path?.tokens.count ?? 0,
        scored.test.description
      )
    }
    return keys[0] < keys[1]
  }

  private mutating func add(
    _ subject: CauseSubject,
    _ differing: [[ResponseFact]],
    _ agreeing: [[ResponseFact]],
    _ totals: (Int, Int)
  ) {
    let score = score
    var new: [Scored] = []
    typealias Requirement = CauseTest.Requirement
    let append = { (new: inout [Scored], requirement: Requirement, found: Int, wrong: Int) in
      let test = CauseTest(subject, requirement)
      new.append(Scored(test: test, score: score(found, totals.0, wrong, totals.1)))
    }
    var reached = CoverageCells()
    for facts in differing { for fact in facts { reached.formUnion(fact.cells) } }
    for cell in CoverageCell.allCases where cell != .otherType && reached.contains(cell) {
      let found = Self.count(differing) { $0.cells.contains(cell) }
      append(&new, .cell(cell), found, Self.count(agreeing) { $0.cells.contains(cell) })
    }
    for kind in JSONValue.Kind.allCases where kind != .null {
      let found = Self.count(differing) { $0.type == kind }
      guard found > 0 else { continue }
      append(&new, .type(kind), found, Self.count(agreeing) { $0.type == kind })
    }
    for (text, found) in Self.frequent(differing, \.text) {
      append(&new, .text(text), found, Self.count(agreeing) { $0.text == text })
    }
    for (number, found) in Self.frequent(differing, \.number) {
      append(&new, .number(.equal, number), found, Self.count(agreeing) { $0.number == number })
    }
    for (size, found) in Self.frequent(differing, \.size) {
      append(&new, .size(.equal, size), found, Self.count(agreeing) { $0.size == size })
    }
    let numbers = Cuts(differing, agreeing, \.number)
    for (cut, found, wrong) in numbers.forAtLeast(totals, score) {
      append(&new, .number(.atLeast, cut), found, wrong)
    }
    for (cut, found, wrong) in numbers.forLess(totals, score) {
      append(&new, .number(.less, cut), found, wrong)
    }
    let sizes = Cuts(differing, agreeing) { $0.size.map(Double.init) }
    for (cut, found, wrong) in sizes.forAtLeast(totals, score) {
      append(&new, .size(.atLeast, Int(cut.rounded(.up))), found, wrong)
    }
    for (cut, found, wrong) in sizes.forLess(totals, score) {
      append(&new, .size(.less, Int(cut.rounded(.up))), found, wrong)
    }
    tests += new
  }

  private static func count(
    _ responses: [[ResponseFact]],
    _ holds: (ResponseFact) -> Bool
  ) -> Int {
    responses.count { $0.contains(where: holds) }
  }

  /// Returns the values that at least two responses have, the most frequent ones first, each with
  /// the number of those responses.
  private static func frequent<Value: Hashable & Comparable>(
    _ responses: [[ResponseFact]],
    _ value: (ResponseFact) -> Value?
  ) -> [(Value, Int)] {
    var counts: [Value: Int] = [:]
    for facts in responses {
      for value in Set(facts.compactMap(value)) { counts[value, default: 0] += 1 }
    }
    let common = counts.filter { $0.value > 1 }
    let sorted = common.sorted { one, other in
      one.value == other.value ? one.key < other.key : one.value > other.value
    }
    return sorted.prefix(maximumConstants).map { ($0.key, $0.value) }
  }
}
