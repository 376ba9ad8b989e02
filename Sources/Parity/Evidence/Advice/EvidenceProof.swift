import Foundation

/// The e-value that proves an advice.
package struct EvidenceProof: Hashable, Sendable {
  /// The claim that an e-value proves.
  package enum Claim: String, Hashable, Sendable, CaseIterable {
    /// The rate of differences of all comparisons is above p0, the tolerated rate.
    case aboveToleratedRate = "pool"
    /// On some installations, the rate of differences is above p0, the tolerated rate.
    case someInstallationsDiffer = "installations"
    /// The rate of differences of all comparisons is below p1, the rate that moving on requires.
    ///
    /// The advice `advance` has two proofs. ``EvidenceProof`` names this claim if its proof is the
    /// weaker one, otherwise one of the two claims about distinct responses.
    case belowAdvanceRate = "comparisons"
    /// Few of the distinct responses differed.
    case fewResponsesDiffer = "differentResponses"
    /// New responses are rare, and known ones agree.
    case knownResponsesAgree = "knownResponses"
  }

  /// The proved claim.
  package let claim: Claim
  /// The natural logarithm of the e-value.
  package let logEValue: Double
  /// The probability α of a false claim: the e-value is at least 1/α.
  package let alpha: Double

  private init(_ claim: Claim, _ logEValue: Double, _ alpha: Double) {
    self.claim = claim
    self.logEValue = logEValue
    self.alpha = alpha
  }

  /// Returns the proof of a kind's advice; `nil` if the advice needs none, or if no version of
  /// the kind proves it.
  init?(of evidence: Evidence, among group: GroupEvidence) {
    switch evidence.advice {
    case .rollBack:
      self.init(.aboveToleratedRate, evidence.logRollBackEValue, evidence.rollBackAlpha)
    case .investigate:
      self.init(.someInstallationsDiffer, evidence.installations.logEValue, evidence.rollBackAlpha)
    case .advance:
      self.init(advancing: evidence)
    case .delete:
      guard let last = group.versions(of: evidence.key.kind).last(where: \.provesAdvance) else {
        return nil
      }
      self.init(advancing: last)
    case .hold, .turnOn, .write, .keepLegacy, .done:
      return nil
    }
  }

  /// Creates the weaker one of the two proofs that the next stage requires: by all comparisons, and
  /// by responses.
  private init(advancing evidence: Evidence) {
    let alpha = evidence.settings.advanceAlpha
    let pool = EvidenceProof(.belowAdvanceRate, evidence.logAdvanceEValue, alpha)
    guard let rule = evidence.responses.provingRule,
      let logEValue = evidence.responses.logEValueOfProvingRule
    else {
      self = pool
      return
    }
    let claim: Claim =
      rule == .fewResponsesDiffer ? .fewResponsesDiffer : .knownResponsesAgree
    let responses = EvidenceProof(claim, logEValue, alpha / 2)
    self = pool.logMargin < responses.logMargin ? pool : responses
  }

  private var logMargin: Double { logEValue + log(alpha) }
}
