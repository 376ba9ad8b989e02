/// View data of a type that only its content knows.
///
/// Two values are equal when their types are the same and their values are equal. Encoding writes
/// the wrapped value, with nothing around it.
public struct AnyViewData: ViewData {
  /// The wrapped view data.
  public let base: any ViewData

  /// Wraps view data.
  ///
  /// - Parameter base: The view data to wrap.
  public init(_ base: some ViewData) {
    self.base = base
  }

  /// Whether the wrapped view data has nothing to draw.
  public var isEmpty: Bool { base.isEmpty }

  /// Compares the wrapped values, which differ if their types do.
  ///
  /// - Parameters:
  ///   - lhs: One value.
  ///   - rhs: The other value.
  /// - Returns: Whether both wrap equal values of the same type.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    func isEqual<Base: ViewData>(_ base: Base) -> Bool { base == rhs.base as? Base }
    return isEqual(lhs.base)
  }

  /// Encodes the wrapped value in place of this one.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: What the wrapped value's encoding throws.
  public func encode(to encoder: any Encoder) throws {
    try base.encode(to: encoder)
  }
}
