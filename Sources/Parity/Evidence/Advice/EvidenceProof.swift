import Foundation

/// The e-value that proves an advice.
package struct EvidenceProof: Hashable, Sendable {
  /// What it is the e-value of.
  package enum Claim: String, Hashable, Sendable, CaseIterable {
    /// All comparisons together: more than p0 differ.
    case pool
    /// Some installations differ more often than p0.
    case installations
    /// Fewer than p1 of the comparisons differ, by the pool, which is weaker here than the responses.
    case comparisons
    /// Few of the different responses have differed.
    case differentResponses
    /// New responses have become rare, and known ones agree.
    case knownResponses
  }

  /// What is proved.
  package let claim: Claim
  /// The natural logarithm of the e-value.
  package let logValue: Double
  /// The chance of a false claim: the e-value is at least 1/α.
  package let alpha: Double

  private init(_ claim: Claim, _ logValue: Double, _ alpha: Double) {
    self.claim = claim
    self.logValue = logValue
    self.alpha = alpha
  }

  /// Finds what proves the advice that is given of a content.
  init?(of evidence: Evidence, among all: [Evidence]) {
    switch evidence.advice {
    case .rollBack:
      self.init(.pool, evidence.logRollBackValue, evidence.rollBackAlpha)
    case .investigate:
      self.init(.installations, evidence.installations.logValue, evidence.rollBackAlpha)
    case .advance:
      self.init(advancing: evidence)
    case .delete:
      let proved = all.filter { $0.key.kind == evidence.key.kind && $0.provesAdvance }
      guard let last = proved.last else { return nil }
      self.init(advancing: last)
    case .hold, .turnOn, .write, .keep, .done:
      return nil
    }
  }

  /// Of the pool and the rule that both prove that a content may move on, the one that proves it less.
  private init(advancing evidence: Evidence) {
    let alpha = evidence.settings.advanceAlpha
    let pool = EvidenceProof(.comparisons, evidence.logAdvanceValue, alpha)
    guard let rule = evidence.responses.rule, let logValue = evidence.responses.logValue else {
      self = pool
      return
    }
    let claim: Claim = rule == .differentResponses ? .differentResponses : .knownResponses
    let responses = EvidenceProof(claim, logValue, alpha / 2)
    self = pool.margin < responses.margin ? pool : responses
  }

  private var margin: Double { logValue + log(alpha) }
}
