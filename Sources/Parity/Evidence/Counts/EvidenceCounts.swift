/// The number of comparisons with each outcome.
///
/// Counts stop at 2⁵³, so that adding them is always commutative and associative.
public struct EvidenceCounts: Hashable, Sendable {
  /// The comparisons in which both sides showed the same.
  public private(set) var matched = 0
  /// The comparisons in which the sides differed.
  public private(set) var mismatched = 0
  /// The comparisons in which the candidate failed.
  public private(set) var candidateError = 0
  /// The comparisons in which the sides differed only where the rules ignore it.
  public private(set) var ignored = 0
  /// The responses that were not compared; ``SkipReason`` lists the reasons.
  public private(set) var skipped = 0
  /// The responses that were not compared because they are not in the sample.
  public private(set) var sampledOut = 0
  /// The skipped responses for which a side was still working when the time for the comparison
  /// ended.
  public private(set) var late = 0
  /// The comparisons of a response with a known hash, which distinct responses are counted by.
  public private(set) var hashed = 0
  /// The comparisons with a hash whose response the same device had already compared on the same
  /// day.
  public private(set) var repeated = 0

  /// Creates empty counts.
  public init() {}

  /// Creates counts; a number outside 0 to 2⁵³ is replaced by the nearest one.
  package init(
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

  /// Returns the counts with other parts: `late` is limited to the skipped responses, `hashed` to the
  /// comparisons, and `repeated` to `hashed`.
  package func with(late: Int = 0, hashed: Int = 0, repeated: Int = 0) -> Self {
    var copy = self
    copy.late = min(Self.bounded(late), skipped)
    copy.hashed = min(Self.bounded(hashed), comparisons)
    copy.repeated = min(Self.bounded(repeated), copy.hashed)
    return copy
  }

  /// The number s of comparisons with a difference: mismatches and candidate errors.
  public var differences: Int { Self.sum(mismatched, candidateError) }
  /// The number n of comparisons; ignored, skipped and sampled-out responses do not count.
  public var comparisons: Int { Self.sum(matched, differences) }
  /// The number of outcomes of every kind.
  public var total: Int { Self.sum(Self.sum(comparisons, ignored), Self.sum(skipped, sampledOut)) }

  /// Counts an outcome; ``ComparisonOutcome/oneSided`` is not counted.
  package mutating func add(_ outcome: ComparisonOutcome) {
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

  /// Marks the last skipped response as late.
  mutating func addLate() { late = Self.sum(late, 1) }

  /// Marks the last comparison as one of a response with a known hash.
  mutating func addHashed(isRepeated: Bool) {
    hashed = Self.sum(hashed, 1)
    if isRepeated { repeated = Self.sum(repeated, 1) }
  }

  /// Adds other counts.
  package mutating func add(_ other: Self) {
    matched = Self.sum(matched, other.matched)
    mismatched = Self.sum(mismatched, other.mismatched)
    candidateError = Self.sum(candidateError, other.candidateError)
    ignored = Self.sum(ignored, other.ignored)
    skipped = Self.sum(skipped, other.skipped)
    sampledOut = Self.sum(sampledOut, other.sampledOut)
    late = Self.sum(late, other.late)
    hashed = Self.sum(hashed, other.hashed)
    repeated = Self.sum(repeated, other.repeated)
  }

  private static func bounded(_ count: Int) -> Int {
    min(max(count, 0), MixtureTest.maximumCount)
  }

  private static func sum(_ left: Int, _ right: Int) -> Int {
    min(left + right, MixtureTest.maximumCount)
  }
}
