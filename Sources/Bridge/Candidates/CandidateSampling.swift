import Basics
public import ScreenDocument

/// The selection of the responses that candidates receive.
///
/// A candidate does not receive a response outside the sample; the result of this response is
/// `sampledOut`. A spare handler to which other handlers listen receives every response, and is
/// compared, regardless of the sample.
public struct CandidateSampling: Hashable, Sendable {
  /// The share of responses in the sample, from 0 to 1, for kinds without an entry in
  /// ``rateOfKind``.
  public let rate: Double
  /// The shares of individual kinds, from 0 to 1.
  public let rateOfKind: [ContentKind: Double]
  /// The seed of the selection: with the same seed and rate, a response with the same content id
  /// and delivery number is always selected, or never.
  public let seed: UInt64

  /// Creates a sampling; shares are clamped to 0…1, and NaN counts as 0.
  ///
  /// - Parameters:
  ///   - rate: The share of responses in the sample, from 0 to 1.
  ///   - rateOfKind: The shares of individual kinds, from 0 to 1.
  ///   - seed: The seed of the selection. The default is random for each launch: with one seed for
  ///     all devices, some responses would never be compared on any device.
  public init(
    rate: Double = 1,
    rateOfKind: [ContentKind: Double] = [:],
    seed: UInt64 = .random(in: .min ... .max)
  ) {
    self.rate = Self.clampedToUnitInterval(rate)
    self.rateOfKind = rateOfKind.mapValues(Self.clampedToUnitInterval)
    self.seed = seed
  }

  /// A sampling that selects every response.
  public static let all = CandidateSampling(seed: 0)

  /// Returns whether a response is in the sample.
  ///
  /// The kind chooses the rate. A hash of seed, content id and number decides (64-bit FNV-1a, mixed
  /// by MurmurHash3's finalizer), so with the same seed, a response in the sample of one rate is
  /// also in the sample of every higher rate.
  ///
  /// - Parameters:
  ///   - number: The delivery number of the response or action.
  ///   - id: The id of the response's content.
  ///   - kind: The content's kind, whose rate in ``rateOfKind`` is used instead of ``rate``.
  /// - Returns: True if the response is in the sample.
  /// - Complexity: O(length of the id); O(1) for the rates 0 and 1.
  public func contains(deliveryNumber number: Int, of id: ContentID, kind: ContentKind) -> Bool {
    let rate = rateOfKind.isEmpty ? rate : rateOfKind[kind] ?? rate
    if rate >= 1 { return true }
    if rate <= 0 { return false }
    var hash = FNV1a()
    withUnsafeBytes(of: seed.littleEndian) { hash.add($0) }
    withUnsafeBytes(of: number.littleEndian) { hash.add($0) }
    hash.add(id.rawValue.utf8)
    return hash.unitInterval < rate
  }

  private static func clampedToUnitInterval(_ rate: Double) -> Double {
    rate > 0 ? min(rate, 1) : 0
  }
}
