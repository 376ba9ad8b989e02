import Bridge
import Parity
import ScreenDocument
import ScreenDump
import StrictJSON

/// Counts the outcomes of the lines of a journal, in their order.
@MainActor
final class ReplayTally {
  /// The codes of faults of a line's text and steps, and of rejected actions; all other faults are
  /// those of responses and actions that could not be decoded.
  private static let codesOfLineWarnings: Set = [
    "badStep", "byteOrderMark", "duplicateKey", "rejectedAction",
  ]

  private let mismatchCountToStopAt: Int
  private let runName: String
  private let sides: SidesOfKinds
  private let journalPathHash: String?
  private let collectsLedgerCounts: Bool
  private let kindsWithAnySide: Set<ContentKind>
  private let kindsWithBothSides: Set<ContentKind>

  private var countedAppVersions = CountedAppVersions()
  private var recorderOfAppVersion: [String: EvidenceRecorder] = [:]
  private(set) var totals = ReplayTotals()
  /// Groups the differences of the counted lines by cause, except those that a known cause
  /// explains.
  private(set) var causeFinder = CauseFinder()
  /// The number of results in which a known cause, also an expired one, explains a difference, by
  /// the index of the cause.
  private(set) var responseCountOfKnownCauseIndex: [Int: Int] = [:]
  /// The number and fingerprint of the lines that were read, replayed or not.
  private var readLinesFingerprint = ReadLinesFingerprint()

  /// Creates an empty tally.
  ///
  /// - Parameters:
  ///   - options: The options with the maximum number of mismatches and the run's name.
  ///   - sides: The sides of each kind.
  ///   - journal: The hash of the journal's path; `nil` if it has none, as for a stream.
  init(_ options: ReplayOptions, _ sides: SidesOfKinds, journal: String? = nil) {
    mismatchCountToStopAt = options.mismatchCountToStopAt
    runName = options.runName
    self.sides = sides
    journalPathHash = journal
    collectsLedgerCounts = options.collectsLedgerCounts
    kindsWithAnySide = sides.kindsWithAnySide
    kindsWithBothSides = sides.kindsWithBothSides
  }

  /// Whether the number of mismatches and candidate errors has reached the requested maximum.
  var hasReachedMismatchLimit: Bool { totals.counts.mismatchAndErrorCount >= mismatchCountToStopAt }

  /// The counts of the kinds with both sides, as a ledger of one run.
  var ledger: Ledger {
    var ledger = Ledger()
    for recorder in recorderOfAppVersion.values { ledger.merge(recorder.ledger) }
    ledger.setInput(readLinesFingerprint, ofRun: runName)
    ledger.setJournalPathHash(journalPathHash, ofRun: runName)
    return ledger
  }

  /// The warning that lines are left out of the ledger, because there are too many versions of the
  /// app; `nil` if none is left out, or if no ledger is written.
  var leftOutLinesWarning: Diagnostic? {
    let count = countedAppVersions.leftOutLineCount
    guard collectsLedgerCounts, count > 0 else { return nil }
    return Diagnostic(
      severity: .warning,
      code: "tooManyAppVersions",
      message: "The ledger does not count \(count.counted("line")), because it counts at most "
        + "\(CountedAppVersions.maximumCount.grouped) versions of the app; replay the versions "
        + "in several runs."
    )
  }

  /// Marks the ledger's input as final, unless the replay was interrupted; it is final also if the
  /// maximum number of mismatches ended the replay.
  func markInputAsFinal(unlessInterrupted end: ReplayEndReason) {
    readLinesFingerprint.isFinal = end != .interrupted
  }

  /// The run's name, the fingerprint of the read lines and the ledger, which the format `ndjson`
  /// writes after the lines' results.
  var ledgerForNDJSONOutput: LedgerForNDJSONOutput {
    LedgerForNDJSONOutput(
      runName: runName,
      readLinesFingerprint: readLinesFingerprint,
      ledger: ledger
    )
  }

  /// Counts a line and, if it was replayed, its outcomes; adds them to the ledger and to the
  /// causes.
  func add(_ line: ReplayedLine) {
    totals.readLineCount += 1
    readLinesFingerprint.addLine(withHash: line.hash)
    switch line.fate {
    case .sampledOut:
      totals.sampledOutLineCount += 1
    case .invalid(let diagnostic):
      totals.invalidLineCount += 1
      totals.add(diagnostic)
    case .replayed(let contents, let appVersion, let day, let faults):
      totals.replayedLineCount += 1
      let isAnyResponseUnreadable = faults.contains { !Self.codesOfLineWarnings.contains($0.code) }
      countInLedger(contents, appVersion: appVersion, day: day)
      for content in contents {
        let kind = content.result.kind
        addCauses(of: content)
        totals.countResult(
          content.result,
          line: line.number,
          isKindKnown: kindsWithAnySide.contains(kind),
          uncheckedReason: sides.uncheckedReason(
            of: kind,
            on: content.configuration.stage,
            // A skipped response has a reason, unless it could not be decoded.
            isResponseUnreadable: content.result.skipReason == nil && isAnyResponseUnreadable
          ),
          unsentDifferenceCount: content.unsentDifferenceCount
        )
      }
      for fault in faults { totals.add(fault) }
    }
  }

  private func addCauses(of content: ReplayedLine.ResponseResult) {
    for index in content.knownCauseIndices {
      responseCountOfKnownCauseIndex[index, default: 0] += 1
    }
    guard content.result.outcome.isCompared, kindsWithAnySide.contains(content.result.kind) else {
      return
    }
    if let example = content.example {
      causeFinder.add(example)
    } else {
      causeFinder.countUnsampledResponse(
        of: content.result.kind,
        targets: content.unexplainedTargets
      )
    }
  }

  /// Adds the results of the kinds with both sides to the ledger, unless the version of the app is
  /// left out.
  private func countInLedger(
    _ contents: [ReplayedLine.ResponseResult],
    appVersion: String,
    day: UTCDay
  ) {
    guard contents.contains(where: { kindsWithBothSides.contains($0.result.kind) }),
      let recorder = recorderCountingLine(ofAppVersion: appVersion)
    else { return }
    for content in contents where kindsWithBothSides.contains(content.result.kind) {
      recorder.record(content.result, on: content.configuration, day: day)
    }
  }

  /// Returns the recorder for a line of a version of the app; `nil` if the line is left out of the
  /// ledger.
  private func recorderCountingLine(ofAppVersion appVersion: String) -> EvidenceRecorder? {
    // The ledger truncates a version too; two versions that it cannot distinguish are one.
    let version = appVersion.truncated(toBytes: EvidenceKey.maximumLength)
    switch countedAppVersions.addLine(ofVersion: version) {
    case .leavesOut: return nil
    case .counts(let dropped):
      if let dropped { recorderOfAppVersion[dropped] = nil }
    }
    if let recorder = recorderOfAppVersion[version] { return recorder }
    let recorder = EvidenceRecorder(
      counting: runName,
      appVersion: version,
      settings: EvidenceSettings(watchedKindCount: kindsWithBothSides.count)
    )
    recorderOfAppVersion[version] = recorder
    return recorder
  }
}
