extension LatencySummary {
  /// The durations of a summary in one bucket for each doubling, between the same bounds for all
  /// summaries.
  ///
  /// Each bound is the end of a bucket of the summary, so the counts are exact.
  package struct Histogram: Hashable, Sendable {
    /// The bounds in nanoseconds, ascending, from 2¹⁰ − 1 (1 µs) to 2³⁵ − 1 (34 s).
    package static let bounds = stride(from: 35, to: 136, by: 4).map(LatencySummary.end)

    /// The number of durations up to each bound and above the bound before it; the last number is
    /// that of the durations above all bounds.
    package private(set) var counts = Array(repeating: 0, count: bounds.count + 1)
    /// The sum of the durations in seconds, with the middle of its bucket for each duration.
    package private(set) var estimatedSum = 0.0

    /// The number of durations.
    package var count: Int { counts.reduce(0, +) }

    fileprivate init(_ summary: LatencySummary) {
      for (bucket, count) in summary.counts {
        let end = LatencySummary.end(of: bucket)
        let start = bucket == 0 ? 0 : LatencySummary.end(of: bucket - 1) + 1
        counts[Self.bounds.firstIndex { end <= $0 } ?? Self.bounds.count] += count
        estimatedSum += Double(count) * Double(start + end) / 2e9
      }
    }
  }

  /// The histogram with one bucket for each doubling.
  package var histogram: Histogram { Histogram(self) }
}
