import JSONLogic

/// A flag whose rule does nothing but deal variants by weight.
final class FractionalAllocation: Sendable {
  private let rule: RuleAllocation
  /// What comes of each bucket.
  private let evaluations: [ResolutionDetails]
  /// The types that all of them hold for.
  private let types: FlagTypes

  /// Finds the variants; `nil` where a bucket names none.
  init?(_ rule: RuleAllocation, _ variants: [FlagVariant]) {
    let named = Dictionary(variants.map { ($0.name, $0) }) { first, _ in first }
    let dealt = rule.values.compactMap { value in value.scalarText.flatMap { named[$0] } }
    guard dealt.count == rule.values.count, let first = dealt.first else { return nil }
    self.rule = rule
    evaluations = dealt.map(\.chosen)
    types = dealt.reduce(first.types) { $0.intersection($1.types) }
  }

  /// What a user is dealt; `nil` if it takes the rule to tell.
  func evaluation(
    for targetingKey: String,
    flagKey: String,
    as type: FlagType?
  ) -> ResolutionDetails? {
    guard types.contains(type), !targetingKey.isEmpty,
      let index = rule.index(of: targetingKey, flagKey: flagKey)
    else { return nil }
    return evaluations[index]
  }
}
