import Foundation
import TestSupport
import Testing

@testable import Parity

@Suite struct SomeInstallationsDifferTestTests {
  @Test func `18 of 1,000 installations that always differ are proved, although the pool is not`() {
    var test = SomeInstallationsDifferTest(rateAtMost: 0.01)
    for _ in 0..<18 { test.add(.init(differences: 2, comparisons: 2)) }
    for _ in 0..<982 { test.add(.init(differences: 0, comparisons: 200)) }
    #expect(test.installationCount == 1_000)
    #expect(abs(test.logEValue - 28) < 0.5, "\(test.logEValue)")
    let pool = MixtureTest(rateAtMost: 0.01).logEValue(differences: 36, count: 196_436)
    #expect(pool < 0)
  }

  @Test func `one installation gives the same result as the pool`() {
    for (differences, comparisons) in [(0, 1), (3, 16), (5, 10), (500, 1_000), (1 << 40, 1 << 40)] {
      var test = SomeInstallationsDifferTest(rateAtMost: 0.01)
      test.add(.init(differences: differences, comparisons: comparisons))
      let pool = MixtureTest(rateAtMost: 0.01)
        .logEValue(differences: differences, count: comparisons)
      #expect(abs(test.logEValue - pool) < 1e-9 * max(1, abs(pool)))
    }
  }

  @Test func `the statistic is the product of the factors, in any order`() {
    let seed = UInt64.random(in: .min ... .max)
    var random = Seeded(seed: seed)
    for _ in 0..<50 {
      let all = (0..<Int.random(in: 1...40, using: &random)).map { _ in
        let comparisons = Int.random(in: 1...30, using: &random)
        return SomeInstallationsDifferTest.OneInstallationCounts(
          differences: Int.random(in: 0...min(3, comparisons), using: &random),
          comparisons: comparisons
        )
      }
      var (test, shuffled) = (
        SomeInstallationsDifferTest(rateAtMost: 0.01), SomeInstallationsDifferTest(rateAtMost: 0.01)
      )
      for one in all { test.add(one) }
      for one in all.shuffled(using: &random) { shuffled.add(one) }
      let product = all.reduce(1.0) { product, one in
        product * (1 + (exp(test.logEValue(of: one)) - 1) / Double(all.count))
      }
      #expect(abs(exp(test.logEValue) - product) < 1e-9 * product, "seed \(seed)")
      #expect(test.logEValue == shuffled.logEValue, "seed \(seed)")
    }
  }

  @Test func `installations without comparisons are ignored`() {
    var test = SomeInstallationsDifferTest(rateAtMost: 0.01)
    #expect(test.logEValue == 0)
    test.add(.init(differences: 0, comparisons: 0))
    #expect(test.installationCount == 0)
    #expect(test.logEValue == 0)
  }
}
