/// A rule that only allocates users by weight: a `fractional` of constant values and weights, which
/// hashes the flag's key and the targeting key.
///
/// A caller that knows the result for each value need not evaluate the rule.
package final class TargetingKeyAllocation: Sendable {
  private let buckets: FractionalBuckets
  private let generation: FractionalGeneration

  init(_ buckets: FractionalBuckets, _ generation: FractionalGeneration) {
    self.buckets = buckets
    self.generation = generation
  }

  /// The value of each bucket.
  package var bucketValues: [RuleValue] { buckets.bucketValues }

  /// Returns the index of a user's bucket; `nil` if the user gets none, which happens in the first
  /// generation only.
  ///
  /// An empty targeting key gets a bucket too, although the rule chooses nothing for it.
  package func bucketIndex(of targetingKey: String, flagKey: String) -> Int? {
    let hash = Murmur3(flagKey: flagKey, targetingKey: targetingKey, in: generation)
    return buckets.bucketIndex(for: hash.value)
  }
}
