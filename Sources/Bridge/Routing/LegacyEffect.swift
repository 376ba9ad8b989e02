/// Something a legacy handler does to the world outside its screen.
public struct LegacyEffect: Hashable, Sendable {
  /// The kinds of effect that old handlers have.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A request to a server.
    case request
    /// An event sent to analytics.
    case analytics
    /// A value written to a cache or to user defaults.
    case cacheWrite
    /// Another screen shown.
    case navigation
  }

  /// What kind of effect it is.
  public let kind: Kind
  /// Which one: a URL, an event's name, a cache key.
  public let name: String

  /// Names an effect.
  ///
  /// - Parameters:
  ///   - kind: What kind of effect it is.
  ///   - name: Which one: a URL, an event's name, a cache key.
  public init(_ kind: Kind, _ name: String) {
    self.kind = kind
    self.name = name
  }
}
