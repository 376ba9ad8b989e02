import Foundation

/// A test of whether some installations differ although all of them together do not.
///
/// With `E` the e-value of each of `m` installations against a rate of at most p0
/// (``MixtureTest/init(rateAtMost:)``),
///
/// ```
/// M  =  ∏ (1 + (E − 1) / m)
/// ```
///
/// is an e-value against "no installation's rate exceeds p0": each factor is one, so the product of
/// independent ones is (Vovk, Wang 2021, "E-values: Calibration, combination and applications"). Of 1,000
/// installations a few that always differ have huge ones, and the others next to none. It is valid at each
/// look; as installations join, the factors of those before change, so it is no martingale.
struct InstallationTest {
  /// What an installation has counted.
  struct Counts: Hashable, Sendable {
    let differences: Int
    let comparisons: Int
  }

  private let test: MixtureTest
  /// How many installations have counted the same.
  private var installations: [Counts: Int] = [:]
  /// How many installations there are.
  private(set) var count = 0

  /// Creates a test without installations.
  init(rateAtMost rate: Double) {
    test = MixtureTest(rateAtMost: rate)
  }

  /// Adds an installation; one without comparisons is none.
  mutating func add(_ counts: Counts) {
    guard counts.comparisons > 0 else { return }
    installations[counts, default: 0] += 1
    count += 1
  }

  /// The natural logarithm of an installation's own e-value.
  func logValue(of counts: Counts) -> Double {
    test.logValue(differences: counts.differences, count: counts.comparisons)
  }

  /// The natural logarithm of M; 0 without installations.
  ///
  /// - Complexity: O(installations whose counts differ).
  var logValue: Double {
    let number = Double(count)
    // In a fixed order, so that the sum is the same to the last bit.
    let sorted = installations.sorted {
      ($0.key.comparisons, $0.key.differences) < ($1.key.comparisons, $1.key.differences)
    }
    return sorted.reduce(0) { sum, one in
      sum + Double(one.value) * Self.logFactor(logValue(of: one.key), of: number)
    }
  }

  /// `ln (1 + (e^x − 1) / m)`, also where `e^x` is beyond all numbers.
  private static func logFactor(_ logValue: Double, of count: Double) -> Double {
    guard logValue > 30 else { return log1p(expm1(logValue) / count) }
    return logValue - log(count) + log1p((count - 1) * exp(-logValue))
  }
}
