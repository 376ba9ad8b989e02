import Foundation

/// A sequential test of a rate of differences, valid after every comparison: the beta-binomial
/// mixture.
///
/// Of n comparisons, s differ. A test by ``init(rateAtMost:)`` has the hypothesis that the rate of
/// differences is at most p. It rejects the hypothesis when the e-value
///
/// ```
///            B(a+s, b+n−s) · [1 − I_p(a+s, b+n−s)]
/// E(s, n) =  ─────────────────────────────────────      a = b = ½
///            B(a, b) · [1 − I_p(a, b)] · p^s · (1−p)^(n−s)
/// ```
///
/// is at least 1/α. If the hypothesis is true, the probability of rejecting it is at most α,
/// however often the e-value is checked (Ville's inequality; Howard, Ramdas, McAuliffe, Sekhon
/// 2021, arXiv 1810.08240, propositions 6 and 7). The comparisons need not be independent; only the
/// probability of a difference, given all earlier comparisons, must satisfy the hypothesis.
///
/// This e-value falls with each match and rises with each difference: a match multiplies it by the
/// posterior mean of (1−rate)/(1−p), which is below 1 because the prior is above p. So the e-value
/// needs to be checked only after a difference.
///
/// A test by ``init(rateAtLeast:)`` is the mirror image. Its hypothesis is that the rate is at
/// least p, and its e-value rises with each match.
public struct MixtureTest: Hashable, Sendable {
  /// The maximum number of comparisons, 2⁵³; a greater number counts as this one.
  public static let maximumCount = 1 << 53

  /// The rate of the hypothesis, from 10⁻⁹ to 1 − 10⁻⁹.
  public let rate: Double

  /// Whether the test can prove a rate of differences below ``rate``; `false` if above.
  private let provesLowerRate: Bool
  /// The ``BetaTail/logTailOverKernel`` without comparisons.
  ///
  /// The logarithm of an e-value is the ``BetaTail/logTailOverKernel`` with the comparisons, minus
  /// this.
  private let logTailOverKernelAtStart: Double

  /// Creates a test that can prove that the rate of differences is above a given rate.
  ///
  /// - Parameter rate: The hypothesis is that the rate of differences is at most this number; the
  ///   nearest number from 10⁻⁹ to 1 − 10⁻⁹ replaces a number out of this range.
  public init(rateAtMost rate: Double) {
    self.init(rate: rate, provesLowerRate: false)
  }

  /// Creates a test that can prove that the rate of differences is below a given rate.
  ///
  /// - Parameter rate: The hypothesis is that the rate of differences is at least this number; the
  ///   nearest number from 10⁻⁹ to 1 − 10⁻⁹ replaces a number out of this range.
  public init(rateAtLeast rate: Double) {
    self.init(rate: rate, provesLowerRate: true)
  }

  private init(rate: Double, provesLowerRate: Bool) {
    let rate = rate > 1e-9 ? min(rate, 1 - 1e-9) : 1e-9
    self.rate = rate
    self.provesLowerRate = provesLowerRate
    logTailOverKernelAtStart = Self.logTailOverKernel(
      0,
      0,
      rate: rate,
      provesLowerRate: provesLowerRate
    )
  }

  /// Returns the natural logarithm of the e-value; the e-value itself can be too great for a
  /// number.
  ///
  /// - Parameters:
  ///   - differences: The number s of comparisons with a difference; limited to 0 to `count`.
  ///   - count: The number n of comparisons; limited to 0 to ``maximumCount``.
  /// - Returns: The natural logarithm; 0 without comparisons.
  /// - Complexity: O(√n) if the observed rate is close to the hypothesis and s or n − s is below a
  ///   million; otherwise O(1).
  public func logEValue(differences: Int, count: Int) -> Double {
    let count = min(max(count, 0), Self.maximumCount)
    let differences = min(max(differences, 0), count)
    return Self.logTailOverKernel(
      Double(differences),
      Double(count - differences),
      rate: rate,
      provesLowerRate: provesLowerRate
    ) - logTailOverKernelAtStart
  }

  private static func logTailOverKernel(
    _ differences: Double,
    _ matches: Double,
    rate: Double,
    provesLowerRate: Bool
  ) -> Double {
    let x = 0.5 + differences
    let y = 0.5 + matches
    let tail =
      provesLowerRate
      ? BetaTail(a: y, b: x, p: 1 - rate, q: rate) : BetaTail(a: x, b: y, p: rate, q: 1 - rate)
    return tail.logTailOverKernel
  }
}
