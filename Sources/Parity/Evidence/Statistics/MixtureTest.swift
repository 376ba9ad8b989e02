import Foundation

/// A sequential test of a rate, valid after every outcome: the beta-binomial mixture.
///
/// Of n paired comparisons, s differ. The hypothesis that the rate of differences is at most (or at
/// least) a given one is rejected when the e-value
///
/// ```
///            B(a+s, b+n−s) · [1 − I_p(a+s, b+n−s)]
/// E(s, n) =  ─────────────────────────────────────      a = b = ½
///            B(a, b) · [1 − I_p(a, b)] · p^s · (1−p)^(n−s)
/// ```
///
/// reaches 1/α. If the hypothesis is true, that happens with a probability of at most α, however often the
/// e-value is checked (Ville's inequality; Howard, Ramdas, McAuliffe, Sekhon 2021, arXiv 1810.08240, propositions
/// 6 and 7). It needs no independence, only that the probability of a difference, given the past, satisfies
/// the hypothesis.
///
/// The value of ``init(rateAtMost:)`` falls with n and rises with s: each match multiplies
/// it by the posterior mean of (1−rate)/(1−p), which is below 1 since the prior lies above p. So it
/// only needs to be checked after a difference. ``init(rateAtLeast:)`` is its mirror image.
public struct MixtureTest: Hashable, Sendable {
  /// The largest count that is exact, 2⁵³; larger counts are clamped to it.
  public static let maximumCount = 1 << 53

  /// The rate of the hypothesis.
  public let rate: Double

  private let isMirrored: Bool
  private let logStart: Double

  /// Creates a test that can prove that the rate is above a given one.
  ///
  /// - Parameter rate: The maximum rate by the hypothesis, from 10⁻⁹ to 1 − 10⁻⁹; a number out of range is replaced by
  ///     the nearest one.
  public init(rateAtMost rate: Double) {
    self.init(rate: rate, isMirrored: false)
  }

  /// Creates a test that can prove that the rate is below a given one.
  ///
  /// - Parameter rate: The minimum rate by the hypothesis, from 10⁻⁹ to 1 − 10⁻⁹; a number out of range is replaced by
  ///     the nearest one.
  public init(rateAtLeast rate: Double) {
    self.init(rate: rate, isMirrored: true)
  }

  private init(rate: Double, isMirrored: Bool) {
    let rate = rate > 1e-9 ? min(rate, 1 - 1e-9) : 1e-9
    self.rate = rate
    self.isMirrored = isMirrored
    logStart = Self.logQuotient(0, 0, rate: rate, isMirrored: isMirrored)
  }

  /// Returns the natural logarithm of the e-value, which itself may overflow.
  ///
  /// - Parameters:
  ///   - differences: The number s of differences; limited to 0 to `count`.
  ///   - count: The number n of outcomes; limited to 0 to ``maximumCount``.
  /// - Returns: The logarithm; 0 without outcomes.
  /// - Complexity: O(√n) if the observed rate is close to the hypothesis and s is below a million; otherwise O(1).
  public func logValue(differences: Int, count: Int) -> Double {
    let count = min(max(count, 0), Self.maximumCount)
    let differences = min(max(differences, 0), count)
    return Self.logQuotient(
      Double(differences),
      Double(count - differences),
      rate: rate,
      isMirrored: isMirrored
    ) - logStart
  }

  private static func logQuotient(
    _ differences: Double,
    _ matches: Double,
    rate: Double,
    isMirrored: Bool
  ) -> Double {
    let x = 0.5 + differences
    let y = 0.5 + matches
    let tail =
      isMirrored
      ? BetaTail(x: y, y: x, p: 1 - rate, q: rate) : BetaTail(x: x, y: y, p: rate, q: 1 - rate)
    return tail.logQuotient
  }
}
