/// Where each bucket of a `fractional` ends, on the scale that its generation has.
enum FractionalScale: Sendable {
  /// The first generation: hundredths of the absolute hash.
  case hundredths([Double])
  /// From the second generation on: the sums of whole weights.
  case weights([UInt64])

  /// The greatest weight, and the greatest sum of weights, from the second generation on.
  static let maximumWeight = Double(Int32.max)

  /// Reads the weights of buckets, `null` for each that has none; `nil` where one is no weight, or their
  /// sum is none.
  init?(_ weights: [RuleValue], _ generation: FractionalGeneration) {
    switch generation {
    case .first:
      let weights = weights.map(Self.firstWeight)
      let total = weights.reduce(0, +)
      var end = 0.0
      let ends = weights.map { weight in
        end += total == 0 ? 0 : 100 * weight / total
        return end
      }
      self = .hundredths(ends)
    case .second, .third:
      var total = 0.0
      var ends: [UInt64] = []
      for weight in weights {
        guard let weight = Self.weight(weight) else { return nil }
        total += weight
        ends.append(UInt64(total))
      }
      guard total > 0, total <= Self.maximumWeight else { return nil }
      self = .weights(ends)
    }
  }

  /// The bucket in which a hash falls; `nil` if none reaches as far, which happens in the first
  /// generation alone.
  func index(for hash: UInt32) -> Int? {
    switch self {
    case .hundredths(let ends):
      let bucket = abs(Double(Int32(bitPattern: hash))) / Double(Int32.max) * 100
      return ends.firstIndex { bucket < $0 }
    case .weights(let ends):
      let bucket = (UInt64(hash) * ends[ends.count - 1]) >> 32
      for index in ends.indices where bucket < ends[index] { return index }
      return nil
    }
  }

  /// The share of each bucket, of 1.
  var shares: [Double] {
    switch self {
    case .hundredths(let ends):
      var reached = 0.0
      return ends.map { end in
        let share = max(0, min(end, 100) - reached) / 100
        reached = max(reached, min(end, 100))
        return share
      }
    case .weights(let ends):
      let total = Double(ends[ends.count - 1])
      return zip([0] + ends, ends).map { start, end in Double(end - start) / total }
    }
  }

  /// A weight from the second generation on: whole, and below zero as zero.
  private static func weight(_ value: RuleValue) -> Double? {
    guard case .number(let weight) = value else { return value == .null ? 1 : nil }
    guard weight.rounded(.towardZero) == weight, weight <= maximumWeight else { return nil }
    return max(weight, 0)
  }

  /// A weight of the first generation: without its fraction, below zero as it is, and 1 for what is no
  /// number; at most 2⁵³ in magnitude, so that sums are finite.
  private static func firstWeight(_ value: RuleValue) -> Double {
    guard case .number(let weight) = value, !weight.isNaN else { return 1 }
    return min(max(weight, -0x1p53), 0x1p53).rounded(.towardZero)
  }
}
