import Parity

/// An automatic change of a kind's stage to `off`, with its reason.
///
/// A trip applies to the flag version and app version in which it happened, until it is removed.
public struct StageTrip: Hashable, Sendable {
  /// The version of the kind's flag; `nil` if no flag was evaluated.
  public let flagVersion: String?
  /// The app's version; `nil` if it is unknown.
  public let appVersion: String?
  /// A short description of the cause.
  public let explanation: String

  /// Creates a trip.
  ///
  /// - Parameters:
  ///   - flagVersion: The version of the kind's flag; `nil` if no flag was evaluated.
  ///   - appVersion: The app's version; `nil` if it is unknown.
  ///   - explanation: A short description of the cause.
  public init(flagVersion: String?, appVersion: String?, explanation: String) {
    self.flagVersion = flagVersion
    self.appVersion = appVersion
    self.explanation = explanation
  }

  /// Creates a trip for the versions of an evidence key.
  init(_ key: EvidenceKey, _ explanation: String) {
    self.init(
      flagVersion: key.flagVersion.isEmpty ? nil : key.flagVersion,
      appVersion: key.appVersion.isEmpty ? nil : key.appVersion,
      explanation: explanation
    )
  }

  /// Returns whether the trip applies to these versions; of a long version, only the bytes that
  /// ledgers keep are compared.
  func holds(flagVersion: String?, appVersion: String?) -> Bool {
    Self.kept(self.flagVersion) == Self.kept(flagVersion) && holds(appVersion: appVersion)
  }

  /// Returns whether the trip applies to this version of the app.
  func holds(appVersion: String?) -> Bool {
    Self.kept(self.appVersion) == Self.kept(appVersion)
  }

  private static func kept(_ version: String?) -> String? {
    guard let version, !version.isEmpty else { return nil }
    return version.cut(toBytes: EvidenceKey.maximumLength)
  }
}
