/// The id of effects that are cancelled together.
public struct EffectID: Hashable, Sendable, ExpressibleByStringLiteral {
  private let base: any Hashable & Sendable

  /// Creates an id from any value.
  ///
  /// - Parameter base: The value. Ids of values of different types are never equal.
  public init(_ base: some Hashable & Sendable) {
    self.base = base
  }

  /// Creates an id from a literal.
  public init(stringLiteral value: String) {
    base = value
  }

  /// Returns whether the values of both ids have one type, and are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    type(of: lhs.base) == type(of: rhs.base) && AnyHashable(lhs.base) == AnyHashable(rhs.base)
  }

  /// Hashes the value.
  public func hash(into hasher: inout Hasher) {
    AnyHashable(base).hash(into: &hasher)
  }
}
