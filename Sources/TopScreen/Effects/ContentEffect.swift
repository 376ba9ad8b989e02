/// Something a content does to the world outside its screen.
public struct ContentEffect: Hashable, Sendable {
  /// The kinds of effect that contents have.
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
  /// What is sent or written with it; `nil` for an effect that its name says all of.
  public let value: String?

  /// Names an effect.
  ///
  /// - Parameters:
  ///   - kind: What kind of effect it is.
  ///   - name: Which one: a URL, an event's name, a cache key.
  ///   - value: What is sent or written with it.
  public init(_ kind: Kind, _ name: String, value: String? = nil) {
    self.kind = kind
    self.name = name
    self.value = value
  }
}

extension ContentEffect: CustomStringConvertible {
  /// The effect in words, as results print it.
  public var description: String {
    "\(kind.rawValue) '\(name)'" + (value.map { " with '\($0)'" } ?? "")
  }
}
