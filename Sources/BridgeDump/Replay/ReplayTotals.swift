import Bridge
import Parity
import ScreenDocument
import StrictJSON

/// The counts of a replay so far, with the first mismatches and diagnostics.
struct ReplayTotals {
  /// A response or an action whose sides differ, or whose candidate failed.
  ///
  /// The result has only the first ``maximumDifferencesPerMismatch`` differences.
  struct KeptMismatch {
    let lineNumber: Int
    let result: ComparisonResult
    /// The number of differences that the result does not have.
    let omittedDifferenceCount: Int
  }

  /// The maximum number of mismatches that are kept, and also of diagnostics.
  static let maximumKeptMismatches = 100
  /// The maximum number of differences that are kept for one mismatch.
  static let maximumDifferencesPerMismatch = 20

  /// The number of lines that were read: replayed, invalid or not in the sample; empty lines do not
  /// count.
  var readLineCount = 0
  var replayedLineCount = 0
  var invalidLineCount = 0
  var sampledOutLineCount = 0
  private(set) var counts = OutcomeCounts()
  /// The counts of each kind that has occurred and that a side knows.
  private(set) var countsByKind: [ContentKind: OutcomeCounts] = [:]
  /// The kinds with responses or actions that were not compared, and the reasons.
  private(set) var unchecked = UncheckedKinds()
  private(set) var keptMismatches: [KeptMismatch] = []
  private(set) var keptDiagnostics: [Diagnostic] = []
  private(set) var diagnosticCount = 0

  /// Whether a response was compared, or could not be decoded; without either, these counts must not
  /// replace those of an earlier run.
  var hasEvidence: Bool {
    counts.comparedCount > 0 || unchecked.groups.contains { $0.reason == .unreadable }
  }

  /// Counts a result, and keeps it if it is one of the first ``maximumKeptMismatches`` mismatches
  /// and candidate errors.
  ///
  /// A kind that no side knows has no count of its own, because a journal may name any number of
  /// them.
  ///
  /// - Parameters:
  ///   - result: The result.
  ///   - line: The line of its response or action.
  ///   - isKindKnown: Whether either side knows its kind.
  ///   - reason: Why it was not compared; evaluated only in this case.
  ///   - unsentDifferenceCount: The number of differences that a job has left out of the result.
  mutating func countResult(
    _ result: ComparisonResult,
    line: Int,
    isKindKnown: Bool,
    uncheckedReason reason: @autoclosure () -> UncheckedReason,
    unsentDifferenceCount: Int
  ) {
    counts.add(result.outcome)
    if !result.outcome.isCompared { unchecked.add(result.kind, reason()) }
    if isKindKnown { countsByKind[result.kind, default: OutcomeCounts()].add(result.outcome) }
    guard result.outcome.isMismatchOrCandidateError,
      keptMismatches.count < Self.maximumKeptMismatches
    else {
      return
    }
    let kept = ComparisonResult(
      id: result.id,
      kind: result.kind,
      outcome: result.outcome,
      differences: Array(result.differences.prefix(Self.maximumDifferencesPerMismatch)),
      errorMessage: result.errorMessage
    )
    .with(step: result.step)
    keptMismatches.append(
      KeptMismatch(
        lineNumber: line,
        result: kept,
        omittedDifferenceCount: result.differences.count - kept.differences.count
          + unsentDifferenceCount
      )
    )
  }

  /// Counts a diagnostic, and keeps it if it is one of the first ``maximumKeptMismatches``.
  mutating func add(_ diagnostic: Diagnostic) {
    diagnosticCount += 1
    if keptDiagnostics.count < Self.maximumKeptMismatches { keptDiagnostics.append(diagnostic) }
  }
}
