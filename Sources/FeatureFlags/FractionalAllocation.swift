import JSONLogic

/// A flag whose rule only allocates variants by weight.
final class FractionalAllocation: Sendable {
  private let rule: RuleAllocation
  /// The evaluation of each bucket.
  private let evaluations: [ResolutionDetails]
  /// The types that all of them hold for.
  private let types: FlagTypes

  /// Finds the variants; `nil` where a bucket names none.
  init?(_ rule: RuleAllocation, _ variants: [FlagVariant]) {
    let named = Dictionary(variants.map { ($0.name, $0) }) { first, _ in first }
    let allocated = rule.values.compactMap { value in value.scalarText.flatMap { named[$0] } }
    guard allocated.count == rule.values.count, let first = allocated.first else { return nil }
    self.rule = rule
    evaluations = allocated.map(\.chosen)
    types = allocated.reduce(first.types) { $0.intersection($1.types) }
  }

  /// Returns a user's evaluation; `nil` if only the rule can decide it.
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
