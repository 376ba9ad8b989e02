public import Foundation

/// The configuration of an ``EvidenceRecorder``.
public struct EvidenceConfiguration {
  /// The rates and error probabilities of the proofs, and the number of watched kinds.
  public var settings: EvidenceSettings
  /// The places that are known to differ at random.
  public var noise: EvidenceNoise
  /// The group of users to which the installation belongs, such as the system's version; `nil` for
  /// no group.
  ///
  /// A name longer than ``maximumCohortLength`` bytes is truncated. Use at most 32 names in all
  /// versions of the app: `homedump ledger --by cohort` refuses more.
  public var cohort: String?
  /// The number of outcomes after which the counts are written; less than 1 counts as 1.
  public var batchSize: Int
  /// A function that returns the current time, of which only the day is stored.
  public var now: () -> Date

  /// The maximum number of bytes of a cohort's name in UTF-8: 40.
  public static let maximumCohortLength = 40

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - settings: The rates and error probabilities of the proofs.
  ///   - noise: The places that are known to differ at random.
  ///   - cohort: The group of users to which the installation belongs; `nil` for no group.
  ///   - batchSize: The number of outcomes after which the counts are written; less than 1 counts
  ///     as 1.
  ///   - now: Returns the current time, of which only the day is stored.
  public init(
    settings: EvidenceSettings = EvidenceSettings(),
    noise: EvidenceNoise = EvidenceNoise(),
    cohort: String? = nil,
    batchSize: Int = 32,
    now: @escaping () -> Date = { Date() }
  ) {
    self.settings = settings
    self.noise = noise
    self.cohort = cohort
    self.batchSize = batchSize
    self.now = now
  }
}
