/// The buckets of a `fractional`: values and where each ends.
///
/// A class, so that choosing counts one reference and copies nothing.
final class FractionalBuckets: Sendable {
  private static let maximumWeight = Double(Int32.max)

  /// The value of each bucket.
  let values: [RuleValue]
  /// The sum of the weights up to each bucket and with it.
  private let ends: [UInt64]

  /// Reads buckets: arrays of a value and a weight, 1 without one; `nil` where they are none.
  ///
  /// Weights are whole numbers, below zero as zero; their sum is above zero, and it and each of them
  /// fit into 31 bits.
  init?(_ buckets: some Collection<RuleValue>) {
    var values: [RuleValue] = []
    var ends: [UInt64] = []
    var total = 0.0
    for bucket in buckets {
      guard case .array(let parts) = bucket, let value = parts.first else { return nil }
      switch value {
      case .array, .object: return nil
      case .null, .bool, .number, .string: values.append(value)
      }
      guard let weight = Self.weight(parts.dropFirst().first ?? .null) else { return nil }
      total += weight
      ends.append(UInt64(total))
    }
    guard total > 0, total <= Self.maximumWeight else { return nil }
    self.values = values
    self.ends = ends
  }

  /// The value of the bucket in which a hash falls.
  func value(for hash: UInt32, _ generation: FractionalGeneration) -> RuleValue {
    guard let index = index(for: hash, generation) else { return .null }
    return values[index]
  }

  /// The share of each bucket, of 1.
  var shares: [(value: RuleValue, share: Double)] {
    let total = Double(ends[ends.count - 1])
    let starts = [0] + ends.dropLast()
    return zip(values, zip(starts, ends)).map { ($0, Double($1.1 - $1.0) / total) }
  }

  func index(for hash: UInt32, _ generation: FractionalGeneration) -> Int? {
    let total = ends[ends.count - 1]
    switch generation {
    case .first:
      let bucket = abs(Double(Int32(bitPattern: hash))) / Self.maximumWeight * 100
      var end = 0.0
      var before: UInt64 = 0
      for (index, next) in ends.enumerated() {
        end += 100 * Double(next - before) / Double(total)
        before = next
        if bucket < end { return index }
      }
      return nil
    case .second:
      let bucket = (UInt64(hash) * total) >> 32
      for index in ends.indices where bucket < ends[index] { return index }
      return nil
    }
  }

  private static func weight(_ value: RuleValue) -> Double? {
    guard case .number(let weight) = value else { return value == .null ? 1 : nil }
    guard weight.rounded(.towardZero) == weight, weight <= maximumWeight else { return nil }
    return max(weight, 0)
  }
}
