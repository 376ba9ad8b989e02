import JSONLogic

/// The prepared results of a flag whose rule only assigns users to variants by weight: one result
/// for each bucket.
final class PreparedBucketEvaluations: Sendable {
  private let userAllocation: TargetingKeyAllocation
  /// The result of an evaluation for each bucket.
  private let detailsOfBucket: [ResolutionDetails]
  /// The types for which a caller gets every prepared result unchanged.
  private let typesWithoutConversion: ExpectedTypeSet

  /// Looks up the variants that the buckets name; `nil` if a bucket names no variant, or there are
  /// no buckets.
  init?(_ rule: TargetingKeyAllocation, _ variants: [FlagVariant]) {
    let variantByName = Dictionary(variants.map { ($0.name, $0) }) { first, _ in first }
    let bucketVariants = rule.bucketValues.compactMap { value in
      value.scalarText.flatMap { variantByName[$0] }
    }
    guard bucketVariants.count == rule.bucketValues.count, let first = bucketVariants.first else {
      return nil
    }
    userAllocation = rule
    detailsOfBucket = bucketVariants.map(\.detailsWhenChosen)
    typesWithoutConversion = bucketVariants.reduce(first.typesWithoutConversion) {
      $0.intersection($1.typesWithoutConversion)
    }
  }

  /// Returns a user's evaluation; `nil` if the caller must evaluate the rule instead: for a type to
  /// which some variant must be converted, an empty targeting key, or a hash without a bucket.
  func evaluationIfPrepared(
    for targetingKey: String,
    flagKey: String,
    as type: FlagType?
  ) -> ResolutionDetails? {
    guard typesWithoutConversion.contains(type), !targetingKey.isEmpty,
      let index = userAllocation.bucketIndex(of: targetingKey, flagKey: flagKey)
    else { return nil }
    return detailsOfBucket[index]
  }
}
