/// The upper bound of each bucket of a `fractional`, in the order of the buckets.
///
/// A user is in the first bucket whose bound is above the value that the user's hash gives. The
/// generation decides the unit of the bounds: percent, or sums of weights.
enum BucketBounds: Sendable {
  /// The first generation: the bounds, in percent of `Int32.max`, the greatest value that a hash
  /// can have.
  case percentBounds([Double])
  /// The second and third generation: for each bucket, the sum of its weight and those before it.
  case cumulativeWeights([UInt64])

  /// The maximum of one weight, and of the sum of all weights.
  ///
  /// The second and the third generation use it; the first does not.
  static let maximumWeight = Double(Int32.max)

  /// Reads the weights of buckets, `null` for each without one.
  ///
  /// The result is `nil` if a weight is invalid, or if the sum of the weights is 0 or above
  /// ``maximumWeight``. In the first generation it is never `nil`.
  init?(_ weights: [RuleValue], _ generation: FractionalGeneration) {
    switch generation {
    case .first:
      let weights = weights.map(Self.weightInFirstGeneration)
      let totalWeight = weights.reduce(0, +)
      var upperBound = 0.0
      let upperBounds = weights.map { weight in
        upperBound += totalWeight == 0 ? 0 : 100 * weight / totalWeight
        return upperBound
      }
      self = .percentBounds(upperBounds)
    case .second, .third:
      var totalWeight = 0.0
      var upperBounds: [UInt64] = []
      for weight in weights {
        guard let weight = Self.weightSinceSecondGeneration(weight) else { return nil }
        totalWeight += weight
        upperBounds.append(UInt64(totalWeight))
      }
      guard totalWeight > 0, totalWeight <= Self.maximumWeight else { return nil }
      self = .cumulativeWeights(upperBounds)
    }
  }

  /// Returns the index of the bucket for a hash; `nil` if the value of the hash is not below any
  /// bound, which happens in the first generation only.
  func bucketIndex(for hash: UInt32) -> Int? {
    switch self {
    case .percentBounds(let upperBounds):
      let bucket = abs(Double(Int32(bitPattern: hash))) / Double(Int32.max) * 100
      return upperBounds.firstIndex { bucket < $0 }
    case .cumulativeWeights(let upperBounds):
      let bucket = (UInt64(hash) * upperBounds[upperBounds.count - 1]) >> 32
      for index in upperBounds.indices where bucket < upperBounds[index] { return index }
      return nil
    }
  }

  /// The share of users for each bucket, from 0 to 1; in the first generation, the sum may be below
  /// 1.
  var bucketShares: [Double] {
    switch self {
    case .percentBounds(let upperBounds):
      var reached = 0.0
      return upperBounds.map { upperBound in
        let share = max(0, min(upperBound, 100) - reached) / 100
        reached = max(reached, min(upperBound, 100))
        return share
      }
    case .cumulativeWeights(let upperBounds):
      let total = Double(upperBounds[upperBounds.count - 1])
      return zip([0] + upperBounds, upperBounds).map { start, end in Double(end - start) / total }
    }
  }

  /// Reads a weight of the second generation or later: 1 for `null`, and 0 for a negative whole
  /// number; `nil` for a number with a fraction or above the maximum, and for any other value.
  private static func weightSinceSecondGeneration(_ value: RuleValue) -> Double? {
    guard case .number(let weight) = value else { return value == .null ? 1 : nil }
    guard weight.rounded(.towardZero) == weight, weight <= maximumWeight else { return nil }
    return max(weight, 0)
  }

  /// Reads a weight of the first generation: a number without its fraction, also a negative one,
  /// limited to 2⁵³ in magnitude, so that sums are finite; 1 for NaN and any other value.
  private static func weightInFirstGeneration(_ value: RuleValue) -> Double {
    guard case .number(let weight) = value, !weight.isNaN else { return 1 }
    return min(max(weight, -0x1p53), 0x1p53).rounded(.towardZero)
  }
}
