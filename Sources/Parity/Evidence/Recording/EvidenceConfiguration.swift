public import Foundation

/// The configuration of an ``EvidenceRecorder``.
public struct EvidenceConfiguration {
  /// The rates and error probabilities of the proofs.
  public var settings: EvidenceSettings
  /// The places that are known to differ at random.
  public var noise: EvidenceNoise
  /// The group of users to which the installation belongs, such as its system's version; cut at 256
  /// bytes.
  public var cohort: String?
  /// The number of outcomes that are written together, at least 1.
  public var batchSize: Int
  /// Returns the current time; only its day is stored.
  public var now: () -> Date

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - settings: The rates and error probabilities of the proofs.
  ///   - noise: The places that are known to differ at random.
  ///   - cohort: The group of users to which the installation belongs; cut at 256 bytes.
  ///   - batchSize: The number of outcomes that are written together, at least 1.
  ///   - now: Returns the current time; only its day is stored.
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
