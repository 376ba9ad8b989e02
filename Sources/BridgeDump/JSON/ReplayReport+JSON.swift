import Bridge
import Parity
import ScreenDocument
import ScreenDump
import StrictJSON

extension ReplayReport {
  /// The whole report as JSON, in the format that `replay --format json` prints.
  var json: JSONTree {
    .object(
      [
        JSONTree.Member(key: "schema", value: .integer(1)),
        JSONTree.Member(key: "end", value: .string(endReason.rawValue)),
        JSONTree.Member(key: "lines", value: .integer(totals.readLineCount)),
        JSONTree.Member(key: "replayed", value: .integer(totals.replayedLineCount)),
        JSONTree.Member(key: "sampledOut", value: .integer(totals.sampledOutLineCount)),
        JSONTree.Member(key: "badLines", value: .integer(totals.invalidLineCount)),
        JSONTree.Member(key: "contents", value: .array(kindCountsJSON)),
        JSONTree.Member(key: "causes", value: .array(causes.map { $0.json(exampleFilePath: nil) })),
        JSONTree.Member(key: "known", value: .array(knownCauseUses.map(\.json))),
        JSONTree.Member(key: "mismatches", value: .array(totals.keptMismatches.map(Self.json))),
        JSONTree.Member(key: "verdict", value: .string(verdict.rawValue)),
        JSONTree.Member(key: "unchecked", value: .array(totals.unchecked.json)),
        JSONTree.Member(key: "diagnostics", value: .array(diagnostics.map(\.json))),
      ] + Self.members(of: totals.counts)
    )
  }

  /// Returns the lines of the ledger and the totals, which follow the lines' results in the format
  /// `ndjson`; `nil` for other formats.
  func document(in format: DumpFormat) -> String? {
    guard format == .ndjson, let ledgerForNDJSONOutput else { return nil }
    return ledgerForNDJSONOutput.ledger.text
      + JSONTree.ndjsonLastLineWithLineFeed(total: [
        .init(key: "run", value: .string(ledgerForNDJSONOutput.runName)),
        .init(key: "end", value: .string(endReason.rawValue)),
        .init(key: "lines", value: .integer(totals.readLineCount)),
        .init(key: "replayed", value: .integer(totals.replayedLineCount)),
        .init(key: "sampledOut", value: .integer(totals.sampledOutLineCount)),
        .init(key: "badLines", value: .integer(totals.invalidLineCount)),
        .init(key: "outcomes", value: .object(Self.members(of: totals.counts))),
        .init(key: "input", value: ledgerForNDJSONOutput.readLinesFingerprint.json),
        .init(key: "notes", value: .array(warningsOutsideJournal.map(\.json))),
      ])
  }

  private var kindCountsJSON: [JSONTree] {
    totals.countsByKind.sorted { $0.key < $1.key }.map { kind, counts in
      .object(
        [JSONTree.Member(key: "kind", value: .string(kind.rawValue))] + Self.members(of: counts)
      )
    }
  }

  private static func members(of counts: OutcomeCounts) -> [JSONTree.Member] {
    ComparisonOutcome.reportedByCommands.map {
      JSONTree.Member(key: $0.rawValue, value: .integer(counts[$0]))
    }
  }

  /// Returns a mismatch as JSON; the message of an error is a member only if there is one.
  private static func json(_ mismatch: ReplayTotals.KeptMismatch) -> JSONTree {
    let result = mismatch.result
    var members = [
      JSONTree.Member(key: "line", value: .integer(mismatch.lineNumber)),
      JSONTree.Member(key: "step", value: .integer(result.step)),
      JSONTree.Member(key: "id", value: .string(result.id.rawValue)),
      JSONTree.Member(key: "kind", value: .string(result.kind.rawValue)),
      JSONTree.Member(key: "outcome", value: .string(result.outcome.rawValue)),
      JSONTree.Member(key: "differences", value: .array(result.differences.map(\.json))),
    ]
    if let message = result.errorMessage {
      members.append(JSONTree.Member(key: "message", value: .string(message)))
    }
    return .object(members)
  }
}
