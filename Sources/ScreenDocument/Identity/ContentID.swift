/// The identity of a content on its screen: the server's id, or one that the document makes, such
/// as `x~2` for a repeated id or `kind#1` without an id.
public struct ContentID: RawRepresentable, Hashable, Sendable, Codable {
  /// The text of the id.
  public let rawValue: String

  /// Creates an id from its text.
  ///
  /// - Parameter rawValue: The text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates an id from its text.
  ///
  /// - Parameter rawValue: The text.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}

extension ContentID: Comparable {
  /// Orders ids by their text.
  public static func < (left: Self, right: Self) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension ContentID: ExpressibleByStringLiteral {
  /// Creates an id from a literal.
  public init(stringLiteral value: String) {
    rawValue = value
  }
}

extension ContentID: CustomStringConvertible {
  /// The text of the id.
  public var description: String {
    rawValue
  }
}
