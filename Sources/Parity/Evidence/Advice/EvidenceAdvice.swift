/// The next step for a kind, by its evidence.
public enum EvidenceAdvice: String, Hashable, Sendable, CaseIterable {
  /// The rate of differences is above the tolerated one: set the flag to `off`.
  case rollBack
  /// The sides differ too often on some installations, although the total rate is not proved to be
  /// too high: find out what these installations have in common.
  case investigate
  /// The rate of differences is below the required one: move on to the next stage.
  case advance
  /// What the next stage requires is not proved yet: stay on the stage.
  case hold
  /// Nothing was compared, and the kind was seen on no stage that compares: turn on the stage
  /// `shadow`.
  case turnOn
  /// There is no route: write one.
  case write
  /// Nothing uses the legacy side, and the state side was proved: delete the legacy side.
  case delete
  /// The kind is on `complete`, but its legacy side cannot be deleted.
  case keepLegacy = "keep"
  /// The kind has no legacy side.
  case done

  /// Decides by the facts: the first that applies of `rollBack`, `investigate`, `done`, `write`,
  /// `delete` or `keepLegacy`, `advance`, `turnOn`, and else `hold`.
  package init(_ facts: AdviceFacts) {
    self =
      if facts.proof.overallDifferenceRate == .provedAboveToleratedRate {
        .rollBack
      } else if facts.proof.someInstallationsDifferTooOften {
        .investigate
      } else if facts.sides == .stateOnly {
        .done
      } else if facts.sides == .legacyOnly {
        .write
      } else if facts.seenStages == .onlyComplete {
        facts.keepLegacyReason == .none ? .delete : .keepLegacy
      } else if facts.proof.provesAdvance {
        .advance
      } else if !facts.hasComparisons, facts.seenStages != .someComparing {
        .turnOn
      } else {
        .hold
      }
  }
}
