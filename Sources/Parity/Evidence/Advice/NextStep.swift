/// The next step for a kind: what a person, or the app's users, must do.
package enum NextStep: Hashable, Sendable {
  /// The state side differs and is shown, or its stage is unknown: set the flag to `off`.
  case rollBack
  /// Correct the state side: it differs and is not shown, or it differs too often for a proof of
  /// the next stage.
  case fixStateSide
  /// The sides differ too often on some installations, although the total rate is not proved to be
  /// too high: find out what these installations have in common.
  case investigate
  /// Set the flag to the next stage.
  case turn(to: Stage)
  /// Delete the legacy side.
  case deleteLegacySide
  /// Write the state side.
  case writeStateSide
  /// Compare a larger share of the delivered responses.
  case compareLargerShare
  /// Set a `ResponseHasher`, so that distinct responses are counted.
  case hashResponses
  /// The flag's stage compares, but the ledger lacks comparisons on it: collect a ledger.
  case collectLedger
  /// Wait for this number of comparisons without a difference, on this number of further days.
  case wait(comparisons: Int, days: Int)
  /// The flag says `complete`: wait for a ledger in which every run is on `complete`.
  case awaitAllRunsOnComplete
  /// Keep the legacy side.
  case keepLegacy(AdviceFacts.KeepLegacyReason)
  /// Nothing is left to do.
  case done

  /// Creates the next step for an advice and the current stage of the flag.
  ///
  /// | advice | `off` | `shadow` | `live` | `complete` | unknown |
  /// | --- | --- | --- | --- | --- | --- |
  /// | `rollBack` | fix | fix | roll back | roll back | roll back |
  /// | `investigate` | investigate | investigate | investigate | investigate | investigate |
  /// | `advance` | to shadow | to live | to complete | await complete | to live |
  /// | `hold` | to shadow | by the gap | by the gap | keep | by the gap |
  /// | `turnOn` | to shadow | collect ledger | collect ledger | keep | to shadow |
  /// | `write` | write | write | write | write | write |
  /// | `delete` | to shadow | to live | to complete | delete | delete |
  /// | `keep` | to shadow | collect ledger | collect ledger | keep | keep |
  /// | `done` | done | done | done | done | done |
  ///
  /// Two exceptions to the table are "fix":
  ///
  /// - The advice is `hold`, the gap is ``AdvanceGap/tooManyDifferences``, and the stage is not
  ///   `complete`.
  /// - The advice is `keep`, the reason to keep the legacy side is that the state side differs
  ///   under some version, and the stage is `off`, `shadow` or `live`.
  ///
  /// - Parameters:
  ///   - advice: The advice of the evidence.
  ///   - stage: The stage that the flag sets now; `nil` if it is unknown.
  ///   - gap: What the evidence needs; used for ``EvidenceAdvice/hold``.
  ///   - keepLegacyReason: Why the legacy side must stay.
  package init(
    _ advice: EvidenceAdvice,
    on stage: Stage?,
    gap: AdvanceGap? = nil,
    keepLegacyReason: AdviceFacts.KeepLegacyReason = .unproved
  ) {
    self =
      switch advice {
      case .rollBack: stage == .off || stage == .shadow ? .fixStateSide : .rollBack
      case .investigate: .investigate
      case .advance: Self.turningToNextStage(from: stage ?? .shadow)
      case .hold: Self.closingGap(gap, on: stage, keepLegacyReason)
      case .turnOn: Self.collectingLedger(on: stage ?? .off, keepLegacyReason)
      case .write: .writeStateSide
      case .delete:
        stage == .complete || stage == nil
          ? .deleteLegacySide : Self.turningToNextStage(from: stage ?? .off)
      case .keepLegacy where stage == .complete || stage == nil: .keepLegacy(keepLegacyReason)
      case .keepLegacy:
        keepLegacyReason == .differs
          ? .fixStateSide : Self.collectingLedger(on: stage ?? .off, keepLegacyReason)
      case .done: .done
      }
  }

  /// The step that replaces this one if a response is known on which the sides differ.
  ///
  /// The result is ``fixStateSide``, unless this step is `rollBack`, `fixStateSide`, `investigate`,
  /// `writeStateSide` or `done`. So a person corrects the state side before the app collects more
  /// evidence.
  package var givenDifferingResponse: Self {
    switch self {
    case .rollBack, .fixStateSide, .investigate, .writeStateSide, .done: self
    case .turn, .deleteLegacySide, .compareLargerShare, .hashResponses, .collectLedger, .wait,
      .awaitAllRunsOnComplete, .keepLegacy:
      .fixStateSide
    }
  }

  private static func turningToNextStage(from stage: Stage) -> Self {
    switch stage {
    case .off: .turn(to: .shadow)
    case .shadow: .turn(to: .live)
    case .live: .turn(to: .complete)
    case .complete: .awaitAllRunsOnComplete
    }
  }

  private static func closingGap(
    _ gap: AdvanceGap?,
    on stage: Stage?,
    _ keepLegacyReason: AdviceFacts.KeepLegacyReason
  ) -> Self {
    if stage == .complete { return .keepLegacy(keepLegacyReason) }
    if gap == .tooManyDifferences { return .fixStateSide }
    if stage == .off { return .turn(to: .shadow) }
    return switch gap {
    case .newResponses(let count): .wait(comparisons: count, days: 0)
    case .comparisonsOfKnownResponses(let count, let days): .wait(comparisons: count, days: days)
    case .missingHashes: .hashResponses
    case .comparedShareTooLow, .tooManyDifferences, nil: .compareLargerShare
    }
  }

  private static func collectingLedger(
    on stage: Stage,
    _ keepLegacyReason: AdviceFacts.KeepLegacyReason
  ) -> Self {
    switch stage {
    case .off: .turn(to: .shadow)
    case .shadow, .live: .collectLedger
    case .complete: .keepLegacy(keepLegacyReason)
    }
  }
}
