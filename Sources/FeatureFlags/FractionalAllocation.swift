import JSONLogic

/// The prepared results of a flag whose rule only assigns users to variants by weight: one result
/// for each bucket.
final class FractionalAllocation: Sendable {
  private let allocation: RuleAllocation
  /// The result of an evaluation for each bucket.
  private let bucketResults: [ResolutionDetails]
  /// The types whose callers get any of the prepared results unchanged.
  private let supportedTypes: FlagTypes

  /// Looks up the variants that the buckets name; `nil` if a bucket names no variant.
  init?(_ rule: RuleAllocation, _ variants: [FlagVariant]) {
    let named = Dictionary(variants.map { ($0.name, $0) }) { first, _ in first }
    let allocated = rule.values.compactMap { value in value.scalarText.flatMap { named[$0] } }
    guard allocated.count == rule.values.count, let first = allocated.first else { return nil }
    allocation = rule
    bucketResults = allocated.map(\.detailsWhenChosen)
    supportedTypes = allocated.reduce(first.supportedTypes) { $0.intersection($1.supportedTypes) }
  }

  /// Returns a user's evaluation; `nil` if the caller must evaluate the rule instead: for a type
  /// that is not supported, an empty key, or a hash without a bucket.
  func evaluation(
    for targetingKey: String,
    flagKey: String,
    as type: FlagType?
  ) -> ResolutionDetails? {
    guard supportedTypes.contains(type), !targetingKey.isEmpty,
      let index = allocation.index(of: targetingKey, flagKey: flagKey)
    else { return nil }
    return bucketResults[index]
  }
}
