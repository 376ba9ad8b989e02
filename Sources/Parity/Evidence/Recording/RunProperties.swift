import Basics

/// The properties of one run that apply to all its counts.
struct RunProperties {
  /// The source of the outcomes of a run.
  enum OutcomeSource {
    /// The run is a launch of the app on a device.
    ///
    /// Outcomes arrive in the order of the comparisons. So an outcome can trip the run. A screen
    /// that is shown again compares the same response again.
    case appLaunch
    /// The run is the replay of a journal or of a part of it.
    ///
    /// Outcomes arrive in any order, so the run never trips. Every response counts as the response
    /// of another device.
    case replay
  }

  let id: String
  let appVersion: String
  let installation: String
  let cohort: String?
  let settings: EvidenceSettings
  let knownNoise: EvidenceNoise
  let source: OutcomeSource

  /// The installation of all replays; they share it so that the result does not depend on how a
  /// journal was divided among replays.
  static let replayInstallation = "replay"

  init(
    _ id: String,
    appVersion: String,
    installation: String,
    cohort: String? = nil,
    settings: EvidenceSettings,
    noise: EvidenceNoise = EvidenceNoise(),
    source: OutcomeSource
  ) {
    self.id = id.truncated(toBytes: LedgerLineFormat.maximumIDBytes)
    self.appVersion = appVersion
    self.installation = installation
    self.cohort = cohort?.truncated(toBytes: EvidenceConfiguration.maximumCohortLength)
    self.settings = settings
    knownNoise = noise
    self.source = source
  }

  /// Returns the run id under which a kind is counted after a number of clearings.
  ///
  /// Each clearing of a kind starts a new run for it: its id is the run's id with the suffix `+1`,
  /// `+2` and so on.
  func id(afterClearings clearingCount: Int) -> String {
    guard clearingCount > 0 else { return id }
    let end = "+\(clearingCount)"
    return id.truncated(toBytes: LedgerLineFormat.maximumIDBytes - end.utf8.count) + end
  }
}
