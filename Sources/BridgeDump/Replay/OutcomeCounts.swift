import Bridge
import Parity

/// For each ``ComparisonOutcome``, the number of responses with this outcome.
struct OutcomeCounts {
  private var counts = [Int](repeating: 0, count: ComparisonOutcome.allCases.count)

  subscript(outcome: ComparisonOutcome) -> Int { counts[Self.index(of: outcome)] }

  var totalCount: Int { counts.reduce(0, +) }
  /// The number of mismatches and of errors of the candidate.
  var differenceCount: Int { sum(\.isMismatchOrError) }
  /// The number of responses whose sides were compared, or whose candidate failed.
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
