import Parity
import TestSupport
import Testing

@Suite struct CoarseHistogramTests {
  @Test func `bounds double from a microsecond to half a minute`() {
    let bounds = LatencyHistogram.CoarseHistogram.nanosecondBounds
    #expect(bounds == (10...35).map { (Int64(1) << $0) - 1 })
  }

  @Test func `every duration is between the bounds of its bucket, and the sum is near`() {
    let seed = UInt64.random(in: .min ... .max)
    var random = Seeded(seed: seed)
    var histogram = LatencyHistogram()
    let bounds = LatencyHistogram.CoarseHistogram.nanosecondBounds
    var expected = Array(repeating: 0, count: bounds.count + 1)
    var sum = 0.0
    for _ in 0..<2_000 {
      let bits = Int.random(in: 0...40, using: &random)
      var time = Int64.random(in: 0...(1 << bits), using: &random)
      if Bool.random(using: &random), let bound = bounds.randomElement(using: &random) {
        time = bound + Int64.random(in: 0...1, using: &random)
      }
      histogram.add(.nanoseconds(time))
      expected[bounds.firstIndex { time <= $0 } ?? bounds.count] += 1
      sum += Double(time) / 1e9
    }
    let coarse = histogram.coarseHistogram
    #expect(coarse.counts == expected, "seed \(seed)")
    #expect(coarse.count == 2_000)
    #expect(abs(coarse.estimatedSumInSeconds - sum) <= sum / 8, "seed \(seed)")
  }

  @Test func `a histogram without durations has empty buckets`() {
    let coarse = LatencyHistogram().coarseHistogram
    #expect(coarse.counts == Array(repeating: 0, count: 27))
    #expect(coarse.estimatedSumInSeconds == 0)
  }
}
