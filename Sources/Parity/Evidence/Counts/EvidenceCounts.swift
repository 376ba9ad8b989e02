/// The numbers of comparisons of a kind, by outcome.
///
/// No number exceeds 2⁵³, so that adding counts is always commutative and associative.
public struct EvidenceCounts: Hashable, Sendable {
  /// The number of comparisons in which the sides did not differ.
  public private(set) var matched = 0
  /// The number of comparisons in which the sides differed and the rules did not ignore it.
  public private(set) var mismatched = 0
  /// The number of comparisons in which the candidate or the comparison function failed.
  public private(set) var candidateError = 0
  /// The number of comparisons in which every difference is ignored: by the rules, or because a
  /// known cause or the known noise explains it.
  public private(set) var ignored = 0
  /// The number of responses that were not compared and have the outcome
  /// ``ComparisonOutcome/skipped``.
  public private(set) var skipped = 0
  /// The number of responses that were not compared and have the outcome
  /// ``ComparisonOutcome/sampledOut``.
  public private(set) var sampledOut = 0
  /// The number of skipped responses with the reason ``SkipReason/late``.
  public private(set) var late = 0
  /// The number of ``comparisons`` whose response has a hash.
  public private(set) var hashed = 0
  /// The number of `hashed` comparisons whose response the same device had already compared on the
  /// same day.
  public private(set) var repeated = 0

  /// Creates counts of 0.
  public init() {}

  /// Creates counts; the nearest number from 0 to 2⁵³ replaces a number out of this range.
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

  /// Returns a copy with other numbers in `sampledOut`, `late`, `hashed` and `repeated`; a number
  /// that is not given stays as it is.
  ///
  /// `late` is limited to `skipped`, `hashed` to ``comparisons``, and `repeated` to `hashed`.
  package func with(
    sampledOut: Int? = nil,
    late: Int? = nil,
    hashed: Int? = nil,
    repeated: Int? = nil
  ) -> Self {
    var copy = self
    copy.sampledOut = Self.bounded(sampledOut ?? self.sampledOut)
    copy.late = min(Self.bounded(late ?? self.late), skipped)
    copy.hashed = min(Self.bounded(hashed ?? self.hashed), comparisons)
    copy.repeated = min(Self.bounded(repeated ?? self.repeated), copy.hashed)
    return copy
  }

  /// The number s of comparisons with a difference: `mismatched` and `candidateError` together.
  public var differences: Int { Int.cappedSum(mismatched, candidateError) }
  /// The number n of comparisons for the statistical tests: `matched` and ``differences`` together.
  public var comparisons: Int { Int.cappedSum(matched, differences) }
  /// The number of all outcomes except ``ComparisonOutcome/oneSided``, so including responses that
  /// were ignored or not compared.
  public var total: Int {
    Int.cappedSum(Int.cappedSum(comparisons, ignored), Int.cappedSum(skipped, sampledOut))
  }

  /// Adds one outcome; does nothing for ``ComparisonOutcome/oneSided``.
  package mutating func add(_ outcome: ComparisonOutcome) {
    switch outcome {
    case .matched: matched = Int.cappedSum(matched, 1)
    case .mismatched: mismatched = Int.cappedSum(mismatched, 1)
    case .candidateError: candidateError = Int.cappedSum(candidateError, 1)
    case .ignored: ignored = Int.cappedSum(ignored, 1)
    case .skipped: skipped = Int.cappedSum(skipped, 1)
    case .sampledOut: sampledOut = Int.cappedSum(sampledOut, 1)
    case .oneSided: break
    }
  }

  /// Adds 1 to `late`; the caller has already added the skipped response.
  mutating func countSkippedAsLate() { late = Int.cappedSum(late, 1) }

  /// Adds 1 to `hashed`, and to `repeated` if the response was repeated; the caller has already
  /// added the comparison.
  mutating func addHashed(isRepeatedOnSameDay: Bool) {
    hashed = Int.cappedSum(hashed, 1)
    if isRepeatedOnSameDay { repeated = Int.cappedSum(repeated, 1) }
  }

  /// Adds other counts.
  package mutating func add(_ other: Self) {
    matched = Int.cappedSum(matched, other.matched)
    mismatched = Int.cappedSum(mismatched, other.mismatched)
    candidateError = Int.cappedSum(candidateError, other.candidateError)
    ignored = Int.cappedSum(ignored, other.ignored)
    skipped = Int.cappedSum(skipped, other.skipped)
    sampledOut = Int.cappedSum(sampledOut, other.sampledOut)
    late = Int.cappedSum(late, other.late)
    hashed = Int.cappedSum(hashed, other.hashed)
    repeated = Int.cappedSum(repeated, other.repeated)
  }

  private static func bounded(_ count: Int) -> Int {
    min(max(count, 0), MixtureTest.maximumCount)
  }
}
