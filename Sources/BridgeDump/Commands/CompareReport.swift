import Bridge
import Parity
import ScreenDocument
import ScreenDump

/// What came of comparing both sides of every content, to be written.
struct CompareReport: DumpReport {
  let screens: [ComparedScreen]
  /// The smallest cases of mismatches; `nil` if none were asked for.
  var minimalCases: MinimalCases?
  /// Whether the report has the time that both sides took.
  var tellsTimes = false
  /// Whether nothing need be compared.
  var allowsEmpty = false

  var diagnostics: [SourcedDiagnostic] {
    var seen: Set<SourcedDiagnostic> = []
    return screens.flatMap(\.diagnostics).filter { seen.insert($0).inserted }
  }

  var showsDifference: Bool {
    count(of: .mismatched) + count(of: .candidateError) + undeclaredFeedCount > 0
  }

  var undeclaredFeedCount: Int { diagnostics.count(where: \.isUndeclaredFeed) }
  var status: DumpStatus { verdict.status(allowsEmpty: allowsEmpty) }

  /// That of the worst screen; a feed that is undeclared is a difference besides.
  var verdict: CheckVerdict {
    let feeds: [CheckVerdict] = undeclaredFeedCount > 0 ? [.difference] : []
    return CheckVerdict(worstOf: screens.map(\.verdict) + feeds, allowsEmpty: allowsEmpty)
  }

  func count(of outcome: ComparisonOutcome) -> Int {
    screens.reduce(0) { $0 + $1.results.count { $0.outcome == outcome } }
  }
}
