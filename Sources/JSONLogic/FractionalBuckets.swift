/// The buckets of a `fractional`: the value of each, and the range of hashes that choose it.
///
/// A class, so that copying it copies one reference.
final class FractionalBuckets: Sendable {
  /// The value of each bucket.
  let bucketValues: [RuleValue]
  private let bounds: BucketBounds

  /// Reads buckets.
  ///
  /// A bucket is an array of a value and a weight; without a weight, the weight is 1. The result is
  /// `nil` if a bucket is no array or is empty, if the generation does not allow its value, or if a
  /// weight or the sum of the weights is invalid (``BucketBounds``).
  init?(_ buckets: some Collection<RuleValue>, _ generation: FractionalGeneration) {
    var values: [RuleValue] = []
    var weights: [RuleValue] = []
    for bucket in buckets {
      guard case .array(let parts) = bucket, let value = parts.first,
        value.isAllowedAsBucketValue(in: generation)
      else { return nil }
      values.append(value)
      weights.append(parts.dropFirst().first ?? .null)
    }
    guard let bounds = BucketBounds(weights, generation) else { return nil }
    bucketValues = values
    self.bounds = bounds
  }

  /// Returns the value of the bucket for a hash; the empty text if there is no such bucket, as in
  /// flagd.
  func valueOrEmptyText(for hash: UInt32) -> RuleValue {
    bucketIndex(for: hash).map { bucketValues[$0] } ?? .string("")
  }

  /// The value of each bucket with its share of users, from 0 to 1; then, if there are users
  /// without a bucket, the empty text with their share.
  var shares: [(value: RuleValue, share: Double)] {
    let shares = bounds.bucketShares
    let rest = 1 - shares.reduce(0, +)
    return Array(zip(bucketValues, shares)) + (rest > 1e-9 ? [(.string(""), rest)] : [])
  }

  /// Returns the index of the bucket for a hash; `nil` if there is no such bucket, which happens in
  /// the first generation only.
  func bucketIndex(for hash: UInt32) -> Int? { bounds.bucketIndex(for: hash) }
}

extension RuleValue {
  /// Returns whether a bucket may have this value: a text always; `null`, a boolean and a number
  /// from the second generation on.
  func isAllowedAsBucketValue(in generation: FractionalGeneration) -> Bool {
    switch self {
    case .string: true
    case .null, .bool, .number: generation != .first
    case .array, .object: false
    }
  }
}
