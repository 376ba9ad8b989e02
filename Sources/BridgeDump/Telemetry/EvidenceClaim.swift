import Foundation
import Parity

/// A claim about a content, the e-value for it, and the e-value that proves it.
struct EvidenceClaim {
  let claim: EvidenceProof.Claim
  /// The natural logarithm of the e-value.
  let logValue: Double
  /// The natural logarithm of the e-value that proves the claim.
  let threshold: Double

  fileprivate init(_ claim: EvidenceProof.Claim, _ logValue: Double, alpha: Double) {
    self.claim = claim
    self.logValue = logValue
    threshold = -log(alpha)
  }
}

extension Evidence {
  /// The claims that can be proved.
  ///
  /// The claims about distinct responses are left out if responses have no hashes, and each claim
  /// is left out whose e-value has no finite logarithm.
  var claims: [EvidenceClaim] {
    var claims = [
      EvidenceClaim(.aboveToleratedRate, logRollBackValue, alpha: rollBackAlpha),
      EvidenceClaim(.someInstallationsDiffer, installations.logValue, alpha: rollBackAlpha),
      EvidenceClaim(.belowAdvanceRate, logAdvanceValue, alpha: settings.advanceAlpha),
    ]
    if responses.keyName != nil {
      let alpha = settings.advanceAlpha / 2
      claims += [
        EvidenceClaim(.fewResponsesDiffer, responses.logDifferentValue, alpha: alpha),
        EvidenceClaim(.knownResponsesAgree, responses.logKnownValue, alpha: alpha),
      ]
    }
    return claims.filter(\.logValue.isFinite)
  }
}
