/// How often each outcome came.
///
/// Counts stop at 2⁵³, so that adding them is commutative and associative whatever they are.
public struct EvidenceCounts: Hashable, Sendable {
  /// Both sides showed the same.
  public private(set) var matched = 0
  /// They showed something different.
  public private(set) var mismatched = 0
  /// The side that is not shown failed.
  public private(set) var candidateError = 0
  /// They differed where it does not matter.
  public private(set) var ignored = 0
  /// The response was not compared: there was no time for it, or nothing to compare.
  public private(set) var skipped = 0
  /// The response was not compared, since it was not in the sample.
  public private(set) var sampledOut = 0

  /// Creates counts of nothing.
  public init() {}

  /// Creates counts; a number below 0 or above 2⁵³ is replaced by the nearest.
  ///
  /// - Parameters:
  ///   - matched: Both sides showed the same.
  ///   - mismatched: They showed something different.
  ///   - candidateError: The side that is not shown failed.
  ///   - ignored: They differed where it does not matter.
  ///   - skipped: The response was not compared: there was no time for it, or nothing to compare.
  ///   - sampledOut: The response was not compared, since it was not in the sample.
  public init(
    matched: Int,
    mismatched: Int = 0,
    candidateError: Int = 0,
    ignored: Int = 0,
    skipped: Int = 0,
    sampledOut: Int = 0
  ) {
    self.matched = Self.bounded(matched)
    self.mismatched = Self.bounded(mismatched)
    self.candidateError = Self.bounded(candidateError)
    self.ignored = Self.bounded(ignored)
    self.skipped = Self.bounded(skipped)
    self.sampledOut = Self.bounded(sampledOut)
  }

  /// The comparisons that came out different: s.
  public var differences: Int { Self.sum(mismatched, candidateError) }
  /// The comparisons: n; what was ignored, skipped or sampled out is none.
  public var comparisons: Int { Self.sum(matched, differences) }
  /// All outcomes.
  public var total: Int { Self.sum(Self.sum(comparisons, ignored), Self.sum(skipped, sampledOut)) }

  /// Counts an outcome; one side alone is none.
  ///
  /// - Parameter outcome: What came of comparing.
  public mutating func add(_ outcome: ComparisonOutcome) {
    switch outcome {
    case .matched: matched = Self.sum(matched, 1)
    case .mismatched: mismatched = Self.sum(mismatched, 1)
    case .candidateError: candidateError = Self.sum(candidateError, 1)
    case .ignored: ignored = Self.sum(ignored, 1)
    case .skipped: skipped = Self.sum(skipped, 1)
    case .sampledOut: sampledOut = Self.sum(sampledOut, 1)
    case .oneSided: break
    }
  }

  /// Adds counts.
  ///
  /// - Parameter other: The counts to add.
  public mutating func add(_ other: Self) {
    matched = Self.sum(matched, other.matched)
    mismatched = Self.sum(mismatched, other.mismatched)
    candidateError = Self.sum(candidateError, other.candidateError)
    ignored = Self.sum(ignored, other.ignored)
    skipped = Self.sum(skipped, other.skipped)
    sampledOut = Self.sum(sampledOut, other.sampledOut)
  }

  private static func bounded(_ count: Int) -> Int {
    min(max(count, 0), MixtureTest.maximumCount)
  }

  private static func sum(_ left: Int, _ right: Int) -> Int {
    min(left + right, MixtureTest.maximumCount)
  }
}
