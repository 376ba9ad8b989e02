import Foundation
import Parity

/// The e-value of a claim about how often the sides of a kind differ, and the e-value at which the
/// claim is proved.
struct ClaimEValue {
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
  /// The e-values of the claims about this evidence.
  ///
  /// Without hashes of the responses, the two claims about distinct responses are missing. A claim
  /// is also missing if the logarithm of its e-value is not finite.
  var claimEValues: [ClaimEValue] {
    var eValues = [
      ClaimEValue(.aboveToleratedRate, logRollBackEValue, alpha: rollBackAlphaPerKind),
      ClaimEValue(
        .someInstallationsDifferTooOften,
        installations.logSomeDifferEValue,
        alpha: rollBackAlphaPerKind
      ),
      ClaimEValue(.belowAdvanceRate, logAdvanceEValue, alpha: settings.advanceAlpha),
    ]
    if responses.hashKeyName != nil {
      let alpha = settings.advanceAlpha / 2
      eValues += [
        ClaimEValue(.fewDistinctResponsesDiffer, responses.logFewDifferEValue, alpha: alpha),
        ClaimEValue(
          .newResponsesAreRareAndKnownAgree,
          responses.logNewRareAndKnownAgreeEValue,
          alpha: alpha
        ),
      ]
    }
    return eValues.filter(\.logEValue.isFinite)
  }
}
