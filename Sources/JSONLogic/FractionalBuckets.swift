/// The buckets of a `fractional`: values, and which of them a hash chooses.
///
/// A class, so that choosing counts one reference and copies nothing.
final class FractionalBuckets: Sendable {
  /// The value of each bucket.
  let values: [RuleValue]
  private let scale: FractionalScale

  /// Reads buckets: arrays of a value and a weight, 1 without one; `nil` where they are none.
  init?(_ buckets: some Collection<RuleValue>, _ generation: FractionalGeneration) {
    var values: [RuleValue] = []
    var weights: [RuleValue] = []
    for bucket in buckets {
      guard case .array(let parts) = bucket, let value = parts.first,
        value.isFractionalVariant(in: generation)
      else { return nil }
      values.append(value)
      weights.append(parts.dropFirst().first ?? .null)
    }
    guard let scale = FractionalScale(weights, generation) else { return nil }
    self.values = values
    self.scale = scale
  }

  /// The value of the bucket in which a hash falls; the empty text where it falls in none, as in flagd.
  func value(for hash: UInt32) -> RuleValue {
    index(for: hash).map { values[$0] } ?? .string("")
  }

  /// The share of each bucket, of 1; where they leave something over, it is the share of the empty text.
  var shares: [(value: RuleValue, share: Double)] {
    let shares = scale.shares
    let rest = 1 - shares.reduce(0, +)
    return Array(zip(values, shares)) + (rest > 1e-9 ? [(.string(""), rest)] : [])
  }

  func index(for hash: UInt32) -> Int? { scale.index(for: hash) }
}

extension RuleValue {
  /// Whether a bucket may have the value.
  func isFractionalVariant(in generation: FractionalGeneration) -> Bool {
    switch self {
    case .string: true
    case .null, .bool, .number: generation != .first
    case .array, .object: false
    }
  }
}
