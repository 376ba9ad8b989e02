/// What the evidence says to do with a content.
public enum EvidenceAdvice: String, Hashable, Sendable, CaseIterable {
  /// The rate of differences is above what is tolerated: set the flag to `off`.
  case rollBack
  /// Some installations differ although all together do not: find out what these have in common.
  case investigate
  /// The rate of differences is below what may be: move on to the next stage.
  case advance
  /// Nothing is proved yet: stay on the stage.
  case hold
  /// A route exists and nothing was compared: turn the stage `shadow` on.
  case turnOn
  /// There is no route: write it.
  case write
  /// Nothing uses the old side any more, and the new one was proved: delete the old side.
  case delete
  /// The content is on `complete` and its old side cannot be deleted.
  case keep
  /// There is no old side.
  case done

  /// Decides by what is known; what takes harm away comes first.
  ///
  /// - Parameter facts: What is known of the content.
  package init(_ facts: AdviceFacts) {
    self =
      if facts.pool == .above {
        .rollBack
      } else if facts.someInstallationsDiffer {
        .investigate
      } else if facts.sides == .stateOnly {
        .done
      } else if facts.sides == .legacyOnly {
        .write
      } else if facts.stage == .complete {
        facts.legacyUse == .none ? .delete : .keep
      } else if facts.provesAdvance {
        .advance
      } else if !facts.hasComparisons, facts.stage != .compared {
        .turnOn
      } else {
        .hold
      }
  }
}
