import Bridge
import Parity
import ScreenDocument
import StrictJSON

/// How far a replay is, and what it has found.
struct ReplayProgress {
  /// A response whose sides differ.
  struct Mismatch {
    let line: Int
    let result: ComparisonResult
  }

  /// The most mismatches, and the most diagnostics, that are kept for the report.
  static let keptCount = 100
  /// How many places of one mismatch are kept.
  static let keptDifferences = 20

  /// The lines that are not empty.
  var lineCount = 0
  var replayedCount = 0
  var badLineCount = 0
  var sampledOutCount = 0
  private(set) var counts = ReplayCounts()
  private(set) var kinds: [ContentKind: ReplayCounts] = [:]
  /// The kinds of which responses were not compared, and why.
  private(set) var unchecked = UncheckedKinds()
  private(set) var mismatches: [Mismatch] = []
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var diagnosticCount = 0

  /// Counts a result; of kinds that no side knows there is no end, so they are counted together.
  ///
  /// - Parameters:
  ///   - result: The result.
  ///   - line: The line of its response.
  ///   - isKnown: Whether a side knows its kind.
  ///   - reason: Why it was not compared, if it was not.
  mutating func add(
    _ result: ComparisonResult,
    line: Int,
    isKnown: Bool,
    unless reason: @autoclosure () -> UncheckedReason
  ) {
    counts.add(result.outcome)
    if !result.outcome.isCompared { unchecked.add(result.kind, reason()) }
    if isKnown { kinds[result.kind, default: ReplayCounts()].add(result.outcome) }
    guard result.outcome.isDifference, mismatches.count < Self.keptCount else { return }
    let kept = ComparisonResult(
      id: result.id,
      kind: result.kind,
      outcome: result.outcome,
      differences: Array(result.differences.prefix(Self.keptDifferences)),
      message: result.message
    )
    .with(step: result.step)
    mismatches.append(Mismatch(line: line, result: kept))
  }

  mutating func add(_ diagnostic: Diagnostic) {
    diagnosticCount += 1
    if diagnostics.count < Self.keptCount { diagnostics.append(diagnostic) }
  }
}
