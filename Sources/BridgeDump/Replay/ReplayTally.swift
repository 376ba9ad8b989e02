import Bridge
import Parity
import ScreenDocument

/// Counts the outcomes of the lines of a journal, in their order.
@MainActor
final class ReplayTally {
  /// The maximum number of app versions with counts of their own; further versions share one count.
  static var maximumAppVersions: Int { 64 }

  private let maximumMismatches: Int
  private let runName: String
  private let sides: KindSides
  private let journalHash: String?
  private let kindsWithAnySide: Set<ContentKind>
  private let bothSided: Set<ContentKind>

  private var recorders: [String: EvidenceRecorder] = [:]
  private(set) var progress = ReplayProgress()
  /// Groups the mismatches of the counted lines by cause.
  private(set) var causes = CauseFinder()
  /// The number of responses that each known cause explained, by the index of the cause.
  private(set) var knownCauseCounts: [Int: Int] = [:]
  /// The number and digest of the lines that were read.
  private var ledgerInput = LedgerInput()

  /// Creates an empty tally.
  ///
  /// - Parameters:
  ///   - options: The options with the maximum number of mismatches and the run's name.
  ///   - sides: The sides of each kind.
  ///   - journal: The hash of the journal's path; `nil` for a stream.
  init(_ options: ReplayOptions, _ sides: KindSides, journal: String? = nil) {
    maximumMismatches = options.maximumMismatches
    runName = options.runName
    self.sides = sides
    journalHash = journal
    kindsWithAnySide = sides.kindsWithAnySide
    bothSided = sides.bothSided
  }

  /// Whether the requested maximum number of mismatches is reached.
  var hasMaximumMismatches: Bool { progress.counts.differences >= maximumMismatches }

  /// The counts as a ledger of one run.
  var ledger: Ledger {
    var ledger = Ledger()
    for recorder in recorders.values { ledger.merge(recorder.ledger) }
    ledger.setInput(ledgerInput, ofRun: runName)
    ledger.setJournalHash(journalHash, ofRun: runName)
    return ledger
  }

  /// Records in the ledger that all lines were read, unless the replay was interrupted.
  func recordEnd(_ end: ReplayEnd) { ledgerInput.isFinal = end != .interrupted }

  /// The run's name, its input and its ledger, which the format `ndjson` writes after the lines'
  /// results.
  var closingLines: ReplayClosingLines {
    ReplayClosingLines(runName: runName, input: ledgerInput, ledger: ledger)
  }

  /// Counts the outcomes of one line, and adds them to the ledger and to the causes.
  func add(_ line: ReplayedLine) {
    progress.lineCount += 1
    ledgerInput.addLine(withHash: line.hash)
    switch line.fate {
    case .sampledOut:
      progress.sampledOutCount += 1
    case .invalid(let diagnostic):
      progress.invalidLineCount += 1
      progress.add(diagnostic)
    case .replayed(let contents, let appVersion, let day, let faults):
      progress.replayedCount += 1
      let recorder = recorder(of: appVersion)
      for content in contents {
        let kind = content.result.kind
        addCauses(of: content)
        if bothSided.contains(kind) {
          recorder.record(content.result, on: content.version, day: day)
        }
        progress.add(
          content.result,
          line: line.number,
          isKnown: kindsWithAnySide.contains(kind),
          uncheckedReason: sides.uncheckedReason(
            of: kind,
            on: content.version.stage,
            isUnreadable: !faults.isEmpty
          )
        )
      }
      for fault in faults { progress.add(fault) }
    }
  }

  private func addCauses(of content: ReplayedLine.ResponseResult) {
    for index in content.known { knownCauseCounts[index, default: 0] += 1 }
    guard content.result.outcome.isCompared, kindsWithAnySide.contains(content.result.kind) else {
      return
    }
    if let example = content.example {
      causes.add(example)
    } else {
      causes.countUnsampled(content.result.kind, targets: content.targets)
    }
  }

  private func recorder(of appVersion: String) -> EvidenceRecorder {
    if let recorder = recorders[appVersion] { return recorder }
    guard recorders.count < Self.maximumAppVersions || appVersion == "other" else {
      return recorder(of: "other")
    }
    let recorder = EvidenceRecorder(
      counting: runName,
      appVersion: appVersion,
      settings: EvidenceSettings(contents: bothSided.count)
    )
    recorders[appVersion] = recorder
    return recorder
  }
}
