/// The id of effects that are cancelled together.
public struct EffectID: Hashable, Sendable, ExpressibleByStringLiteral {
  private let base: any Hashable & Sendable

  /// Creates an id from any value.
  ///
  /// - Parameter base: The value; values of different types are never equal.
  public init(_ base: some Hashable & Sendable) {
    self.base = base
  }

  /// Creates an id from a literal.
  public init(stringLiteral value: String) {
    base = value
  }

  /// Returns whether both ids have equal values of the same type.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    AnyHashable(lhs.base) == AnyHashable(rhs.base)
  }

  /// Hashes the value.
  public func hash(into hasher: inout Hasher) {
    AnyHashable(base).hash(into: &hasher)
  }
}
