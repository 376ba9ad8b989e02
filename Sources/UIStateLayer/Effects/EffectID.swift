/// The name of effects that are cancelled together.
public struct EffectID: Hashable, Sendable, ExpressibleByStringLiteral {
  private let base: any Hashable & Sendable

  /// Takes any value for a name.
  ///
  /// - Parameter base: The value; different types never name the same.
  public init(_ base: some Hashable & Sendable) {
    self.base = base
  }

  /// Takes a literal for a name.
  ///
  /// - Parameter value: The name.
  public init(stringLiteral value: String) {
    base = value
  }

  /// Compares two names.
  ///
  /// - Parameters:
  ///   - lhs: One name.
  ///   - rhs: The other name.
  /// - Returns: Whether they are equal values of one type.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    AnyHashable(lhs.base) == AnyHashable(rhs.base)
  }

  /// Hashes the name.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) {
    AnyHashable(base).hash(into: &hasher)
  }
}
