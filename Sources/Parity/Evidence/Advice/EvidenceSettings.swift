/// The rates and error probabilities of the proofs for a rollback and for the next stage.
public struct EvidenceSettings: Hashable, Sendable {
  /// The rate of differences above which a kind is rolled back: p0.
  public let toleratedRate: Double
  /// The maximum probability that any watched kind with a rate of at most p0 is rolled back.
  public let rollBackAlpha: Double
  /// The rate of differences below which a kind may move on: p1.
  public let advanceRate: Double
  /// The maximum probability that a kind moves on although its rate of differences is not below p1.
  public let advanceAlpha: Double
  /// The number K of kinds that are watched together; each gets an equal share of
  /// ``rollBackAlpha``.
  public let watchedKindCount: Int

  /// Creates settings; a number out of range is replaced by the nearest one in range, and NaN by
  /// 10⁻⁹.
  ///
  /// - Parameters:
  ///   - toleratedRate: p0, from 10⁻⁹ to 1 − 10⁻⁹.
  ///   - rollBackAlpha: The probability of a false rollback, from 10⁻⁹ to ½.
  ///   - advanceRate: p1, from 10⁻⁹ to 1 − 10⁻⁹.
  ///   - advanceAlpha: The probability of moving on falsely, from 10⁻⁹ to ½.
  ///   - watchedKindCount: The number of kinds that are watched together, from 1 to 100,000.
  public init(
    toleratedRate: Double = 0.01,
    rollBackAlpha: Double = 0.01,
    advanceRate: Double = 0.01,
    advanceAlpha: Double = 0.05,
    watchedKindCount: Int = 1
  ) {
    self.toleratedRate = Self.clampedOrLeastIfNaN(toleratedRate, to: 1e-9...(1 - 1e-9))
    self.rollBackAlpha = Self.clampedOrLeastIfNaN(rollBackAlpha, to: 1e-9...0.5)
    self.advanceRate = Self.clampedOrLeastIfNaN(advanceRate, to: 1e-9...(1 - 1e-9))
    self.advanceAlpha = Self.clampedOrLeastIfNaN(advanceAlpha, to: 1e-9...0.5)
    self.watchedKindCount = min(max(watchedKindCount, 1), Self.maximumWatchedKindCount)
  }

  /// Returns the settings with p0 raised to a rate of noise, if the rate is known and higher.
  func raisingToleratedRate(toAtLeast rate: Double?) -> Self {
    guard let rate, rate > toleratedRate else { return self }
    return Self(
      toleratedRate: rate,
      rollBackAlpha: rollBackAlpha,
      advanceRate: advanceRate,
      advanceAlpha: advanceAlpha,
      watchedKindCount: watchedKindCount
    )
  }

  /// Returns the settings for a number of groups, each of which has all watched kinds.
  ///
  /// Each kind of each group gets an equal share: ``rollBackAlpha``, divided by
  /// ``watchedKindCount`` and by the number of groups, together at most
  /// ``maximumWatchedKindCount``. ``advanceAlpha`` is not divided.
  func sharingRollBackAlpha(amongGroups groups: Int) -> Self {
    Self(
      toleratedRate: toleratedRate,
      rollBackAlpha: rollBackAlpha,
      advanceRate: advanceRate,
      advanceAlpha: advanceAlpha,
      watchedKindCount: watchedKindCount * groups
    )
  }

  /// The maximum number of kinds: 100,000.
  package static let maximumWatchedKindCount = 100_000
  /// The maximum number of restarts that a run stores: 1,000,000.
  package static let maximumRestartCount = 1_000_000

  /// The probability of a false rollback that is allowed for one kind: its share of
  /// ``rollBackAlpha``.
  package var rollBackAlphaPerKind: Double { rollBackAlpha / Double(watchedKindCount) }

  /// Returns the probability of a false rollback that is allowed for one kind after restarts.
  ///
  /// The first counts of a kind have one share, ``rollBackAlphaPerKind``. All later counts together
  /// have a second share of the same size: the k-th restart gets `6 / (π² k²)` of it. For a fleet,
  /// whose advice has no restarts, use ``rollBackAlphaPerKind``.
  ///
  /// - Parameter restartCount: The number of times that the counts of the kind restarted at zero; 0
  ///   for the first counts.
  /// - Returns: The probability.
  package func rollBackAlpha(afterRestarts restartCount: Int) -> Double {
    guard restartCount > 0 else { return rollBackAlphaPerKind }
    let number = Double(restartCount)
    return rollBackAlphaPerKind * 6 / (Double.pi * Double.pi * number * number)
  }

  /// Returns the number in a range that is nearest to a number; NaN becomes the lower bound.
  private static func clampedOrLeastIfNaN(
    _ number: Double,
    to range: ClosedRange<Double>
  ) -> Double {
    number > range.lowerBound ? min(number, range.upperBound) : range.lowerBound
  }
}
