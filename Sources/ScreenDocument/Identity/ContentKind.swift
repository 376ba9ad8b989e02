/// The kind of a content: the server's name for its response type, such as `imageBanner`.
public struct ContentKind: RawRepresentable, Hashable, Sendable, Codable {
  /// The text of the kind.
  public let rawValue: String

  /// Creates a kind from its text.
  ///
  /// - Parameter rawValue: The text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a kind from its text.
  ///
  /// - Parameter rawValue: The text.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}

extension ContentKind: Comparable {
  /// Orders kinds by their text.
  public static func < (left: Self, right: Self) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension ContentKind: ExpressibleByStringLiteral {
  /// Creates a kind from a literal.
  public init(stringLiteral value: String) {
    rawValue = value
  }
}

extension ContentKind: CustomStringConvertible {
  /// The text of the kind.
  public var description: String {
    rawValue
  }
}
