/// What is known of a content under one version of its flag and app, as far as advice depends on it.
package struct AdviceFacts: Hashable, Sendable {
  /// Which stages the content was seen on.
  package enum StageFact: Hashable, Sendable, CaseIterable {
    /// None that compares, and not `complete` everywhere.
    case notCompared
    /// One that compares.
    case compared
    /// `complete` everywhere.
    case complete
  }

  /// What all comparisons together prove about the rate of differences.
  package enum Pool: Hashable, Sendable, CaseIterable {
    /// Nothing.
    case open
    /// It is above what is tolerated.
    case above
    /// It is below what may be.
    case below
  }

  /// What keeps the old side of a content that is on `complete` everywhere.
  package enum LegacyUse: Hashable, Sendable, CaseIterable {
    /// Nothing.
    case none
    /// The new side differs under another version of the flag, in the same version of the app.
    case differs
    /// No version was proved.
    case unproved
    /// Handlers of kinds that are not on `complete` listen to its handler.
    case listenedTo
  }

  /// Which sides the content has; `nil` where routes and handlers are not known.
  package var sides: ContentSides?
  /// Which stages it was seen on.
  package var stage: StageFact
  /// Whether anything of it was compared.
  package var hasComparisons: Bool
  /// What all comparisons together prove.
  package var pool: Pool
  /// Whether some installations are proved to differ.
  package var someInstallationsDiffer: Bool
  /// Whether enough of the delivered responses were compared.
  package var isCovered: Bool
  /// Whether the different responses prove what the pool does.
  package var responsesProve: Bool
  /// What keeps the old side.
  package var legacyUse: LegacyUse

  /// Creates facts.
  ///
  /// - Parameters:
  ///   - sides: Which sides the content has; `nil` where routes and handlers are not known.
  ///   - stage: Which stages it was seen on.
  ///   - hasComparisons: Whether anything of it was compared.
  ///   - pool: What all comparisons together prove.
  ///   - someInstallationsDiffer: Whether some installations are proved to differ.
  ///   - isCovered: Whether enough of the delivered responses were compared.
  ///   - responsesProve: Whether the different responses prove what the pool does.
  ///   - legacyUse: What keeps the old side.
  package init(
    sides: ContentSides? = nil,
    stage: StageFact = .notCompared,
    hasComparisons: Bool = false,
    pool: Pool = .open,
    someInstallationsDiffer: Bool = false,
    isCovered: Bool = false,
    responsesProve: Bool = false,
    legacyUse: LegacyUse = .unproved
  ) {
    self.sides = sides
    self.stage = stage
    self.hasComparisons = hasComparisons
    self.pool = pool
    self.someInstallationsDiffer = someInstallationsDiffer
    self.isCovered = isCovered
    self.responsesProve = responsesProve
    self.legacyUse = legacyUse
  }

  /// Whether all is proved that moving on needs.
  package var provesAdvance: Bool {
    pool == .below && !someInstallationsDiffer && isCovered && responsesProve
  }
}
