import Bridge
import Parity
import ScreenDocument
import ScreenDump
import StrictJSON

/// The report of `replay`.
struct ReplayReport: DumpReport {
  let journalName: String
  /// The counts of all lines.
  let totals: ReplayTotals
  /// The causes of the differences and failures of the candidate that no known cause explains, of
  /// at most the first ``CauseFinder/maximumTargets`` targets.
  let causes: [Cause]
  /// The causes that the file of `--known` accepts, each with the number of responses that show it.
  let knownCauseUses: [KnownCauseUse]
  let endReason: ReplayEndReason
  /// The warnings about the file of flags, about handlers whose output is a stream of another
  /// library than LegacyRx, about a ledger that is unchanged, and about lines that it leaves out.
  let warningsOutsideJournal: [SourcedDiagnostic]

  /// Whether the tool has a legacy side for any kind, replayed or not.
  let toolHasLegacySide: Bool
  /// Whether the verdict `nothingChecked` is a success.
  let allowsEmpty: Bool
  /// Whether the exit status is always success, as `--exit-zero` asks.
  let alwaysExitsWithZero: Bool
  /// The ledger and its origin, which the format `ndjson` writes after the lines' results; `nil`
  /// for other formats.
  let ledgerForNDJSONOutput: LedgerForNDJSONOutput?

  var foundDifference: Bool { totals.counts.mismatchAndErrorCount > 0 }
  var status: DumpStatus {
    alwaysExitsWithZero ? .success : verdict.status(allowsEmpty: allowsEmpty)
  }

  var verdict: CheckVerdict {
    CheckVerdict(
      checked: totals.counts.comparedCount,
      differences: totals.counts.mismatchAndErrorCount,
      toolHasLegacySide: toolHasLegacySide
    )
  }

  /// Why lines were not replayed, or why none had a response; then why responses were not compared,
  /// by kind; empty if the replay was interrupted before the first line.
  var reasonsForUncomparedLinesAndKinds: [String] {
    let lines: [(Int, String)] = [
      (totals.sampledOutLineCount, "not in the sample"), (totals.invalidLineCount, "invalid"),
    ]
    var sentences = lines.filter { $0.0 > 0 }.map { count, what in
      "\(count.counted("line")) \(count == 1 ? "is" : "are") \(what)"
    }
    if totals.readLineCount == 0, endReason == .endOfJournal {
      sentences.append("the journal has no lines; record some, or write them by hand")
    } else if totals.replayedLineCount > 0, totals.counts.totalCount == 0 {
      sentences.append("no line has a response")
    }
    return sentences + totals.unchecked.sentences
  }
  var jsonHoldsDiagnostics: Bool { true }

  /// The warnings; empty in the format `ndjson`, in which each line's result has its own and the
  /// totals have the others.
  var diagnostics: [SourcedDiagnostic] {
    guard ledgerForNDJSONOutput == nil else { return [] }
    var diagnostics =
      warningsOutsideJournal
      + totals.keptDiagnostics.map { SourcedDiagnostic($0, in: journalName) }
    let rest = totals.diagnosticCount - totals.keptDiagnostics.count
    if rest > 0 {
      diagnostics.append(SourcedDiagnostic(.unlistedDiagnostics(count: rest), in: journalName))
    }
    return diagnostics
  }
}
