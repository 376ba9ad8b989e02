import Parity
import TestSupport
import Testing

@Suite struct LatencyHistogramTests {
  @Test func `a quantile is the end of its bucket, at most 25 % too long`() {
    let seed = UInt64.random(in: .min ... .max)
    var random = Seeded(seed: seed)
    for _ in 0..<1_000 {
      let bits = Int.random(in: 1...40, using: &random)
      let time = Duration.nanoseconds(Int64.random(in: 1..<(1 << bits), using: &random))
      var histogram = LatencyHistogram()
      histogram.add(time)
      guard let median = histogram.quantile(0.5) else {
        Issue.record("No time for \(time); seed \(seed)")
        continue
      }
      #expect(median >= time && median <= time * 5 / 4, "\(time); seed \(seed)")
    }
  }

  @Test func `half of the durations are within the median, and all within the last quantile`() {
    var histogram = LatencyHistogram()
    #expect(histogram.quantile(0.5) == nil)
    for milliseconds in 1...100 { histogram.add(.milliseconds(milliseconds)) }
    #expect(histogram.count == 100)
    #expect(histogram.quantile(0.5) == .nanoseconds(50_331_647))
    #expect(histogram.quantile(1) == .nanoseconds(100_663_295))
    #expect(histogram.quantile(0) == .nanoseconds(1_048_575))
    #expect(histogram.quantile(.nan) == histogram.quantile(0))
    #expect(histogram.quantile(-.infinity) == histogram.quantile(0))
    #expect(histogram.quantile(.infinity) == histogram.quantile(1))
  }

  @Test(arguments: [Duration.seconds(-1), .zero, .seconds(Int64.max), .seconds(Int64.min)])
  func `durations beyond the buckets count in the first or the last one`(time: Duration) {
    var histogram = LatencyHistogram()
    histogram.add(time)
    #expect(histogram.quantile(1) == (time <= .zero ? .zero : LatencyHistogram.maximumDuration))
  }

  @Test func `addition is exact, in any order`() {
    let seed = UInt64.random(in: .min ... .max)
    var random = Seeded(seed: seed)
    var whole = LatencyHistogram()
    var parts = Array(repeating: LatencyHistogram(), count: 5)
    for _ in 0..<1_000 {
      let time = Duration.nanoseconds(Int64.random(in: 0..<5_000_000_000, using: &random))
      whole.add(time)
      parts[Int.random(in: 0..<5, using: &random)].add(time)
    }
    for _ in 0..<10 {
      parts.shuffle(using: &random)
      var sum = LatencyHistogram()
      for part in parts { sum.add(part) }
      #expect(sum == whole, "seed \(seed)")
    }
  }
}
