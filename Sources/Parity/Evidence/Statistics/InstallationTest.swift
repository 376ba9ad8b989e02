import Foundation

/// A test of whether some installations differ even if the total of all does not show it.
///
/// With `E` the e-value of each of `m` installations against a rate of at most p0
/// (``MixtureTest/init(rateAtMost:)``),
///
/// ```
/// M  =  ∏ (1 + (E − 1) / m)
/// ```
///
/// is an e-value against "no installation's rate exceeds p0": each factor is an e-value, and so is
/// the product of independent ones (Vovk, Wang 2021, "E-values: Calibration, combination and
/// applications"). If a few of 1,000 installations always differ, their E is huge and that of the
/// others is near 0. The test is valid at each look; it is not a martingale, because the earlier
/// factors change when an installation joins.
struct InstallationTest {
  /// The counts of one installation.
  struct Counts: Hashable, Sendable {
    let differences: Int
    let comparisons: Int
  }

  private let test: MixtureTest
  /// The number of installations with the same counts.
  private var installations: [Counts: Int] = [:]
  /// The number of installations.
  private(set) var count = 0

  /// Creates a test without installations.
  init(rateAtMost rate: Double) {
    test = MixtureTest(rateAtMost: rate)
  }

  /// Adds an installation; ignores one without comparisons.
  mutating func add(_ counts: Counts) {
    guard counts.comparisons > 0 else { return }
    installations[counts, default: 0] += 1
    count += 1
  }

  /// Returns the natural logarithm of one installation's e-value.
  func logValue(of counts: Counts) -> Double {
    test.logValue(differences: counts.differences, count: counts.comparisons)
  }

  /// The natural logarithm of M; 0 without installations.
  ///
  /// - Complexity: O(distinct counts).
  var logValue: Double {
    let number = Double(count)
    // The order is fixed, so that the sum is the same to the last bit.
    let sorted = installations.sorted {
      ($0.key.comparisons, $0.key.differences) < ($1.key.comparisons, $1.key.differences)
    }
    return sorted.reduce(0) { sum, one in
      sum + Double(one.value) * Self.logFactor(logValue(of: one.key), of: number)
    }
  }

  /// Returns `ln (1 + (e^x − 1) / m)`, also if `e^x` overflows.
  private static func logFactor(_ logValue: Double, of count: Double) -> Double {
    guard logValue > 30 else { return log1p(expm1(logValue) / count) }
    return logValue - log(count) + log1p((count - 1) * exp(-logValue))
  }
}
