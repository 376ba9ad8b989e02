import Foundation
public import ScreenDocument

/// What was counted of a content, what it proves, and what to do.
public struct Evidence: Hashable, Sendable {
  /// What was counted together.
  public let key: EvidenceKey
  /// How often each outcome came.
  public let counts: EvidenceCounts
  /// The stages that the content was seen on.
  public let stages: Set<Stage>
  /// How often the content has started again at zero on a device, at most.
  package let restart: Int
  /// What has to be proved.
  package let settings: EvidenceSettings
  /// The chance of a false roll back that the content has.
  package let rollBackAlpha: Double
  /// The natural logarithm of the e-value against a rate of at most p0.
  package let logRollBackValue: Double
  /// The natural logarithm of the e-value against a rate of at least p1.
  package let logAdvanceValue: Double
  /// What the installations prove one by one.
  package let installations: InstallationEvidence
  /// What the different responses prove.
  package let responses: ResponseEvidence
  /// Where the sides first differed; of several runs the one with the least id.
  public let firstDifference: DifferencePlace?
  /// How often the sides have differed in each place.
  package let places: PlaceCounts
  /// The kinds whose handlers listen to this one's.
  public let feeds: Set<ContentKind>
  /// The trip that a run has seen and that holds, of the run with the least id; `nil` if there is none.
  public let trip: EvidenceTrip?
  /// How many runs have seen a trip that holds.
  public let tripCount: Int
  /// How long both sides took.
  package let latency: EvidenceLatency

  /// What to do.
  public private(set) var advice = EvidenceAdvice.hold
  /// Whether the old side's code can be deleted, and why.
  package private(set) var legacyCode = LegacyCode.unproved
  /// What proves the advice; `nil` for one that needs no proof.
  package private(set) var proof: EvidenceProof?

  init(_ fleet: FleetSum, _ settings: EvidenceSettings) {
    let sum = fleet.sum
    key = sum.key
    counts = sum.counts
    stages = fleet.stages
    restart = sum.restart
    self.settings = settings
    rollBackAlpha = settings.rollBackShare
    logRollBackValue = MixtureTest(rateAtMost: settings.toleratedRate)
      .logValue(differences: counts.differences, count: counts.comparisons)
    logAdvanceValue = MixtureTest(rateAtLeast: settings.advanceRate)
      .logValue(differences: counts.differences, count: counts.comparisons)
    installations = InstallationEvidence(
      fleet.installations.sorted { $0.key < $1.key }.map(\.value),
      rate: settings.toleratedRate,
      alpha: rollBackAlpha
    )
    responses = ResponseEvidence(
      fleet,
      rate: settings.advanceRate,
      alpha: settings.advanceAlpha
    )
    firstDifference = sum.firstDifference
    places = fleet.places
    feeds = fleet.feeds
    trip = sum.trip
    tripCount = sum.tripCount
    latency = fleet.latency
  }

  /// The evidence with the advice that follows from it, and from that of all other contents.
  func advised(among all: [Evidence], sides: [ContentKind: ContentSides]?) -> Evidence {
    var evidence = self
    evidence.legacyCode = LegacyCode(of: self, among: all, sides: sides)
    evidence.advice = EvidenceAdvice(
      facts(legacyUse: evidence.legacyCode.use, sides: sides?[key.kind])
    )
    evidence.proof = EvidenceProof(of: evidence, among: all)
    return evidence
  }

  /// Whether all is proved that moving on needs, on whichever stage.
  var provesAdvance: Bool { facts(legacyUse: .unproved, sides: nil).provesAdvance }

  /// Whether all comparisons together prove that too many differ.
  var provesRollBack: Bool { logRollBackValue >= -log(rollBackAlpha) }

  /// How many of the delivered responses were compared; those outside of a sample were not to be.
  package var coverage: Double {
    let compared = counts.comparisons + counts.ignored
    let delivered = compared + counts.skipped
    return delivered == 0 ? 1 : Double(compared) / Double(delivered)
  }

  /// The least share of the delivered responses that must have been compared.
  package static let leastCoverage = 0.95

  private func facts(
    legacyUse: AdviceFacts.LegacyUse,
    sides: ContentSides?
  ) -> AdviceFacts {
    let provesBelow = logAdvanceValue >= -log(settings.advanceAlpha)
    return AdviceFacts(
      sides: sides,
      stage: AdviceFacts.StageFact(stages),
      hasComparisons: counts.comparisons > 0,
      pool: provesRollBack ? .above : provesBelow ? .below : .open,
      someInstallationsDiffer: installations.logValue >= -log(rollBackAlpha),
      isCovered: coverage >= Self.leastCoverage,
      responsesProve: responses.rule != nil,
      legacyUse: legacyUse
    )
  }

  /// What is still missing before the content may move on; `nil` where the advice is another than
  /// ``EvidenceAdvice/hold``.
  package var gap: AdvanceGap? {
    guard advice == .hold else { return nil }
    return responses.gap ?? .coverage
  }

  /// How many more comparisons without a difference would be advised to move on with; `nil` where the
  /// advice is another, and where comparisons alone are not what is missing.
  public var comparisonsToAdvance: Int? {
    switch gap {
    case .newResponses(let count), .comparisons(let count, _): count
    case .unknownResponses, .coverage, .tooManyDifferences, nil: nil
    }
  }

  /// On how many more days without a new response; `nil` where days are not what is missing.
  public var daysToAdvance: Int? {
    guard case .comparisons(_, let days)? = gap else { return nil }
    return days
  }

  /// What two ledgers must have in common to be equal.
  var verdict: Verdict {
    Verdict(key: key, counts: counts, stages: stages, advice: advice)
  }

  struct Verdict: Hashable {
    let key: EvidenceKey
    let counts: EvidenceCounts
    let stages: Set<Stage>
    let advice: EvidenceAdvice
  }
}

extension AdviceFacts.StageFact {
  init(_ stages: Set<Stage>) {
    self =
      if stages == [.complete] {
        .complete
      } else {
        stages.contains(where: \.compares) ? .compared : .notCompared
      }
  }
}
