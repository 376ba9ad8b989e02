import FeatureFlags
import Foundation
import FuzzKit
import JSONLogic
import StrictJSON

/// A file of flags and the attributes of a context, as two parts: an error, or evaluations that are
/// equal when repeated, in each generation of `fractional`.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzFlags(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let parts = Input(start, count).parts(2)
  var context = EvaluationContext(targetingKey: "user-1")
  if let root = try? JSONDocument(parts[1]).root, case .object(let members) = RuleValue(root) {
    context.attributes = members
  }
  for generation in FractionalGeneration.allCases {
    check(parts[0], in: context, generation)
  }
  return 0
}

private func check(
  _ bytes: [UInt8],
  in context: EvaluationContext,
  _ generation: FractionalGeneration
) {
  do {
    let flags = try FlagSet(reading: bytes, fractional: generation)
    let again = try FlagSet(reading: bytes, fractional: generation)
    require(flags.changedKeys(from: again).isEmpty, "reading again changes flags")
    for key in flags.keys {
      let evaluation = flags.evaluate(key, in: context, at: now)
      require(evaluation == again.evaluate(key, in: context, at: now), "another evaluation again")
      require((evaluation.errorCode == nil) == (evaluation.reason != .error), "an error unsaid")
      check(flags, key, context)
    }
  } catch {
    require(!error.diagnostic.message.isEmpty, "an error that says nothing")
  }
}

/// The value has the requested type, or the caller's default is returned.
private func check(_ flags: FlagSet, _ key: String, _ context: EvaluationContext) {
  for type in FlagType.allCases {
    let evaluation = flags.evaluate(key, as: type, default: .null, in: context, at: now)
    require(evaluation.variant == nil || type.convert(evaluation.value) != nil, "another type")
  }
  guard let shares = flags.expectedShares(of: key, in: context, at: now) else { return }
  let sum = shares.reduce(0) { $0 + $1.share }
  require(abs(sum - 1) < 1e-6, "shares whose sum is \(sum)")
}

private let now = Date(timeIntervalSince1970: 1_775_005_200)
