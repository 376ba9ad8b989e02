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
  /// Of those skipped: a side was still at work when the time for the comparison had ended.
  public private(set) var late = 0
  /// The comparisons of a response whose hash is known, so that distinct responses are counted.
  public private(set) var hashed = 0
  /// Of those with a hash: the same device had compared the same response before on the same day.
  public private(set) var repeated = 0

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
  ///   - late: Of those skipped, a side was still at work; at most `skipped`.
  ///   - hashed: Of the comparisons, the response's hash is known; at most the comparisons.
  ///   - repeated: Of those with a hash, the same device had compared the same response before on the
  ///     same day; at most `hashed`.
  package init(
    matched: Int,
    mismatched: Int = 0,
    candidateError: Int = 0,
    ignored: Int = 0,
    skipped: Int = 0,
    sampledOut: Int = 0,
    late: Int = 0,
    hashed: Int = 0,
    repeated: Int = 0
  ) {
    self.matched = Self.bounded(matched)
    self.mismatched = Self.bounded(mismatched)
    self.candidateError = Self.bounded(candidateError)
    self.ignored = Self.bounded(ignored)
    self.skipped = Self.bounded(skipped)
    self.sampledOut = Self.bounded(sampledOut)
    self.late = min(Self.bounded(late), self.skipped)
    self.hashed = min(Self.bounded(hashed), comparisons)
    self.repeated = min(Self.bounded(repeated), self.hashed)
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

  /// Notes of the response that was skipped last that a side was still at work.
  mutating func addLate() { late = Self.sum(late, 1) }

  /// Notes of the last comparison that its response's hash is known.
  mutating func addHashed(isRepeated: Bool) {
    hashed = Self.sum(hashed, 1)
    if isRepeated { repeated = Self.sum(repeated, 1) }
  }

  /// Adds counts.
  ///
  /// - Parameter other: The counts to add.
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
