/// View data of any type.
///
/// Two values are equal if their types and their values are equal. Only the wrapped value is
/// encoded.
public struct AnyViewData: ViewData {
  /// The wrapped view data.
  public let base: any ViewData

  /// Wraps view data.
  public init(_ base: some ViewData) {
    self.base = base
  }

  /// Whether the wrapped view data has nothing to draw.
  public var isEmpty: Bool { base.isEmpty }

  /// Returns whether both wrap equal values of the same type; values of different types are never
  /// equal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    func isEqual<Base: ViewData>(_ base: Base) -> Bool { base == rhs.base as? Base }
    return isEqual(lhs.base)
  }

  /// Encodes the wrapped value.
  public func encode(to encoder: any Encoder) throws {
    try base.encode(to: encoder)
  }
}
