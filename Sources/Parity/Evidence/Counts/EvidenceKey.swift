public import ScreenDocument

/// The key under which evidence is counted: a kind, the version of its flag and the version of the
/// app.
///
/// Each new version is counted from zero, because many earlier matches would hide a new fault.
public struct EvidenceKey: Hashable, Sendable {
  /// The kind.
  public let kind: ContentKind
  /// The version of the kind's flag; empty if the kind has no flag.
  public let flagVersion: String
  /// The version of the app.
  public let appVersion: String

  /// Creates a key; a text longer than ``maximumLength`` bytes is truncated.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - flagVersion: The version of the kind's flag; empty if the kind has no flag.
  ///   - appVersion: The version of the app.
  public init(kind: ContentKind, flagVersion: String, appVersion: String) {
    self.kind = ContentKind(kind.rawValue.truncated(toBytes: Self.maximumLength))
    self.flagVersion = flagVersion.truncated(toBytes: Self.maximumLength)
    self.appVersion = appVersion.truncated(toBytes: Self.maximumLength)
  }

  /// The maximum number of bytes of each text in UTF-8: 256.
  public static let maximumLength = 256
}

extension EvidenceKey: Comparable {
  /// Orders keys by kind, then by the version of the app, then by the version of the flag.
  ///
  /// - Parameters:
  ///   - left: One key.
  ///   - right: The other key.
  /// - Returns: Whether `left` comes first.
  public static func < (left: Self, right: Self) -> Bool {
    (left.kind, left.appVersion, left.flagVersion)
      < (right.kind, right.appVersion, right.flagVersion)
  }
}
