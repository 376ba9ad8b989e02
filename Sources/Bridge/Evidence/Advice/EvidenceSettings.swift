/// What has to be proved before a content is rolled back, or moved on.
public struct EvidenceSettings: Hashable, Sendable {
  /// The rate of differences above which a content is rolled back: p0.
  public let toleratedRate: Double
  /// The chance, at most, of rolling back any content of a screen whose rate is not above that.
  public let rollBackAlpha: Double
  /// The rate of differences below which a content may move on: p1.
  public let advanceRate: Double
  /// The chance, at most, of moving on with a content whose rate is not below that.
  public let advanceAlpha: Double
  /// How many contents are watched together: K; each gets its share of ``rollBackAlpha``.
  public let contents: Int

  /// Creates settings; a number outside its range is replaced by the nearest in it.
  ///
  /// - Parameters:
  ///   - toleratedRate: p0, from 10⁻⁹ to 1 − 10⁻⁹.
  ///   - rollBackAlpha: The chance of a false roll back, from 10⁻⁹ to ½.
  ///   - advanceRate: p1, from 10⁻⁹ to 1 − 10⁻⁹.
  ///   - advanceAlpha: The chance of moving on falsely, from 10⁻⁹ to ½.
  ///   - contents: How many contents are watched together, from 1 to ``maximumContents``.
  public init(
    toleratedRate: Double = 0.01,
    rollBackAlpha: Double = 0.01,
    advanceRate: Double = 0.01,
    advanceAlpha: Double = 0.05,
    contents: Int = 1
  ) {
    self.toleratedRate = Self.bounded(toleratedRate, to: 1 - 1e-9)
    self.rollBackAlpha = Self.bounded(rollBackAlpha, to: 0.5)
    self.advanceRate = Self.bounded(advanceRate, to: 1 - 1e-9)
    self.advanceAlpha = Self.bounded(advanceAlpha, to: 0.5)
    self.contents = min(max(contents, 1), Self.maximumContents)
  }

  /// The most contents that share a chance, 100,000.
  public static let maximumContents = 100_000
  /// The most restarts that are told apart, 1,000,000.
  public static let maximumRestart = 1_000_000

  /// The chance of a false roll back that one content has: its share, and of the k-th restart the
  /// k-th part of a sum, `6 / (π² k²)`.
  ///
  /// The first start and all restarts together have one share each.
  ///
  /// - Parameters:
  ///   - restart: How often the content has started again at zero; 0 for its first start.
  ///   - contents: How many contents are watched together.
  /// - Returns: The chance.
  public func rollBackAlpha(restart: Int, contents: Int) -> Double {
    let share = rollBackAlpha / Double(max(contents, 1))
    guard restart > 0 else { return share }
    let number = Double(restart)
    return share * 6 / (Double.pi * Double.pi * number * number)
  }

  /// A number in its range; what is no number is the smallest.
  private static func bounded(_ number: Double, to maximum: Double) -> Double {
    number > 1e-9 ? min(number, maximum) : 1e-9
  }
}
