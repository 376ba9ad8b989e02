import Basics

/// The properties that all counts of one run share.
struct CountedRun {
  /// The kind of run that produces the outcomes.
  enum Purpose {
    /// A device.
    ///
    /// Outcomes arrive in order, so a trip has a moment; a screen that is shown again compares the
    /// same response again.
    case device
    /// A part of a corpus: outcomes arrive in any order, and each response was sent to another
    /// device.
    case corpus
  }

  let id: String
  let appVersion: String
  let installation: String
  let cohort: String?
  let settings: EvidenceSettings
  let noise: EvidenceNoise
  let purpose: Purpose

  /// The installation of all replays, so that the result does not depend on how a journal was
  /// distributed to them.
  static let corpus = "replay"

  init(
    _ id: String,
    appVersion: String,
    installation: String,
    cohort: String? = nil,
    settings: EvidenceSettings,
    noise: EvidenceNoise = EvidenceNoise(),
    purpose: Purpose
  ) {
    self.id = id.cut(toBytes: LedgerLine.maximumRunLength)
    self.appVersion = appVersion
    self.installation = installation
    self.cohort = cohort?.cut(toBytes: EvidenceKey.maximumLength)
    self.settings = settings
    self.noise = noise
    self.purpose = purpose
  }

  /// Returns the run id under which a kind is counted after so many clearings; each clearing starts
  /// a new run.
  func id(afterClearings number: Int) -> String {
    guard number > 0 else { return id }
    let end = "+\(number)"
    return id.cut(toBytes: LedgerLine.maximumRunLength - end.utf8.count) + end
  }
}
