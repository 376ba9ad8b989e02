import JSONLogic

/// The buckets of a flag whose rule only allocates users by weight.
final class FractionalAllocation: Sendable {
  private let rule: RuleAllocation
  /// The details for each bucket.
  private let evaluations: [ResolutionDetails]
  /// The expected types for which all evaluations are right.
  private let types: FlagTypes

  /// Looks up the buckets' variants; `nil` if a bucket names none.
  init?(_ rule: RuleAllocation, _ variants: [FlagVariant]) {
    let named = Dictionary(variants.map { ($0.name, $0) }) { first, _ in first }
    let allocated = rule.values.compactMap { value in value.scalarText.flatMap { named[$0] } }
    guard allocated.count == rule.values.count, let first = allocated.first else { return nil }
    self.rule = rule
    evaluations = allocated.map(\.chosen)
    types = allocated.reduce(first.types) { $0.intersection($1.types) }
  }

  /// Returns a user's evaluation; `nil` if the rule must be evaluated.
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
