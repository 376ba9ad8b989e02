import Foundation

/// A test that can prove that the rate of differences of some installations is above p0, even if
/// the rate of all installations together is not.
///
/// With the e-value `E` of each of `m` installations against a rate of at most p0
/// (``MixtureTest/init(rateAtMost:)``),
///
/// ```
/// M  =  ∏ (1 + (E − 1) / m)
/// ```
///
/// is an e-value against the hypothesis that no installation's rate exceeds p0. Each factor is an
/// e-value, and the product of independent e-values is an e-value (Vovk, Wang 2021, "E-values:
/// Calibration, combination and applications"). If a few of 1,000 installations always differ,
/// their E is huge and the E of the others is near 0.
///
/// Each computed M is an e-value. But the values of M over time are no martingale, because the
/// earlier factors change when an installation is added.
struct SomeInstallationsDifferTest {
  /// The counts of one installation.
  struct OneInstallationCounts: Hashable, Sendable {
    let differences: Int
    let comparisons: Int
  }

  private let test: MixtureTest
  /// The number of installations for each pair of counts.
  private var installationCountByCounts: [OneInstallationCounts: Int] = [:]
  /// The number m of installations.
  private(set) var installationCount = 0

  /// Creates a test for the tolerated rate p0, without installations.
  init(rateAtMost rate: Double) {
    test = MixtureTest(rateAtMost: rate)
  }

  /// Adds an installation; ignores an installation without comparisons.
  mutating func add(_ counts: OneInstallationCounts) {
    guard counts.comparisons > 0 else { return }
    installationCountByCounts[counts, default: 0] += 1
    installationCount += 1
  }

  /// Returns the natural logarithm of the e-value of one installation.
  func logEValue(of counts: OneInstallationCounts) -> Double {
    test.logEValue(differences: counts.differences, count: counts.comparisons)
  }

  /// The natural logarithm of the e-value M of all installations; 0 without installations.
  ///
  /// - Complexity: O(n log n) for n installations with distinct counts.
  var logEValue: Double {
    let number = Double(installationCount)
    // The order is fixed, so that the sum is the same to the last bit.
    let sorted = installationCountByCounts.sorted {
      ($0.key.comparisons, $0.key.differences) < ($1.key.comparisons, $1.key.differences)
    }
    return sorted.reduce(0) { sum, one in
      sum + Double(one.value)
        * Self.logFactor(ofLogEValue: logEValue(of: one.key), amongInstallations: number)
    }
  }

  /// Returns `ln (1 + (E − 1) / m)` for an e-value E, given as its logarithm, and m installations,
  /// also if E overflows.
  private static func logFactor(ofLogEValue logEValue: Double, amongInstallations count: Double)
    -> Double
  {
    guard logEValue > 30 else { return log1p(expm1(logEValue) / count) }
    return logEValue - log(count) + log1p((count - 1) * exp(-logEValue))
  }
}
