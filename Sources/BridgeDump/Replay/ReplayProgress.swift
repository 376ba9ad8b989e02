import Bridge
import Parity
import ScreenDocument
import StrictJSON

/// The progress of a replay, and its findings.
struct ReplayProgress {
  /// A response whose sides differ.
  struct Mismatch {
    let line: Int
    let result: ComparisonResult
  }

  /// The maximum number of mismatches, and of diagnostics, that the report keeps.
  static let keptCount = 100
  /// The maximum number of places that are kept for one mismatch.
  static let keptDifferences = 20

  /// The number of lines that are not empty.
  var lineCount = 0
  var replayedCount = 0
  var badLineCount = 0
  var sampledOutCount = 0
  private(set) var counts = ReplayCounts()
  private(set) var kinds: [ContentKind: ReplayCounts] = [:]
  /// The kinds with responses that were not compared, and the reasons.
  private(set) var unchecked = UncheckedKinds()
  private(set) var mismatches: [Mismatch] = []
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var diagnosticCount = 0

  /// Counts a result; unknown kinds share one count, because a journal may name any number of them.
  ///
  /// - Parameters:
  ///   - result: The result.
  ///   - line: The line of its response.
  ///   - isKnown: Whether either side knows its kind.
  ///   - reason: The reason why it was not compared; `nil` if it was.
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
