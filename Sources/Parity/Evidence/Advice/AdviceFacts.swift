/// The facts about a kind, under one version of its flag and app, that decide the advice.
package struct AdviceFacts: Hashable, Sendable {
  /// The stages on which the kind was seen.
  package enum SeenStages: Hashable, Sendable, CaseIterable {
    /// The kind was seen on no stage, only on `off`, or only on `off` and `complete`.
    case noneComparing
    /// The kind was seen on a stage that compares.
    case someComparing
    /// The kind was seen only on `complete`.
    case onlyComplete
  }

  /// What all comparisons together prove about the rate of differences.
  package enum OverallDifferenceRate: Hashable, Sendable, CaseIterable {
    /// The rate is not proved to be above p0 or below p1.
    case unproved
    /// The rate is proved to be above p0, the tolerated one.
    case provedAboveToleratedRate
    /// The rate is proved to be below p1, the rate that moving on requires.
    case provedBelowAdvanceRate
  }

  /// What the counts prove.
  package struct Proof: Hashable, Sendable {
    /// What all comparisons together prove.
    package var overallDifferenceRate: OverallDifferenceRate
    /// Whether it is proved that the sides differ too often on some installations.
    package var someInstallationsDifferTooOften: Bool
    /// Whether a sufficient share of the delivered responses was compared.
    package var enoughResponsesCompared: Bool
    /// Whether the distinct responses alone also prove that the rate is below p1, the rate that
    /// moving on requires.
    package var distinctResponsesProveLowRate: Bool

    /// Creates what counts prove.
    package init(
      overallDifferenceRate: OverallDifferenceRate = .unproved,
      someInstallationsDifferTooOften: Bool = false,
      enoughResponsesCompared: Bool = false,
      distinctResponsesProveLowRate: Bool = false
    ) {
      self.overallDifferenceRate = overallDifferenceRate
      self.someInstallationsDifferTooOften = someInstallationsDifferTooOften
      self.enoughResponsesCompared = enoughResponsesCompared
      self.distinctResponsesProveLowRate = distinctResponsesProveLowRate
    }

    /// Whether everything is proved that the next stage requires.
    package var provesAdvance: Bool {
      overallDifferenceRate == .provedBelowAdvanceRate && !someInstallationsDifferTooOften
        && enoughResponsesCompared
        && distinctResponsesProveLowRate
    }
  }

  /// Why the legacy side of a kind on `complete` must stay.
  package enum KeepLegacyReason: Hashable, Sendable, CaseIterable {
    /// The legacy side need not stay.
    case none
    /// Under some version of the flag, the state side differs too often in the app version of these
    /// facts, or in another app version, and no later one is proved.
    case differs
    /// A run has the kind on another stage than `complete`, the stage of the kind is unknown, or no
    /// version of the kind was proved.
    case unproved
    /// Handlers of kinds that are not on `complete` subscribe to its handler.
    case hasListeners
  }

  /// The sides that the kind has; `nil` if they are unknown, or if the kind has none.
  package var sides: ContentSides?
  /// Whether the kind was seen on a stage that compares, only on `complete`, or on neither.
  package var seenStages: SeenStages
  /// Whether any comparison counts: one whose differences are all ignored does not.
  package var hasComparisons: Bool
  /// What the counts prove.
  package var proof: Proof
  /// Why the legacy side must stay.
  package var keepLegacyReason: KeepLegacyReason

  /// Creates facts; by default, no side is known and nothing was seen, compared or proved.
  package init(
    sides: ContentSides? = nil,
    seenStages: SeenStages = .noneComparing,
    hasComparisons: Bool = false,
    proof: Proof = Proof(),
    keepLegacyReason: KeepLegacyReason = .unproved
  ) {
    self.sides = sides
    self.seenStages = seenStages
    self.hasComparisons = hasComparisons
    self.proof = proof
    self.keepLegacyReason = keepLegacyReason
  }
}
