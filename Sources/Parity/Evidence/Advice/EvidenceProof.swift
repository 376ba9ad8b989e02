import Foundation

/// The e-value that proves an advice.
package struct EvidenceProof: Hashable, Sendable {
  /// The claim that an e-value proves.
  package enum Claim: String, Hashable, Sendable, CaseIterable {
    /// Among all comparisons, the rate of differences is above p0, the tolerated rate.
    case aboveToleratedRate = "pool"
    /// On some installations, the rate of differences is above p0, the tolerated rate.
    case someInstallationsDifferTooOften = "installations"
    /// Among all comparisons, the rate of differences is below p1, the rate that moving on
    /// requires.
    ///
    /// The next stage requires two proofs: of this claim, and of one of the two claims below about
    /// responses. ``EvidenceProof`` is the weaker one of the two proofs.
    case belowAdvanceRate = "comparisons"
    /// The share of the distinct responses that differed is below p1.
    case fewDistinctResponsesDiffer = "differentResponses"
    /// New responses are rare, and known ones agree.
    case newResponsesAreRareAndKnownAgree = "knownResponses"
  }

  /// The proved claim.
  package let claim: Claim
  /// The natural logarithm of the e-value.
  package let logEValue: Double
  /// The probability α of a false claim: the e-value is at least 1/α.
  package let alpha: Double
  /// The number of comparisons that the e-value leaves out because every difference is ignored.
  let ignoredComparisonCount: Int

  private init(_ claim: Claim, _ logEValue: Double, _ alpha: Double, of evidence: Evidence) {
    self.claim = claim
    self.logEValue = logEValue
    self.alpha = alpha
    ignoredComparisonCount = evidence.counts.ignored
  }

  /// Returns the proof of a kind's advice; `nil` if the advice needs none.
  ///
  /// The proof of `delete` is that of the last version of app and flag whose counts prove what the
  /// next stage requires; `nil` if no version's counts prove it.
  init?(of evidence: Evidence, among all: EvidenceOfAllKinds) {
    switch evidence.advice {
    case .rollBack:
      self.init(
        .aboveToleratedRate,
        evidence.logRollBackEValue,
        evidence.rollBackAlphaPerKind,
        of: evidence
      )
    case .investigate:
      self.init(
        .someInstallationsDifferTooOften,
        evidence.installations.logSomeDifferEValue,
        evidence.rollBackAlphaPerKind,
        of: evidence
      )
    case .advance:
      self.init(advancing: evidence)
    case .delete:
      guard let latest = all.allVersions(of: evidence.key.kind)?.latestProof else { return nil }
      self.init(advancing: latest)
    case .hold, .turnOn, .write, .keepLegacy, .done:
      return nil
    }
  }

  /// Creates the weaker one of the two proofs that the next stage requires.
  ///
  /// One proof is by all comparisons, the other one by responses. The weaker one exceeds its 1/α by
  /// the smaller factor. If no rule about responses holds, creates the proof by all comparisons.
  private init(advancing evidence: Evidence) {
    let alpha = evidence.settings.advanceAlpha
    let proofByComparisons = EvidenceProof(
      .belowAdvanceRate,
      evidence.logAdvanceEValue,
      alpha,
      of: evidence
    )
    guard let rule = evidence.responses.provingRule,
      let logEValue = evidence.responses.logEValueOfProvingRule
    else {
      self = proofByComparisons
      return
    }
    let claim: Claim =
      rule == .fewDistinctResponsesDiffer
      ? .fewDistinctResponsesDiffer : .newResponsesAreRareAndKnownAgree
    let proofByResponses = EvidenceProof(claim, logEValue, alpha / 2, of: evidence)
    self =
      proofByComparisons.logMargin < proofByResponses.logMargin
      ? proofByComparisons : proofByResponses
  }

  private var logMargin: Double { logEValue + log(alpha) }
}
