import Bridge
import Parity

/// For each ``ComparisonOutcome``, the number of responses and actions with this outcome.
struct OutcomeCounts {
  private var counts = [Int](repeating: 0, count: ComparisonOutcome.allCases.count)

  subscript(outcome: ComparisonOutcome) -> Int { counts[Self.index(of: outcome)] }

  var totalCount: Int { counts.reduce(0, +) }
  /// The number of results with the outcome `mismatched` or `candidateError`.
  var mismatchAndErrorCount: Int { sum(\.isMismatchOrCandidateError) }
  /// The number of results with the outcome `matched`, `mismatched`, `ignored` or `candidateError`.
  var comparedCount: Int { sum(\.isCompared) }

  mutating func add(_ outcome: ComparisonOutcome) { counts[Self.index(of: outcome)] += 1 }

  private func sum(_ isCounted: (ComparisonOutcome) -> Bool) -> Int {
    ComparisonOutcome.allCases.reduce(0) { $0 + (isCounted($1) ? self[$1] : 0) }
  }

  private static func index(of outcome: ComparisonOutcome) -> Int {
    switch outcome {
    case .matched: 0
    case .mismatched: 1
    case .ignored: 2
    case .skipped: 3
    case .candidateError: 4
    case .oneSided: 5
    case .sampledOut: 6
    }
  }
}
