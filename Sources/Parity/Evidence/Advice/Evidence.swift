import Foundation
public import ScreenDocument

/// The counts of a kind, what they prove, and the advice that follows.
public struct Evidence: Hashable, Sendable {
  /// The kind and the versions that are counted.
  public let key: EvidenceKey
  /// The installations whose comparisons are counted.
  package let group: InstallationGroup
  /// The number of comparisons with each outcome.
  public let counts: EvidenceCounts
  /// The stages on which the kind was seen.
  public let stages: Set<Stage>
  /// The sums of the counts of runs, by a set of stages.
  ///
  /// A run counts under the set of those of its stages that compare. A run without a stage that
  /// compares counts under the set of all its stages.
  package let countsByStages: [Set<Stage>: EvidenceCounts]
  /// The number of times that one device restarted the counts of the kind at zero, for a new
  /// version or after a clearing; the highest number of all runs.
  package let restartCount: Int
  /// The rates p0 and p1 of the two proofs, and their error probabilities.
  package let settings: EvidenceSettings
  /// The probability of a false rollback that is allowed for the kind.
  package let rollBackAlphaPerKind: Double
  /// The natural logarithm of the e-value against the hypothesis that the rate is at most p0.
  ///
  /// A large value proves that the rate of differences is above p0, the tolerated rate.
  package let logRollBackEValue: Double
  /// The natural logarithm of the e-value against the hypothesis that the rate is at least p1.
  ///
  /// A large value proves that the rate of differences is below p1, so that the kind may move on.
  package let logAdvanceEValue: Double
  /// What single installations prove.
  package let installations: EvidenceAcrossInstallations
  /// What the distinct responses prove.
  package let responses: DistinctResponseEvidence
  /// The first place where the sides differed; of several runs, the first in order of their places;
  /// `nil` if no place is known.
  public let firstDifference: DifferencePlace?
  /// The number of comparisons with a difference at each place.
  package let places: DifferenceCountsByPlace
  /// The kinds whose handlers subscribe to this kind's handler.
  public let fedKinds: Set<ContentKind>
  /// The recorded trip that is in effect; `nil` if no run has one.
  ///
  /// If several runs have one, it is the trip with the greatest e-value.
  public let trip: EvidenceTrip?
  /// The number of runs with a trip that is in effect.
  public let trippedRunCount: Int
  /// The first and the last known day with comparisons; `nil` if no day is known.
  package let dayRange: ComparisonDayRange?
  /// The times that both sides took.
  package let latency: EvidenceLatency

  /// The advice.
  public private(set) var advice = EvidenceAdvice.hold
  /// Whether the legacy side's code can be deleted, and why.
  package private(set) var legacyCode = LegacyCodeVerdict.unproved
  /// The proof of the advice; `nil` if the advice needs none.
  package private(set) var adviceProof: EvidenceProof?

  init(
    _ fleet: FleetKeySum,
    of group: InstallationGroup,
    _ installations: EvidenceAcrossInstallations,
    _ settings: EvidenceSettings
  ) {
    let sum = fleet.sum
    key = sum.key
    self.group = group
    counts = sum.counts
    stages = fleet.stages
    countsByStages = fleet.countsByStages
    restartCount = sum.highestRestartCount
    self.settings = settings
    rollBackAlphaPerKind = settings.rollBackAlphaPerKind
    logRollBackEValue = MixtureTest(rateAtMost: settings.toleratedRate)
      .logEValue(differences: counts.differences, count: counts.comparisons)
    logAdvanceEValue = MixtureTest(rateAtLeast: settings.advanceRate)
      .logEValue(differences: counts.differences, count: counts.comparisons)
    self.installations = installations
    responses = DistinctResponseEvidence(
      fleet,
      rate: settings.advanceRate,
      alpha: settings.advanceAlpha
    )
    firstDifference = sum.leastFirstDifference
    places = fleet.places
    fedKinds = fleet.fedKinds
    trip = sum.strongestTrip
    trippedRunCount = sum.trippedRunCount
    dayRange = fleet.dayRange
    latency = fleet.latency
  }

  /// Returns the evidence with its advice, which also depends on the evidence of all other
  /// kinds.
  func withAdvice(among all: EvidenceOfAllKinds) -> Evidence {
    var evidence = self
    evidence.legacyCode = LegacyCodeVerdict(of: self, among: all)
    evidence.advice = EvidenceAdvice(
      adviceFacts(
        keepLegacyReason: evidence.legacyCode.keepLegacyReason,
        sides: all.sidesByKind?[key.kind]
      )
    )
    evidence.adviceProof = EvidenceProof(of: evidence, among: all)
    return evidence
  }

  /// Whether everything is proved that the next stage requires, regardless of the stage.
  var provesAdvance: Bool { proofFacts.provesAdvance }

  /// Whether all comparisons together prove that too many differ.
  private var provesRollBack: Bool { logRollBackEValue >= -log(rollBackAlphaPerKind) }

  /// Whether it is proved that the sides differ too often on some installations.
  private var provesInvestigate: Bool {
    installations.logSomeDifferEValue >= -log(rollBackAlphaPerKind)
  }

  /// Whether it is proved that the sides differ too often, on all installations together or on
  /// some.
  var provesThatSidesDiffer: Bool { provesRollBack || provesInvestigate }

  /// The share of the delivered responses that were compared, 1 without delivered responses.
  ///
  /// Responses with the outcome ``ComparisonOutcome/sampledOut`` do not count as delivered.
  package var comparedShare: Double {
    let compared = counts.comparisons + counts.ignored
    let delivered = compared + counts.skipped
    return delivered == 0 ? 1 : Double(compared) / Double(delivered)
  }

  /// The minimum share of the delivered responses that must be compared.
  package static let minimumComparedShare = 0.95

  private func adviceFacts(
    keepLegacyReason: AdviceFacts.KeepLegacyReason,
    sides: ContentSides?
  ) -> AdviceFacts {
    AdviceFacts(
      sides: sides,
      seenStages: AdviceFacts.SeenStages(stages),
      hasComparisons: counts.comparisons > 0,
      proof: proofFacts,
      keepLegacyReason: keepLegacyReason
    )
  }

  private var proofFacts: AdviceFacts.Proof {
    let provesBelow = logAdvanceEValue >= -log(settings.advanceAlpha)
    return AdviceFacts.Proof(
      overallDifferenceRate: provesRollBack
        ? .provedAboveToleratedRate : provesBelow ? .provedBelowAdvanceRate : .unproved,
      someInstallationsDifferTooOften: provesInvestigate,
      enoughResponsesCompared: comparedShare >= Self.minimumComparedShare,
      distinctResponsesProveLowRate: responses.provingRule != nil
    )
  }

  /// Returns the next step for the current stage of the flag.
  ///
  /// - Parameter stage: The stage of the flag; `nil` for the highest stage in the ledger.
  /// - Returns: The step.
  package func nextStep(on stage: Stage? = nil) -> NextStep {
    let highest = Stage.allCases.last(where: stages.contains)
    return NextStep(
      advice,
      on: stage ?? highest,
      gap: advanceGap,
      keepLegacyReason: legacyCode.keepLegacyReason
    )
  }

  /// What is missing before the next stage is advised; `nil` if the advice is not
  /// ``EvidenceAdvice/hold``.
  package var advanceGap: AdvanceGap? {
    guard advice == .hold else { return nil }
    return responses.gap ?? .comparedShareTooLow
  }

  /// The number of further comparisons without a difference after which the next stage is advised.
  ///
  /// If ``daysWithoutNewResponseToAdvance`` is `nil`, each of these comparisons must be of a new
  /// response; otherwise each must be of a known one. The number is `nil` if the advice is not
  /// ``EvidenceAdvice/hold``, or if more comparisons alone would not change the advice.
  public var comparisonsToAdvance: Int? {
    switch advanceGap {
    case .newResponses(let count), .comparisonsOfKnownResponses(let count, _): count
    case .missingHashes, .comparedShareTooLow, .tooManyDifferences, nil: nil
    }
  }

  /// The number of further days without a new response that are needed besides
  /// ``comparisonsToAdvance``; 0 if enough days have passed.
  ///
  /// The number is `nil` if the advice is not ``EvidenceAdvice/hold``, or if days without a new
  /// response would not change the advice.
  public var daysWithoutNewResponseToAdvance: Int? {
    guard case .comparisonsOfKnownResponses(_, let days)? = advanceGap else { return nil }
    return days
  }

  /// The part of the evidence by which `==` compares two ledgers.
  var partDecidingLedgerEquality: LedgerEqualityPart {
    LedgerEqualityPart(key: key, counts: counts, stages: stages, advice: advice)
  }

  struct LedgerEqualityPart: Hashable {
    let key: EvidenceKey
    let counts: EvidenceCounts
    let stages: Set<Stage>
    let advice: EvidenceAdvice
  }
}

extension AdviceFacts.SeenStages {
  init(_ stages: Set<Stage>) {
    self =
      if stages == [.complete] {
        .onlyComplete
      } else {
        stages.contains(where: \.compares) ? .someComparing : .noneComparing
      }
  }
}
