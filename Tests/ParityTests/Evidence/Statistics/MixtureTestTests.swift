import Foundation
import Parity
import TestSupport
import Testing

@Suite(.long) struct MixtureTestTests {
  struct Case: Sendable {
    var rate: Double
    var differences: Int
    var count: Int
    /// The value, and half a unit of its last digit.
    var value: Double
    var margin: Double
  }

  @Test(arguments: [
    Case(rate: 0.01, differences: 0, count: 100, value: 0.0256, margin: 0.00005),
    Case(rate: 0.01, differences: 1, count: 1, value: 53.383, margin: 0.0005),
    Case(rate: 0.01, differences: 2, count: 5, value: 128.99, margin: 0.005),
    Case(rate: 0.01, differences: 3, count: 16, value: 105.26, margin: 0.005),
    Case(rate: 0.01, differences: 3, count: 17, value: 84.430, margin: 0.0005),
    Case(rate: 0.01, differences: 4, count: 32, value: 114.22, margin: 0.005),
    Case(rate: 0.01, differences: 5, count: 54, value: 109.33, margin: 0.005),
    Case(rate: 0.01, differences: 10, count: 100, value: 159_530.5, margin: 0.05),
    Case(rate: 0.001, differences: 3, count: 106, value: 101.75, margin: 0.005),
  ])
  func `the values against a rate of at most p0 equal numerical integration`(one: Case) {
    let log = MixtureTest(rateAtMost: one.rate)
      .logEValue(differences: one.differences, count: one.count)
    #expect(abs(exp(log) - one.value) <= one.margin)
  }

  @Test(arguments: [
    Case(rate: 0.01, differences: 0, count: 376, value: 19.845, margin: 0.0005),
    Case(rate: 0.01, differences: 0, count: 377, value: 20.020, margin: 0.0005),
    Case(rate: 0.01, differences: 1, count: 663, value: 20.023, margin: 0.0005),
  ])
  func `the values against a rate of at least p1 equal numerical integration`(one: Case) {
    let log = MixtureTest(rateAtLeast: one.rate)
      .logEValue(differences: one.differences, count: one.count)
    #expect(abs(exp(log) - one.value) <= one.margin)
  }

  @Test func `the values equal numerical integration at any counts and rate`() {
    let seed = UInt64.random(in: .min ... .max)
    var random = Seeded(seed: seed)
    for _ in 0..<60 {
      let rate = pow(10, Double.random(in: -3 ... -0.05, using: &random))
      let count = Int.random(in: 0...400, using: &random)
      let differences = Int.random(in: 0...count, using: &random)
      let atMost = MixtureTest(rateAtMost: rate).logEValue(differences: differences, count: count)
      let atLeast = MixtureTest(rateAtLeast: rate).logEValue(differences: differences, count: count)
      let text = "rate \(rate), \(differences) of \(count); seed \(seed)"
      let expected = integral(rate, differences, count, from: asin(rate.squareRoot()), to: .pi / 2)
      #expect(abs(atMost - expected) < 1e-5 * max(1, abs(expected)), "\(text)")
      let mirrored = integral(rate, differences, count, from: 0, to: asin(rate.squareRoot()))
      #expect(abs(atLeast - mirrored) < 1e-5 * max(1, abs(mirrored)), "\(text)")
    }
  }

  /// Computed with 60 digits by another program.
  @Test(arguments: [
    (300, 1_000, 774.107_930_669_946_5, -6.371_531_321_063_452),
    (100_000, 10_000_000, -8.911_680_116_351_81, -6.225_906_075_358_212),
    (1_001_000, 100_000_000, -9.036_665_318_193, -8.027_465_530_502),
    (90_071_992_547_410, 1 << 53, -19.221_446_228_012_06, -16.534_843_852_447_302),
    (0, 1 << 53, -35.518_077_961_429_995, 90_525_377_609_538.67),
    (1 << 53, 1 << 53, 4.147_968_546_718_735e16, -37.426_595_393_995_93),
  ])
  func `extreme counts keep their precision`(
    differences: Int,
    count: Int,
    atMost: Double,
    atLeast: Double
  ) {
    let above = MixtureTest(rateAtMost: 0.01).logEValue(differences: differences, count: count)
    let below = MixtureTest(rateAtLeast: 0.01).logEValue(differences: differences, count: count)
    #expect(abs(above - atMost) < 1e-10 * max(1, abs(atMost)))
    #expect(abs(below - atLeast) < 1e-10 * max(1, abs(atLeast)))
  }

  @Test func `next to the mean, continued fraction and expansion join smoothly`() {
    let test = MixtureTest(rateAtMost: 0.01)
    for half in [999_000, 1_000_000, 1_000_001, 1_002_000] {
      let count = half * 100
      for difference in [-4_000, -2_900, -100, 0, 100, 2_900, 4_000] {
        let values = [-1, 0, 1].map {
          test.logEValue(differences: half + difference + $0, count: count)
        }
        let bend = values[0] - 2 * values[1] + values[2]
        #expect(abs(bend) < 2e-6, "\(half + difference) of \(count)")
      }
    }
  }

  @Test func `a match lowers the value against p0, a difference raises it; for p1 the reverse`() {
    let seed = UInt64.random(in: .min ... .max)
    var random = Seeded(seed: seed)
    for _ in 0..<500 {
      let rate = pow(10, Double.random(in: -3 ... -0.1, using: &random))
      let count = Int.random(in: 0...5_000, using: &random)
      let s = Int.random(in: 0...min(count, 200), using: &random)
      let text = "rate \(rate), \(s) of \(count); seed \(seed)"
      let above = MixtureTest(rateAtMost: rate)
      let value = above.logEValue(differences: s, count: count)
      #expect(above.logEValue(differences: s, count: count + 1) < value, "\(text)")
      #expect(above.logEValue(differences: s + 1, count: count + 1) > value, "\(text)")
      let below = MixtureTest(rateAtLeast: rate)
      let mirrored = below.logEValue(differences: s, count: count)
      #expect(below.logEValue(differences: s, count: count + 1) > mirrored, "\(text)")
      #expect(below.logEValue(differences: s + 1, count: count + 1) < mirrored, "\(text)")
    }
  }

  @Test(arguments: [
    (-1, 10, 0, 10), (11, 10, 10, 10), (3, -1, 0, 0), (0, .max, 0, 1 << 53),
    (.max, .max, 1 << 53, 1 << 53), (.min, .min, 0, 0),
  ])
  func `counts out of range are clamped`(s: Int, n: Int, nearest: Int, count: Int) {
    let test = MixtureTest(rateAtMost: 0.01)
    let value = test.logEValue(differences: s, count: n)
    #expect(value == test.logEValue(differences: nearest, count: count))
    #expect(value.isFinite)
  }

  @Test(arguments: [(-1.0, 1e-9), (0, 1e-9), (.nan, 1e-9), (2, 1 - 1e-9), (.infinity, 1 - 1e-9)])
  func `a rate out of range is clamped`(rate: Double, nearest: Double) {
    let test = MixtureTest(rateAtMost: rate)
    #expect(test.rate == nearest)
    for (s, n) in [(0, 1), (1, 1), (500, 1_000), (1 << 53, 1 << 53)] {
      #expect(test.logEValue(differences: s, count: n).isFinite)
      #expect(MixtureTest(rateAtLeast: rate).logEValue(differences: s, count: n).isFinite)
    }
  }

  /// The logarithm of the mean of the likelihood ratio over the prior's arc: with rate = sin²φ the
  /// density of Beta(½, ½) is constant in φ.
  private func integral(
    _ rate: Double,
    _ differences: Int,
    _ count: Int,
    from start: Double,
    to end: Double
  ) -> Double {
    let steps = 4_000
    let logs = (0...steps).map { step in
      let angle = start + (end - start) * Double(step) / Double(steps)
      let logSine = 2 * log(max(sin(angle), 1e-200))
      let logCosine = 2 * log(max(cos(angle), 1e-200))
      return Double(differences) * (logSine - log(rate))
        + Double(count - differences) * (logCosine - log1p(-rate))
    }
    let largest = logs.max() ?? 0
    var sum = 0.0
    for (step, value) in logs.enumerated() {
      let weight = step == 0 || step == steps ? 1.0 : step.isMultiple(of: 2) ? 2 : 4
      sum += weight * exp(value - largest)
    }
    return largest + log(sum / Double(3 * steps))
  }
}
