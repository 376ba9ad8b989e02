import Basics

/// What all counts of one run have in common.
struct CountedRun {
  /// What the outcomes are of.
  enum Purpose {
    /// One device: they come in order, so that a trip at one of them means something, and what is shown
    /// again and again is compared again and again.
    case device
    /// A part of a corpus: in any order, each response sent to another device.
    case corpus
  }

  let id: String
  let appVersion: String
  let installation: String
  let cohort: String?
  let settings: EvidenceSettings
  let noise: EvidenceNoise
  let purpose: Purpose

  /// The installation of all replays, so that it makes no difference how a journal was dealt to them.
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

  /// The id under which a kind is counted after it was cleared a number of times: each time starts another run.
  func id(afterClearings number: Int) -> String {
    guard number > 0 else { return id }
    let end = "+\(number)"
    return id.cut(toBytes: LedgerLine.maximumRunLength - end.utf8.count) + end
  }
}
