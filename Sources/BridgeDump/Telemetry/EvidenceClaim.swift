import Foundation
import Parity

/// A claim about how often the sides of a kind differ, with its e-value and the e-value at which
/// the claim is proved.
struct EvidenceClaim {
  let claim: EvidenceProof.Claim
  /// The natural logarithm of the e-value.
  let logEValue: Double
  /// The natural logarithm of the e-value from which on the claim is proved.
  let logEValueThreshold: Double

  fileprivate init(_ claim: EvidenceProof.Claim, _ logEValue: Double, alpha: Double) {
    self.claim = claim
    self.logEValue = logEValue
    logEValueThreshold = -log(alpha)
  }
}

extension Evidence {
  /// The claims that this evidence has an e-value for.
  ///
  /// Without hashes of the responses, the two claims about distinct responses are missing. A claim
  /// is also missing if the logarithm of its e-value is not finite.
  var claims: [EvidenceClaim] {
    var claims = [
      EvidenceClaim(.aboveToleratedRate, logRollBackEValue, alpha: rollBackAlpha),
      EvidenceClaim(
        .someInstallationsDifferTooOften,
        installations.logSomeDifferEValue,
        alpha: rollBackAlpha
      ),
      EvidenceClaim(.belowAdvanceRate, logAdvanceEValue, alpha: settings.advanceAlpha),
    ]
    if responses.hashKeyName != nil {
      let alpha = settings.advanceAlpha / 2
      claims += [
        EvidenceClaim(.fewDistinctResponsesDiffer, responses.logFewDifferEValue, alpha: alpha),
        EvidenceClaim(
          .newResponsesAreRareAndKnownAgree,
          responses.logNewRareAndKnownAgreeEValue,
          alpha: alpha
        ),
      ]
    }
    return claims.filter(\.logEValue.isFinite)
  }
}
