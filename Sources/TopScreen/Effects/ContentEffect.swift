/// A side effect of a content: a request, an analytics event, a cache write or a navigation.
///
/// It is a description; ``ContentEffectPerforming`` performs it.
public struct ContentEffect: Hashable, Sendable {
  /// The kinds of side effect that contents have.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A request to a server.
    case request
    /// An event sent to analytics.
    case analytics
    /// A value written to a cache or to user defaults.
    case cacheWrite
    /// Navigation to another screen.
    case navigation
  }

  /// The kind of effect.
  public let kind: Kind
  /// The effect's name: a URL, an event's name, a cache key.
  public let name: String
  /// The value that is sent or written; `nil` if the name is sufficient.
  public let value: String?

  /// Creates an effect.
  ///
  /// - Parameters:
  ///   - kind: The kind of effect.
  ///   - name: The effect's name: a URL, an event's name, a cache key.
  ///   - value: The value that is sent or written.
  public init(_ kind: Kind, _ name: String, value: String? = nil) {
    self.kind = kind
    self.name = name
    self.value = value
  }
}

extension ContentEffect: CustomStringConvertible {
  /// The effect in words, for reports: `analytics 'tap' with 'b1'`, or `analytics 'tap'` without a
  /// value.
  public var description: String {
    "\(kind.rawValue) '\(name)'" + (value.map { " with '\($0)'" } ?? "")
  }
}
