extension LatencyHistogram {
  /// A histogram of the same durations with fewer buckets: one for each power of two of
  /// nanoseconds, and one each for shorter and for longer durations than ``nanosecondBounds``.
  ///
  /// All coarse histograms have the same bounds. Each bound is the end of a bucket of the
  /// ``LatencyHistogram``, so the counts are exact.
  package struct CoarseHistogram: Hashable, Sendable {
    /// The bounds in nanoseconds, ascending: 2ⁿ − 1 for each n from 10 (1 µs) to 35 (34 s).
    ///
    /// These are the ends of every fourth bucket of the ``LatencyHistogram``.
    package static let nanosecondBounds = stride(from: 35, to: 136, by: 4)
      .map(LatencyHistogram.longestNanoseconds(inBucket:))

    /// The number of durations up to each bound and above the bound before it; the last number is
    /// that of the durations above all bounds.
    package private(set) var counts = Array(repeating: 0, count: nanosecondBounds.count + 1)
    /// An estimate of the sum of the durations in seconds: each duration counts as the middle of
    /// its bucket.
    package private(set) var estimatedSumInSeconds = 0.0

    /// The number of durations.
    package var count: Int { counts.reduce(0, +) }

    fileprivate init(_ histogram: LatencyHistogram) {
      for (bucket, count) in histogram.nonEmptyBuckets {
        let end = LatencyHistogram.longestNanoseconds(inBucket: bucket)
        let start = bucket == 0 ? 0 : LatencyHistogram.longestNanoseconds(inBucket: bucket - 1) + 1
        counts[Self.nanosecondBounds.firstIndex { end <= $0 } ?? Self.nanosecondBounds.count] +=
          count
        estimatedSumInSeconds += Double(count) * Double(start + end) / 2e9
      }
    }
  }

  /// The durations in one bucket for each power of two of nanoseconds.
  package var coarseHistogram: CoarseHistogram { CoarseHistogram(self) }
}
