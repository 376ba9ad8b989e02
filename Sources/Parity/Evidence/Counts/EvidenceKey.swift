public import ScreenDocument

/// The key under which evidence is counted: a kind of content, the version of its flag and the
/// version of the app.
///
/// A new version starts again at zero, because a long correct past would hide a new fault.
public struct EvidenceKey: Hashable, Sendable {
  /// The kind of content.
  public let kind: ContentKind
  /// The version of the kind's flag; empty if no flag decides.
  public let flagVersion: String
  /// The version of the app.
  public let appVersion: String

  /// Creates a key; a text longer than ``maximumLength`` bytes is cut.
  ///
  /// - Parameters:
  ///   - kind: The kind of content.
  ///   - flagVersion: The version of the kind's flag.
  ///   - appVersion: The version of the app.
  public init(kind: ContentKind, flagVersion: String, appVersion: String) {
    self.kind = ContentKind(kind.rawValue.cut(toBytes: Self.maximumLength))
    self.flagVersion = flagVersion.cut(toBytes: Self.maximumLength)
    self.appVersion = appVersion.cut(toBytes: Self.maximumLength)
  }

  /// The maximum number of bytes of each text in UTF-8: 256.
  public static let maximumLength = 256
}

extension EvidenceKey: Comparable {
  /// Orders keys by kind, then by the versions of app and flag.
  ///
  /// - Parameters:
  ///   - left: One key.
  ///   - right: The other.
  /// - Returns: Whether `left` comes first.
  public static func < (left: Self, right: Self) -> Bool {
    (left.kind, left.appVersion, left.flagVersion)
      < (right.kind, right.appVersion, right.flagVersion)
  }
}
