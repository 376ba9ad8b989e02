import Parity

/// The data of a histogram: the number of values in each bucket, and their sum.
struct MetricDistribution: Hashable {
  /// The upper bound, inclusive, of each bucket but the last, ascending.
  let bucketUpperBounds: [Double]
  /// The number of values in each bucket; the last bucket has the values above all bounds.
  let bucketCounts: [Int]
  let sum: Double

  var valueCount: Int { bucketCounts.reduce(0, +) }
}

extension MetricDistribution {
  /// Creates the distribution of durations, in seconds; its sum is an estimate.
  init(_ histogram: LatencyHistogram.CoarseHistogram) {
    bucketUpperBounds = LatencyHistogram.CoarseHistogram.nanosecondBounds.map { Double($0) / 1e9 }
    bucketCounts = histogram.counts
    sum = histogram.estimatedSumInSeconds
  }
}
