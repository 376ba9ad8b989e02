import Foundation

/// The upper tail of a beta distribution over its kernel, in logarithms and without cancellation.
///
/// With `x`, `y` the parameters, `p + q = 1` and `I` the regularised incomplete beta function:
///
/// ```
/// ln [ (1 − I_p(x, y)) · B(x, y) / (p^x · q^y) ]
/// ```
///
/// Beyond the mean the continued fraction of DLMF 8.17.22 gives the quotient itself, by Lentz's method
/// as modified by Thompson and Barnett (1986). Before it the kernel comes from the saddle-point form
/// of Loader, "Fast and Accurate Computation of Binomial Probabilities" (2000), whose terms stay exact
/// where factorials would cancel. Next to the mean of large parameters the fraction would need √n
/// steps: there the first term of Temme's uniform expansion (DLMF 8.18.9) stands in.
struct BetaTail {
  /// The parameters, each at least ½.
  let x, y: Double
  /// The quantile and its distance from 1, both above 0.
  let p, q: Double

  private static let maximumSteps = 100_000
  private static let largeParameter = 1e6

  /// The logarithm of the upper tail over the kernel.
  ///
  /// - Complexity: O(√(x + y)) next to the mean, up to parameters of a million; O(1) elsewhere.
  var logQuotient: Double {
    let sum = x + y
    let standardDistance = (y * p - x * q) / (x * (y / sum)).squareRoot()
    if min(x, y) > Self.largeParameter, abs(standardDistance) < 3 {
      return log(tailNextToMean) - logKernel
    }
    if p > (x + 1) / (sum + 2) { return log(Self.fraction(y, x, q) / y) }
    let lowerTail = exp(logKernel + log(Self.fraction(x, y, p) / x))
    return log1p(-min(lowerTail, 1 - .ulpOfOne)) - logKernel
  }

  /// The logarithm of `p^x · q^y / B(x, y)`.
  private var logKernel: Double {
    let sum = x + y
    return 0.5 * log(x * (y / sum) / (2 * .pi)) - deviance
      + Self.stirlingError(sum) - Self.stirlingError(x) - Self.stirlingError(y)
  }

  /// `x ln(x / np) + y ln(y / nq)` with n = x + y, which is at least 0.
  private var deviance: Double {
    let sum = x + y
    return Self.deviance(of: x, from: sum * p) + Self.deviance(of: y, from: sum * q)
  }

  private var tailNextToMean: Double {
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

  /// The continued fraction of `I_p(x, y) · x · B(x, y) / (p^x · q^y)`.
  private static func fraction(_ x: Double, _ y: Double, _ p: Double) -> Double {
    var ratio = 1.0
    var inverse = 1 / max(1 - (x + y) * p / (x + 1), .leastNormalMagnitude)
    var result = inverse
    for step in 1...maximumSteps {
      let m = Double(step)
      let even = m * (y - m) * p / ((x + 2 * m - 1) * (x + 2 * m))
      ratio = nonzero(1 + even / ratio)
      inverse = 1 / nonzero(1 + even * inverse)
      result *= ratio * inverse
      let odd = -(x + m) * (x + y + m) * p / ((x + 2 * m) * (x + 2 * m + 1))
      ratio = nonzero(1 + odd / ratio)
      inverse = 1 / nonzero(1 + odd * inverse)
      let change = ratio * inverse
      result *= change
      if abs(change - 1) < .ulpOfOne { break }
    }
    return result
  }

  private static func nonzero(_ value: Double) -> Double {
    abs(value) < .leastNormalMagnitude ? .leastNormalMagnitude : value
  }

  /// `x ln(x / m) + m − x`, also where both are nearly the same (Loader 2000, `bd0`).
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

  /// `ln Γ(z) − (z − ½) ln z + z − ½ ln 2π` (DLMF 5.11.1; below 15 by recurrence).
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
