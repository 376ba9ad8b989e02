import Parity

/// Why a kind was taken back to the old side without anybody's doing.
///
/// A trip holds for the flag version and app version in which it happened, until it is cleared.
public struct StageTrip: Hashable, Sendable {
  /// The version of the kind's flag; `nil` where no flag was asked.
  public let flagVersion: String?
  /// The app's version; `nil` if it is not known.
  public let appVersion: String?
  /// What happened, in a few words.
  public let explanation: String

  /// Describes a trip.
  ///
  /// - Parameters:
  ///   - flagVersion: The version of the kind's flag.
  ///   - appVersion: The app's version.
  ///   - explanation: What happened, in a few words.
  public init(flagVersion: String?, appVersion: String?, explanation: String) {
    self.flagVersion = flagVersion
    self.appVersion = appVersion
    self.explanation = explanation
  }

  /// A trip in the versions of a key.
  init(_ key: EvidenceKey, _ explanation: String) {
    self.init(
      flagVersion: key.flagVersion.isEmpty ? nil : key.flagVersion,
      appVersion: key.appVersion.isEmpty ? nil : key.appVersion,
      explanation: explanation
    )
  }

  /// Whether the trip happened in these versions; of long ones, only the bytes that ledgers keep count.
  func holds(flagVersion: String?, appVersion: String?) -> Bool {
    Self.kept(self.flagVersion) == Self.kept(flagVersion) && holds(appVersion: appVersion)
  }

  /// Whether the trip happened in this version of the app.
  func holds(appVersion: String?) -> Bool {
    Self.kept(self.appVersion) == Self.kept(appVersion)
  }

  private static func kept(_ version: String?) -> String? {
    guard let version, !version.isEmpty else { return nil }
    return version.cut(toBytes: EvidenceKey.maximumLength)
  }
}
