/// A set of types that callers expect; the element `nil` means that a caller expects no type.
struct ExpectedTypeSet: Sendable {
  private var bits: UInt8 = 0

  /// Creates a set of types.
  ///
  /// - Parameters:
  ///   - types: The types.
  ///   - includesNone: Whether the set contains `nil`.
  init(_ types: [FlagType], includesNone: Bool) {
    for type in types { bits |= Self.bit(of: type) }
    if includesNone { bits |= Self.bit(of: nil) }
  }

  /// Returns the types that are in both sets.
  func intersection(_ other: ExpectedTypeSet) -> ExpectedTypeSet {
    var types = self
    types.bits &= other.bits
    return types
  }

  @inline(__always)
  func contains(_ type: FlagType?) -> Bool { bits & Self.bit(of: type) != 0 }

  @inline(__always)
  private static func bit(of type: FlagType?) -> UInt8 {
    switch type {
    case nil: 1
    case .boolean?: 2
    case .string?: 4
    case .integer?: 8
    case .float?: 16
    case .object?: 32
    }
  }
}
