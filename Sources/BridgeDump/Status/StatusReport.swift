import Bridge
import Parity
import ScreenDocument
import ScreenDump

/// The report of `status` about all kinds.
struct StatusReport: DumpReport {
  let inputs: StatusInputs
  /// The kinds with a route or a handler, the most urgent first.
  private(set) var kinds: [KindStatus]
  /// The kinds on the screens with neither route nor handler, sorted.
  let unknownKindsOnScreens: [ContentKind]
  let remainingLegacySide: RemainingLegacySide
  let dailyProgress: [LedgerProgressUpToDay]
  /// The versions of the app in the ledgers, sorted; an empty version is left out.
  let appVersions: [String]
  /// The screens at the present stages.
  let screensOnPresentStages: [DumpedScreen]
  /// The comparisons of the screens, with every kind on `shadow`.
  let comparedScreens: [ComparedScreen]
  /// What has changed since an earlier report; `nil` without `--since`.
  let changes: StatusChanges?
  let diagnostics: [SourcedDiagnostic]

  var jsonHoldsDiagnostics: Bool { true }
  /// Whether a kind must go back: the advice is to roll back, and its stage is not `off`.
  var foundDifference: Bool { rollBackKindCount > 0 }

  mutating func omitUnwrittenFiles(_ paths: Set<String>) {
    for index in kinds.indices { kinds[index].smallestFailingResponse?.omitUnwrittenFiles(paths) }
  }

  var hasLedgerWithCounts: Bool { inputs.hasLedgerWithCounts }
  var doneOrDeletableKindCount: Int { kinds.count(where: \.isDoneOrDeletable) }
  var kindCountWithProvedNextStep: Int { kinds.count(where: \.isNextStepProved) }
  var rollBackKindCount: Int { kinds.count(where: \.mustRollBack) }

  func kindCount(on stage: Stage) -> Int { kinds.count { $0.stage == stage } }

  /// The numbers of kinds that are done, can move and must go back, as a sentence without its full
  /// stop.
  ///
  /// Without a ledger that counts something, it says this, and the number of kinds that are done.
  var headline: String {
    let all = kinds.count
    guard all > 0 else { return "No kind is known" }
    let count =
      doneOrDeletableKindCount == all ? "All \(all)" : "\(doneOrDeletableKindCount) of \(all)"
    let done =
      "\(count) \(all == 1 ? "kind" : "kinds") \(doneOrDeletableKindCount == 1 ? "is" : "are") done"
    guard hasLedgerWithCounts else {
      let reason =
        inputs.ledgers.isEmpty ? "without a ledger" : "because no ledger counts anything"
      return "Evidence is unknown \(reason); " + done
    }
    var rest: [String] = []
    if kindCountWithProvedNextStep > 0 {
      rest.append("\(kindCountWithProvedNextStep) can move today")
    }
    if rollBackKindCount > 0 { rest.append("\(rollBackKindCount) must go back") }
    return rest.isEmpty ? done : done + "; " + rest.joined(separator: ", ")
  }

  /// All things to do next, the most urgent first.
  var doNextSentences: [NextStepSentence] { NextStepSentence.all(of: kinds, inputs) }

  func document(in format: DumpFormat) -> String? {
    format == .html ? page.text : nil
  }
}
