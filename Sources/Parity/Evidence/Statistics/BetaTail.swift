import Foundation

/// The upper tail of a beta distribution divided by its kernel, as a logarithm and without
/// cancellation.
///
/// With the parameters `a` and `b`, `p + q = 1` and the regularised incomplete beta function `I`:
///
/// ```
/// ln [ (1 − I_p(a, b)) · B(a, b) / (p^a · q^b) ]
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
  let a, b: Double
  /// The quantile and 1 minus the quantile, both above 0.
  let p, q: Double

  private static let maximumSteps = 100_000
  private static let minimumLargeParameter = 1e6

  /// The natural logarithm of the upper tail divided by the kernel.
  ///
  /// - Complexity: O(√(a + b)) for `p` near the mean, if a parameter is at most a million;
  ///   otherwise O(1).
  var logTailOverKernel: Double {
    let sum = a + b
    let standardDistance = (b * p - a * q) / (a * (b / sum)).squareRoot()
    if min(a, b) > Self.minimumLargeParameter, abs(standardDistance) < 3 {
      return log(tailNearMean) - logKernel
    }
    if p > (a + 1) / (sum + 2) { return log(Self.continuedFraction(b, a, q) / b) }
    let lowerTail = exp(logKernel + log(Self.continuedFraction(a, b, p) / a))
    return log1p(-min(lowerTail, 1 - .ulpOfOne)) - logKernel
  }

  /// The natural logarithm of the kernel `p^a · q^b / B(a, b)`.
  private var logKernel: Double {
    let sum = a + b
    return 0.5 * log(a * (b / sum) / (2 * .pi)) - deviance
      + Self.stirlingError(sum) - Self.stirlingError(a) - Self.stirlingError(b)
  }

  /// The deviance `a ln(a / np) + b ln(b / nq)` with n = a + b, at least 0.
  private var deviance: Double {
    let sum = a + b
    return Self.deviance(of: a, from: sum * p) + Self.deviance(of: b, from: sum * q)
  }

  private var tailNearMean: Double {
    let sum = a + b
    let mean = a / sum
    let variance = mean * (b / sum)
    let distance = (b * p - a * q) / sum
    let deviance = self.deviance
    let root = distance < 0 ? -deviance.squareRoot() : deviance.squareRoot()
    let first = (1 - 2 * mean) / (3 * variance.squareRoot())
    let second = (1 - variance) * distance / (12 * variance * variance.squareRoot())
    return 0.5 * erfc(root) - exp(-deviance) / (2 * .pi * sum).squareRoot() * (first - second)
  }

  /// Returns `I_p(a, b) · a · B(a, b) / (p^a · q^b)`, computed as a continued fraction.
  private static func continuedFraction(_ a: Double, _ b: Double, _ p: Double) -> Double {
    var ratio = 1.0
    var inverse = 1 / max(1 - (a + b) * p / (a + 1), .leastNormalMagnitude)
    var result = inverse
    for step in 1...maximumSteps {
      let m = Double(step)
      let even = m * (b - m) * p / ((a + 2 * m - 1) * (a + 2 * m))
      ratio = avoidingZero(1 + even / ratio)
      inverse = 1 / avoidingZero(1 + even * inverse)
      result *= ratio * inverse
      let odd = -(a + m) * (a + b + m) * p / ((a + 2 * m) * (a + 2 * m + 1))
      ratio = avoidingZero(1 + odd / ratio)
      inverse = 1 / avoidingZero(1 + odd * inverse)
      let change = ratio * inverse
      result *= change
      if abs(change - 1) < .ulpOfOne { break }
    }
    return result
  }

  private static func avoidingZero(_ value: Double) -> Double {
    abs(value) < .leastNormalMagnitude ? .leastNormalMagnitude : value
  }

  /// Returns `a ln(a / m) + m − a`, exact also if `a` and `m` are nearly equal (Loader 2000,
  /// `bd0`).
  private static func deviance(of a: Double, from m: Double) -> Double {
    let difference = a - m
    guard abs(difference) < 0.1 * (a + m) else { return a * log(a / m) - difference }
    let ratio = difference / (a + m)
    let square = ratio * ratio
    var sum = difference * ratio
    var term = 2 * a * ratio
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
