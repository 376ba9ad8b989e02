import Parity

/// An automatic change of a kind's stage to `off`, with its reason.
///
/// A trip applies to the flag version and app version in which it happened, until it is removed.
public struct StageTrip: Hashable, Sendable {
  /// The version of the kind's flag in which the trip happened; `nil` if no flag was evaluated, or
  /// the flag has no version.
  public let flagVersion: String?
  /// The version of the app in which the trip happened; `nil` if it is unknown.
  public let appVersion: String?
  /// A short description of the cause.
  public let explanation: String

  /// Creates a trip.
  ///
  /// - Parameters:
  ///   - flagVersion: The version of the kind's flag in which the trip happened; `nil` if no flag
  ///     was evaluated, or the flag has no version.
  ///   - appVersion: The version of the app in which the trip happened; `nil` if it is unknown.
  ///   - explanation: A short description of the cause.
  public init(flagVersion: String?, appVersion: String?, explanation: String) {
    self.flagVersion = flagVersion
    self.appVersion = appVersion
    self.explanation = explanation
  }

  /// Creates a trip for the flag version and the app version of an evidence key; an empty version
  /// becomes `nil`.
  init(_ key: EvidenceKey, _ explanation: String) {
    self.init(
      flagVersion: key.flagVersion.isEmpty ? nil : key.flagVersion,
      appVersion: key.appVersion.isEmpty ? nil : key.appVersion,
      explanation: explanation
    )
  }

  /// Returns whether the trip applies to these versions: both must be equal to the versions of the
  /// trip.
  ///
  /// A missing version, `nil` or empty, equals only a missing one. Of a long version, only the
  /// bytes that ledgers keep are compared.
  func applies(toFlagVersion flagVersion: String?, appVersion: String?) -> Bool {
    Self.truncatedAsInLedgers(self.flagVersion) == Self.truncatedAsInLedgers(flagVersion)
      && applies(toAppVersion: appVersion)
  }

  /// Returns whether the trip applies to this version of the app: it must be equal to the version
  /// of the trip.
  ///
  /// A missing version, `nil` or empty, equals only a missing one.
  func applies(toAppVersion appVersion: String?) -> Bool {
    Self.truncatedAsInLedgers(self.appVersion) == Self.truncatedAsInLedgers(appVersion)
  }

  private static func truncatedAsInLedgers(_ version: String?) -> String? {
    guard let version, !version.isEmpty else { return nil }
    return version.truncated(toBytes: EvidenceKey.maximumLength)
  }
}
