/// The id of effects that are cancelled together.
public struct EffectID: Hashable, Sendable, ExpressibleByStringLiteral {
  private let base: any Hashable & Sendable

  /// Creates an id from any value.
  ///
  /// - Parameter base: The value; of values of different types, only numbers with the same value are
  ///   equal.
  public init(_ base: some Hashable & Sendable) {
    self.base = base
  }

  /// Creates an id from a literal.
  public init(stringLiteral value: String) {
    base = value
  }

  /// Returns whether the values of both ids are equal as `AnyHashable`: equal values of one type,
  /// or equal numbers of any types.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    AnyHashable(lhs.base) == AnyHashable(rhs.base)
  }

  /// Hashes the value.
  public func hash(into hasher: inout Hasher) {
    AnyHashable(base).hash(into: &hasher)
  }
}
