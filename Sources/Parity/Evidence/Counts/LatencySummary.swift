/// A summary of durations: counts in fixed buckets, four per power of two.
///
/// The buckets are the same everywhere, so adding two summaries is exact, commutative and
/// associative. A quantile is the end of its bucket, at most a quarter too long. Times below 4 ns
/// are in the first buckets, times above ``longest`` in the last.
package struct LatencySummary: Hashable, Sendable {
  /// The number of buckets: 160.
  package static let bucketCount = 160
  /// The longest time with a bucket of its own, about 37 minutes.
  package static let longest = Duration.nanoseconds(end(of: bucketCount - 1))

  /// The number of times in each bucket; an empty array before the first time.
  private var buckets: [Int] = []

  /// Creates an empty summary.
  package init() {}

  /// Whether the summary has no times.
  package var isEmpty: Bool { buckets.isEmpty }
  /// The number of times.
  package var count: Int { buckets.reduce(0, Self.sum) }

  /// The buckets that are not empty, with the number of times in each; used in files.
  var counts: [(bucket: Int, count: Int)] {
    buckets.enumerated().filter { $0.element > 0 }.map { ($0.offset, $0.element) }
  }

  /// Adds a time.
  ///
  /// - Parameter time: The time; a negative one counts as 0.
  /// - Complexity: O(1).
  package mutating func add(_ time: Duration) {
    let (seconds, attoseconds) = min(max(time, .zero), Self.longest).components
    let nanoseconds = seconds * 1_000_000_000 + attoseconds / 1_000_000_000
    add(1, to: Self.bucket(of: nanoseconds))
  }

  /// Adds another summary.
  package mutating func add(_ other: Self) {
    for (bucket, count) in other.counts { add(count, to: bucket) }
  }

  /// Adds times to a bucket; ignores a bucket that does not exist.
  mutating func add(_ count: Int, to bucket: Int) {
    guard 0..<Self.bucketCount ~= bucket, count > 0 else { return }
    if buckets.isEmpty { buckets = Array(repeating: 0, count: Self.bucketCount) }
    buckets[bucket] = Self.sum(buckets[bucket], count)
  }

  /// Returns the time within which a share of all times stayed.
  ///
  /// - Parameter share: The share, from 0 to 1: ½ for the median; NaN counts as 0.
  /// - Returns: The end of the bucket of that time; `nil` if the summary is empty.
  package func quantile(_ share: Double) -> Duration? {
    let total = count
    guard total > 0 else { return nil }
    let bounded = share > 0 ? min(share, 1) : 0
    let rank = max(1, Int((Double(total) * bounded).rounded(.up)))
    var seen = 0
    for (bucket, count) in counts {
      seen = Self.sum(seen, count)
      if seen >= rank { return .nanoseconds(Self.end(of: bucket)) }
    }
    return Self.longest
  }

  /// Returns the bucket of a time: its highest bit and the two bits after it.
  private static func bucket(of nanoseconds: Int64) -> Int {
    guard nanoseconds >= 4 else { return Int(nanoseconds) }
    let exponent = 63 - nanoseconds.leadingZeroBitCount
    let quarter = Int(nanoseconds >> (exponent - 2)) & 3
    return min((exponent - 1) * 4 + quarter, bucketCount - 1)
  }

  /// Returns the longest time of a bucket, in nanoseconds.
  private static func end(of bucket: Int) -> Int64 {
    guard bucket >= 4 else { return Int64(bucket) }
    let exponent = bucket / 4 + 1
    return (Int64(4 + bucket % 4 + 1) << (exponent - 2)) - 1
  }

  private static func sum(_ left: Int, _ right: Int) -> Int {
    min(left + right, MixtureTest.maximumCount)
  }
}
