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
  ///   - contents: How many contents are watched together, from 1 to 100,000.
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

  /// The same settings for a content of which more is tolerated.
  ///
  /// - Parameter rate: The rate of differences that is noise; the settings' own rate counts if it is greater.
  /// - Returns: The settings.
  func tolerating(_ rate: Double?) -> Self {
    guard let rate, rate > toleratedRate else { return self }
    return Self(
      toleratedRate: rate,
      rollBackAlpha: rollBackAlpha,
      advanceRate: advanceRate,
      advanceAlpha: advanceAlpha,
      contents: contents
    )
  }

  /// The most contents that share a chance, 100,000.
  package static let maximumContents = 100_000
  /// The most restarts that are distinguished, 1,000,000.
  package static let maximumRestart = 1_000_000

  /// The chance of a false roll back that one content has: its share.
  package var rollBackShare: Double { rollBackAlpha / Double(contents) }

  /// The chance of a false roll back that one content has on a device that has started it again: its
  /// share, and of the k-th restart the k-th part of a sum, `6 / (π² k²)`.
  ///
  /// The first start and all restarts together have one share each. A fleet has no restarts: its advice
  /// is given by ``rollBackShare``.
  ///
  /// - Parameter restart: How often the content has started again at zero; 0 for its first start.
  /// - Returns: The chance.
  package func rollBackAlpha(restart: Int) -> Double {
    guard restart > 0 else { return rollBackShare }
    let number = Double(restart)
    return rollBackShare * 6 / (Double.pi * Double.pi * number * number)
  }

  /// A number in its range; what is no number is the smallest.
  private static func bounded(_ number: Double, to maximum: Double) -> Double {
    number > 1e-9 ? min(number, maximum) : 1e-9
  }
}
