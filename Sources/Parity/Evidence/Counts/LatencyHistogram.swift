/// A histogram of durations in fixed buckets, four for each power of two of nanoseconds.
///
/// All these histograms have the same buckets, so adding two of them is exact, commutative and
/// associative. A quantile is the end of a bucket, so that it is at most a quarter too long. The
/// durations of 0 to 3 ns have the first four buckets; durations above ``maximumDuration`` are
/// counted in the last bucket.
package struct LatencyHistogram: Hashable, Sendable {
  /// The number of buckets: 160.
  package static let bucketCount = 160
  /// The end of the last bucket, about 37 minutes; a longer duration counts as this one.
  package static let maximumDuration = Duration.nanoseconds(
    longestNanoseconds(inBucket: bucketCount - 1)
  )

  /// The number of durations in each bucket; an empty array if no duration was added.
  private var countByBucket: [Int] = []

  /// Creates an empty histogram.
  package init() {}

  /// Whether the histogram contains no durations.
  package var isEmpty: Bool { countByBucket.isEmpty }
  /// The number of durations, at most 2⁵³.
  package var count: Int { countByBucket.reduce(0, Int.cappedSum) }

  /// The indices of the buckets that are not empty, ascending, with the number of durations in
  /// each.
  var nonEmptyBuckets: [(bucket: Int, count: Int)] {
    countByBucket.enumerated().filter { $0.element > 0 }.map { ($0.offset, $0.element) }
  }

  /// Adds a duration.
  ///
  /// - Parameter time: The duration; a negative duration counts as 0.
  package mutating func add(_ time: Duration) {
    let (seconds, attoseconds) = min(max(time, .zero), Self.maximumDuration).components
    let nanoseconds = seconds * 1_000_000_000 + attoseconds / 1_000_000_000
    add(1, to: Self.bucket(of: nanoseconds))
  }

  /// Adds the durations of another histogram.
  package mutating func add(_ other: Self) {
    for (bucket, count) in other.nonEmptyBuckets { add(count, to: bucket) }
  }

  /// Adds a number of durations to a bucket; does nothing for a bucket that does not exist, and for
  /// a number below 1.
  mutating func add(_ count: Int, to bucket: Int) {
    guard 0..<Self.bucketCount ~= bucket, count > 0 else { return }
    if countByBucket.isEmpty { countByBucket = Array(repeating: 0, count: Self.bucketCount) }
    countByBucket[bucket] = Int.cappedSum(countByBucket[bucket], count)
  }

  /// Returns a quantile of the durations, at most a quarter too long; durations above
  /// ``maximumDuration`` count as that.
  ///
  /// - Parameter share: The share of the durations up to the quantile: ½ for the median; limited to
  ///   0 to 1, and NaN counts as 0.
  /// - Returns: The end of the first bucket up to which the share is reached; `nil` if the
  ///   histogram is empty.
  package func quantile(_ share: Double) -> Duration? {
    let total = count
    guard total > 0 else { return nil }
    let bounded = share > 0 ? min(share, 1) : 0
    let rank = max(1, Int((Double(total) * bounded).rounded(.up)))
    var seen = 0
    for (bucket, count) in nonEmptyBuckets {
      seen = Int.cappedSum(seen, count)
      if seen >= rank { return .nanoseconds(Self.longestNanoseconds(inBucket: bucket)) }
    }
    return Self.maximumDuration
  }

  /// Returns the index of a duration's bucket, which its highest bit and the next two bits
  /// determine.
  private static func bucket(of nanoseconds: Int64) -> Int {
    guard nanoseconds >= 4 else { return Int(nanoseconds) }
    let exponent = 63 - nanoseconds.leadingZeroBitCount
    let quarter = Int(nanoseconds >> (exponent - 2)) & 3
    return min((exponent - 1) * 4 + quarter, bucketCount - 1)
  }

  /// Returns the longest duration in a bucket, in nanoseconds.
  static func longestNanoseconds(inBucket bucket: Int) -> Int64 {
    guard bucket >= 4 else { return Int64(bucket) }
    let exponent = bucket / 4 + 1
    return (Int64(4 + bucket % 4 + 1) << (exponent - 2)) - 1
  }
}
