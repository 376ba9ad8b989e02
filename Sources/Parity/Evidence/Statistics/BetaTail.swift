import Foundation

/// The upper tail of a beta distribution divided by its kernel, as a logarithm and without
/// cancellation.
///
/// With the parameters `x` and `y`, `p + q = 1` and the regularised incomplete beta function `I`:
///
/// ```
/// ln [ (1 − I_p(x, y)) · B(x, y) / (p^x · q^y) ]
/// ```
///
/// For `p` above the mean, the quotient is the continued fraction of DLMF 8.17.22, computed by
/// Lentz's method as modified by Thompson and Barnett (1986). For `p` below the mean, the kernel is
/// computed by the saddle-point form of Loader, "Fast and Accurate Computation of Binomial
/// Probabilities" (2000), which stays exact where factorials would cancel. For `p` near the mean
/// and large parameters, the fraction would need √n steps; the first term of Temme's uniform
/// expansion (DLMF 8.18.9) is used instead.
struct BetaTail {
  /// The parameters, each at least ½.
  let x, y: Double
  /// The quantile and 1 minus the quantile, both above 0.
  let p, q: Double

  private static let maximumSteps = 100_000
  private static let minimumLargeParameter = 1e6

  /// The natural logarithm of the upper tail divided by the kernel.
  ///
  /// - Complexity: O(√(x + y)) for `p` near the mean, if a parameter is at most a million;
  ///   otherwise O(1).
  var logTailOverKernel: Double {
    let sum = x + y
    let standardDistance = (y * p - x * q) / (x * (y / sum)).squareRoot()
    if min(x, y) > Self.minimumLargeParameter, abs(standardDistance) < 3 {
      return log(tailNearMean) - logKernel
    }
    if p > (x + 1) / (sum + 2) { return log(Self.continuedFraction(y, x, q) / y) }
    let lowerTail = exp(logKernel + log(Self.continuedFraction(x, y, p) / x))
    return log1p(-min(lowerTail, 1 - .ulpOfOne)) - logKernel
  }

  /// The natural logarithm of the kernel `p^x · q^y / B(x, y)`.
  private var logKernel: Double {
    let sum = x + y
    return 0.5 * log(x * (y / sum) / (2 * .pi)) - deviance
      + Self.stirlingError(sum) - Self.stirlingError(x) - Self.stirlingError(y)
  }

  /// The deviance `x ln(x / np) + y ln(y / nq)` with n = x + y, at least 0.
  private var deviance: Double {
    let sum = x + y
    return Self.deviance(of: x, from: sum * p) + Self.deviance(of: y, from: sum * q)
  }

  private var tailNearMean: Double {
    let sum = x + y
    let mean = x / sum
    let variance = mean * (y / sum)
    let distance = (y * p - x * q) / sum
    let deviance = self.deviance
    let root = distance < 0 ? -deviance.squareRoot() : deviance.squareRoot()
    let first = (1 - 2 * mean) / (3 * variance.squareRoot())
    let second = (1 - variance) * distance / (12 * variance * variance.squareRoot())
    return 0.5 * erfc(root) - exp(-deviance) / (2 * .pi * sum).squareRoot() * (first - second)
  }

  /// Returns `I_p(x, y) · x · B(x, y) / (p^x · q^y)`, computed as a continued fraction.
  private static func continuedFraction(_ x: Double, _ y: Double, _ p: Double) -> Double {
    var ratio = 1.0
    var inverse = 1 / max(1 - (x + y) * p / (x + 1), .leastNormalMagnitude)
    var result = inverse
    for step in 1...maximumSteps {
      let m = Double(step)
      let even = m * (y - m) * p / ((x + 2 * m - 1) * (x + 2 * m))
      ratio = awayFromZero(1 + even / ratio)
      inverse = 1 / awayFromZero(1 + even * inverse)
      result *= ratio * inverse
      let odd = -(x + m) * (x + y + m) * p / ((x + 2 * m) * (x + 2 * m + 1))
      ratio = awayFromZero(1 + odd / ratio)
      inverse = 1 / awayFromZero(1 + odd * inverse)
      let change = ratio * inverse
      result *= change
      if abs(change - 1) < .ulpOfOne { break }
    }
    return result
  }

  private static func awayFromZero(_ value: Double) -> Double {
    abs(value) < .leastNormalMagnitude ? .leastNormalMagnitude : value
  }

  /// Returns `x ln(x / m) + m − x`, exact also if `x` and `m` are nearly equal (Loader 2000,
  /// `bd0`).
  private static func deviance(of x: Double, from m: Double) -> Double {
    let difference = x - m
    guard abs(difference) < 0.1 * (x + m) else { return x * log(x / m) - difference }
    let ratio = difference / (x + m)
    let square = ratio * ratio
    var sum = difference * ratio
    var term = 2 * x * ratio
    var divisor = 1.0
    while true {
      term *= square
      divisor += 2
      let next = sum + term / divisor
      if next == sum { return sum }
      sum = next
    }
  }

  /// Returns `ln Γ(z) − (z − ½) ln z + z − ½ ln 2π` (DLMF 5.11.1; by recurrence for `z` below 15).
  private static func stirlingError(_ z: Double) -> Double {
    var error = 0.0
    var z = z
    while z < 15 {
      error += (z + 0.5) * log1p(1 / z) - 1
      z += 1
    }
    let square = 1 / (z * z)
    var series = 691 / 360_360.0
    for coefficient in [1 / 1188.0, 1 / 1680.0, 1 / 1260.0, 1 / 360.0, 1 / 12.0] {
      series = coefficient - square * series
    }
    return error + series / z
  }
}
