import Foundation

/// A test of a rate that may be looked at after every outcome: the beta-binomial mixture.
///
/// Of n paired comparisons s differ. The hypothesis that the rate of differences is at most (or at
/// least) a given one is given up when the e-value
///
/// ```
///            B(a+s, b+n−s) · [1 − I_p(a+s, b+n−s)]
/// E(s, n) =  ─────────────────────────────────────      a = b = ½
///            B(a, b) · [1 − I_p(a, b)] · p^s · (1−p)^(n−s)
/// ```
///
/// reaches 1/α. However often one looks, that happens with a chance of at most α while the hypothesis
/// is true (Ville's inequality; Howard, Ramdas, McAuliffe, Sekhon 2021, arXiv 1810.08240, propositions
/// 6 and 7). It needs no independence: only that the chance of a difference, given the past, stays on
/// the hypothesis' side.
///
/// At a given s the value of ``init(rateAtMost:)`` falls in n, and it rises in s: each match multiplies
/// it by the posterior mean of (1−rate)/(1−p), which is below 1 since the prior lies above p. So it
/// only needs to be looked at after a difference. ``init(rateAtLeast:)`` is its mirror image.
public struct MixtureTest: Hashable, Sendable {
  /// The largest count that is exact, 2⁵³; larger counts are clamped to it.
  public static let maximumCount = 1 << 53

  /// The rate that the hypothesis names.
  public let rate: Double

  private let isMirrored: Bool
  private let logStart: Double

  /// Tests whether the rate exceeds a given one.
  ///
  /// - Parameter rate: The rate that the hypothesis says is not exceeded; from 10⁻⁹ to 1 − 10⁻⁹, else
  ///   the nearest of these.
  public init(rateAtMost rate: Double) {
    self.init(rate: rate, isMirrored: false)
  }

  /// Tests whether the rate is below a given one.
  ///
  /// - Parameter rate: The rate that the hypothesis says is reached; from 10⁻⁹ to 1 − 10⁻⁹, else the
  ///   nearest of these.
  public init(rateAtLeast rate: Double) {
    self.init(rate: rate, isMirrored: true)
  }

  private init(rate: Double, isMirrored: Bool) {
    let rate = rate > 1e-9 ? min(rate, 1 - 1e-9) : 1e-9
    self.rate = rate
    self.isMirrored = isMirrored
    logStart = Self.logQuotient(0, 0, rate: rate, isMirrored: isMirrored)
  }

  /// The natural logarithm of the e-value, which itself may be beyond all numbers.
  ///
  /// - Parameters:
  ///   - differences: How many outcomes were differences; between 0 and `count`, else the nearest.
  ///   - count: How many outcomes there were; between 0 and ``maximumCount``, else the nearest.
  /// - Returns: The logarithm, 0 for no outcomes.
  /// - Complexity: O(√n) where the observed rate is next to the hypothesis' and s below a million;
  ///   O(1) elsewhere.
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
