/// The kind of a content: what the server calls its response type, such as `imageBanner`.
public struct ContentKind: RawRepresentable, Hashable, Sendable, Codable {
  /// The text.
  public let rawValue: String

  /// Creates one from its text.
  ///
  /// - Parameter rawValue: The text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates one from its text.
  ///
  /// - Parameter rawValue: The text.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}

extension ContentKind: Comparable {
  /// Orders by text.
  ///
  /// - Parameters:
  ///   - left: The one that may come first.
  ///   - right: The one that may come second.
  /// - Returns: Whether `left` comes first.
  public static func < (left: Self, right: Self) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension ContentKind: ExpressibleByStringLiteral {
  /// Creates one from a literal.
  ///
  /// - Parameter value: The text.
  public init(stringLiteral value: String) {
    rawValue = value
  }
}

extension ContentKind: CustomStringConvertible {
  /// The text.
  public var description: String {
    rawValue
  }
}
