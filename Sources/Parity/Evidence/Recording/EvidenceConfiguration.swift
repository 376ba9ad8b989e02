public import Foundation

/// How an ``EvidenceRecorder`` counts.
public struct EvidenceConfiguration {
  /// What has to be proved.
  public var settings: EvidenceSettings
  /// What differs without a reason.
  public var noise: EvidenceNoise
  /// The group of users that the installation belongs to, such as its system's version; cut at 256 bytes.
  public var cohort: String?
  /// The number of outcomes that are written together, at least 1.
  public var batchSize: Int
  /// Returns the current time, of which the day is kept.
  public var now: () -> Date

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - settings: What has to be proved.
  ///   - noise: What differs without a reason.
  ///   - cohort: The group of users that the installation belongs to; cut at 256 bytes.
  ///   - batchSize: The number of outcomes that are written together, at least 1.
  ///   - now: Returns the current time, of which the day is kept.
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
