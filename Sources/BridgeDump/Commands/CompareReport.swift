import Bridge
import Parity
import ScreenDocument
import ScreenDump

/// The results of comparing both sides of every content.
struct CompareReport: DumpReport {
  let screens: [ComparedScreen]
  /// The smallest examples of mismatches; `nil` if they were not requested.
  var minimalScreens: MinimalScreens?
  /// Whether the report shows the times of both sides.
  var showsTimes = false
  /// Whether a screen with the verdict `nothingChecked` is a success.
  var allowsEmpty = false

  var diagnostics: [SourcedDiagnostic] {
    var seen: Set<SourcedDiagnostic> = []
    return screens.flatMap(\.diagnostics).filter { seen.insert($0).inserted }
  }

  var jsonHoldsDiagnostics: Bool { true }

  var foundDifference: Bool {
    count(of: .mismatched) + count(of: .candidateError) + undeclaredFeedCount > 0
  }

  var undeclaredFeedCount: Int { diagnostics.count(where: \.isUndeclaredFeed) }
  var status: DumpStatus { verdict.status(allowsEmpty: allowsEmpty) }

  /// The worst verdict of all screens; an undeclared feed is also a difference.
  var verdict: CheckVerdict {
    let feeds: [CheckVerdict] = undeclaredFeedCount > 0 ? [.difference] : []
    return CheckVerdict(worstOf: screens.map(\.verdict) + feeds, allowsEmpty: allowsEmpty)
  }

  func count(of outcome: ComparisonOutcome) -> Int {
    screens.reduce(0) { $0 + $1.results.count { $0.outcome == outcome } }
  }

  mutating func omitUnwrittenFiles(_ paths: Set<String>) {
    minimalScreens?.removeScreens(ofFiles: paths)
  }
}
