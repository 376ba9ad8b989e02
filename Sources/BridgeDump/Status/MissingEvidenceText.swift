import Bridge
import Foundation
import Parity
import ScreenDump

/// The text for what the next step ``NextStep/wait(comparisons:days:)`` waits for.
enum MissingEvidenceText {
  /// Returns the numbers of missing comparisons and days: `110 more, on 3 more days`; a number of 0
  /// is left out, and `the next comparison` replaces two of them.
  static func text(comparisons: Int, days: Int) -> String {
    let more = comparisons > 0 ? "\(comparisons.grouped) more" : nil
    let later = days > 0 ? days.counted("more day") : nil
    switch (more, later) {
    case (let more?, let later?): return "\(more), on \(later)"
    case (let one?, nil), (nil, let one?): return one
    case (nil, nil): return "the next comparison"
    }
  }
}

extension NextStep {
  /// The step in a few words: `move to live`.
  var words: String {
    switch self {
    case .rollBack: "roll back"
    case .fixStateSide: "fix"
    case .investigate: "find out why"
    case .turn(.shadow): "move to shadow"
    case .turn(let stage): "move to \(stage.rawValue)"
    case .deleteLegacySide: "delete legacy code"
    case .writeStateSide: "write state side"
    case .compareLargerShare: "compare more"
    case .hashResponses: "count responses"
    case .collectLedger: "collect a ledger"
    case .wait(let count, let days):
      "wait: \(MissingEvidenceText.text(comparisons: count, days: days))"
    case .awaitAllRunsOnComplete: "wait for complete"
    case .keepLegacy(.hasListeners): "keep: others listen"
    case .keepLegacy: "back to live"
    case .done: "done"
    }
  }

  /// The step's name in the JSON format.
  var jsonName: String {
    switch self {
    case .rollBack: "rollBack"
    case .fixStateSide: "fix"
    case .investigate: "investigate"
    case .turn: "turn"
    case .deleteLegacySide: "delete"
    case .writeStateSide: "write"
    case .compareLargerShare: "compareMore"
    case .hashResponses: "hashResponses"
    case .collectLedger: "record"
    case .wait: "wait"
    case .awaitAllRunsOnComplete: "awaitComplete"
    case .keepLegacy: "keep"
    case .done: "done"
    }
  }

  /// The rank by which steps are sorted: 0 for the most urgent one, 15 for ``done``.
  var urgencyRank: Int {
    switch self {
    case .rollBack: 0
    case .fixStateSide: 1
    case .investigate: 2
    case .turn(.complete): 3
    case .turn(.live): 4
    case .deleteLegacySide: 5
    case .writeStateSide: 6
    case .turn: 7
    case .compareLargerShare: 8
    case .hashResponses: 9
    case .collectLedger: 10
    case .keepLegacy(.hasListeners): 13
    case .keepLegacy: 11
    case .wait: 12
    case .awaitAllRunsOnComplete: 14
    case .done: 15
    }
  }
}

extension KindStatus {
  /// Returns in a few words what the newest evidence says about the next step.
  ///
  /// The first of these texts that applies:
  ///
  /// - `nothing to compare`: one side is missing, and the advice is neither to roll back nor to
  ///   investigate;
  /// - `differs here`: a checked response requires to fix the state side, and the evidence has no
  ///   difference;
  /// - `unknown` without a ledger, `in no ledger` if the ledgers lack the kind;
  /// - by the next step, `3 of 120 differ`, `2 of 9 installations differ`, `40 of 120` comparisons
  ///   that are needed, `proved`, or `proved, 0 of 120`;
  /// - for any other step, `3 of 120 differ`, or `nothing compared` without a comparison.
  func evidenceWords(hasLedgerWithCounts: Bool) -> String {
    guard sides == .both || advice == .rollBack || advice == .investigate else {
      return "nothing to compare"
    }
    if smallestFailingResponse != nil, nextStep == .fixStateSide,
      (newestEvidence?.counts.differences ?? 0) == 0
    {
      return "differs here"
    }
    guard let evidence = newestEvidence else {
      return hasLedgerWithCounts ? "in no ledger" : "unknown"
    }
    let (differing, count) = (evidence.counts.differences, evidence.counts.comparisons)
    let differ = "\(differing.grouped) of \(count.grouped)"
    switch nextStep {
    case .rollBack, .fixStateSide: return "\(differ) differ"
    case .investigate:
      let installations = evidence.installations
      return
        "\(installations.differingCount) of \(installations.installationCount) installations differ"
    case .wait(let more, _): return "\(count.grouped) of \((count + more).grouped)"
    case .deleteLegacySide: return "proved"
    case .turn where isAgreementProved, .awaitAllRunsOnComplete where isAgreementProved:
      return count > 0 ? "proved, \(differ)" : "proved"
    default: return count > 0 ? "\(differ) differ" : "nothing compared"
    }
  }

  /// Whether the newest evidence proves that the sides agree.
  var isAgreementProved: Bool { advice == .advance || advice == .delete }

  /// The number of comparisons that differ, in words; `nil` if no comparison differs.
  ///
  /// If no failing response is known, the text also names the first place that differs.
  fileprivate var observedDifferencesText: String? {
    guard let evidence = newestEvidence, evidence.counts.differences > 0 else { return nil }
    let place =
      smallestFailingResponse == nil
      ? evidence.firstDifference.map { ", first at \($0.text)" } ?? "" : ""
    let counts = evidence.counts
    return "\(counts.differences.grouped) of \(counts.comparisons.grouped) differ\(place)"
  }

  /// The part of a sentence that says why the state side must be corrected: the known differences
  /// and the smallest failing response.
  var reasonToFix: String {
    guard let failure = smallestFailingResponse else {
      return observedDifferencesText ?? "its sides differ"
    }
    let size =
      failure.minimalScreen.map { " (smallest response: \($0.byteCount.after) bytes)" } ?? ""
    let found = "in \(failure.source.text) \(failure.differenceSentence)\(size)"
    return [observedDifferencesText, found].compactMap(\.self).joined(separator: "; ")
  }

  /// The explanation of the newest evidence without its full stop, as a part of a sentence; a
  /// general one without evidence.
  var reasonToInvestigate: String {
    guard let evidence = newestEvidence else { return "some installations differ" }
    var text = evidence.explanation
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }
}
