import Parity

/// The numbers of values between ascending bounds, for a histogram.
struct MetricDistribution: Hashable {
  /// The greatest value of each bucket but the last, ascending.
  let bounds: [Double]
  /// The number of values in each bucket; the last bucket has the values above all bounds.
  let counts: [Int]
  let sum: Double

  var count: Int { counts.reduce(0, +) }
}

extension MetricDistribution {
  /// Creates the distribution of durations, in seconds.
  init(_ histogram: LatencySummary.Histogram) {
    bounds = LatencySummary.Histogram.bounds.map { Double($0) / 1e9 }
    counts = histogram.counts
    sum = histogram.estimatedSum
  }
}
