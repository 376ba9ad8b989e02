import Basics
public import ScreenDocument

/// Which responses the side that is not shown gets at all, to be compared.
///
/// A response outside of the sample costs neither the run nor the comparison, and is `sampledOut`. A
/// handler that others listen to gets every response, whatever the sample.
public struct CandidateSampling: Hashable, Sendable {
  /// The share of responses in the sample, where ``kinds`` names no other.
  public let rate: Double
  /// The shares of kinds of their own.
  public let kinds: [ContentKind: Double]
  /// What the choice depends on, besides content and response: the same seed, the same sample.
  public let seed: UInt64

  /// Creates a sampling; a share outside 0 to 1 is replaced by the nearest, what is no number by 0.
  ///
  /// - Parameters:
  ///   - rate: The share of responses in the sample, from 0 to 1.
  ///   - kinds: The shares of kinds of their own, from 0 to 1.
  ///   - seed: What the choice depends on. One of its own for each launch by default: were it the same
  ///     everywhere, no device would ever compare the responses that another does not.
  public init(
    rate: Double = 1,
    kinds: [ContentKind: Double] = [:],
    seed: UInt64 = .random(in: .min ... .max)
  ) {
    self.rate = Self.bounded(rate)
    self.kinds = kinds.mapValues(Self.bounded)
    self.seed = seed
  }

  /// Every response.
  public static let all = CandidateSampling(seed: 0)

  /// Whether a response is in the sample.
  ///
  /// A hash of seed, content and number decides (64-bit FNV-1a, mixed by MurmurHash3's finalizer), so
  /// a response in the sample of a rate is in that of every higher one.
  ///
  /// - Parameters:
  ///   - number: The ordinal of the response within its screen.
  ///   - id: Its content.
  ///   - kind: The content's kind.
  /// - Returns: Whether it is.
  /// - Complexity: O(length of the id); O(1) where all are, or none.
  public func contains(_ number: Int, of id: ContentID, _ kind: ContentKind) -> Bool {
    let rate = kinds.isEmpty ? rate : kinds[kind] ?? rate
    if rate >= 1 { return true }
    if rate <= 0 { return false }
    var hash = FNV1a()
    withUnsafeBytes(of: seed.littleEndian) { hash.add($0) }
    withUnsafeBytes(of: number.littleEndian) { hash.add($0) }
    hash.add(id.rawValue.utf8)
    return hash.unitInterval < rate
  }

  private static func bounded(_ rate: Double) -> Double { rate > 0 ? min(rate, 1) : 0 }
}
