import Bridge
import Parity
import ScreenDocument
import ScreenDump

/// The results of comparing both sides of every content.
struct CompareReport: DumpReport {
  let screens: [ComparedScreen]
  /// The screens that could not be read; nothing was compared on them.
  var unreadableScreens: [UnreadableScreen] = []
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
  /// The status of the verdict; 2 if a screen could not be read, also with ``allowsEmpty``.
  var status: DumpStatus {
    unreadableScreens.isEmpty ? verdict.status(allowsEmpty: allowsEmpty) : .wrongInput
  }

  /// The worst verdict of all screens; an undeclared feed is also a difference.
  ///
  /// If a screen could not be read, it is `nothingChecked`, also with ``allowsEmpty``.
  var verdict: CheckVerdict {
    guard unreadableScreens.isEmpty else { return .nothingChecked }
    let feeds: [CheckVerdict] = undeclaredFeedCount > 0 ? [.difference] : []
    return CheckVerdict(worstOf: screens.map(\.verdict) + feeds, allowsEmpty: allowsEmpty)
  }

  /// The number of screens that the command was to compare.
  var screenCount: Int { screens.count + unreadableScreens.count }

  /// The number of screens on which nothing was compared, also of those that could not be read; 0
  /// if everything has moved.
  var uncomparedScreenCount: Int {
    guard verdict != .everythingMoved else { return 0 }
    return unreadableScreens.count
      + screens.count { $0.verdict == .nothingChecked || $0.verdict == .everythingMoved }
  }

  func count(of outcome: ComparisonOutcome) -> Int {
    screens.reduce(0) { $0 + $1.results.count { $0.outcome == outcome } }
  }

  mutating func omitUnwrittenFiles(_ paths: Set<String>) {
    minimalScreens?.removeScreens(ofFiles: paths)
  }
}
