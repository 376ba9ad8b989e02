import StrictJSON

/// The value of a recorded field: a scalar, a value that is not encoded yet, or the recorded fields
/// of a nested container.
///
/// The frequent scalars have cases of their own, so that equal ones cost neither a cast nor a text.
enum EncodedValue {
  case text(String)
  case integer(Int)
  case bool(Bool)
  case number(Double)
  case scalar(JSONTree)
  // Indirect, so that the compiler knows the layout of the other cases, and copies them without a look-up.
  indirect case unencoded(any Encodable)
  case nested(EncodedFields)

  var tree: JSONTree {
    switch self {
    case .text(let text): .string(text)
    case .integer(let number): .number(String(number))
    case .bool(let bool): .bool(bool)
    case .number(let number): JSONTree(lenient: number)
    case .scalar(let tree): tree
    case .unencoded(let value): JSONTree(lenient: value)
    case .nested(let fields): fields.tree
    }
  }

  /// Returns whether two values are equal by `==`.
  ///
  /// Scalars of the standard library other than `String`, `Int`, `Bool` and `Double` are compared
  /// as JSON, so an `Int8` and a `UInt8` can be equal.
  ///
  /// - Returns: `false` also for nested containers, and for values whose type is not `Equatable`.
  func isEqualIfEquatable(to other: EncodedValue) -> Bool {
    switch self {
    case .text(let one): if case .text(let other) = other { return one == other }
    case .integer(let one): if case .integer(let other) = other { return one == other }
    case .bool(let one): if case .bool(let other) = other { return one == other }
    case .number(let one): if case .number(let other) = other { return one == other }
    case .scalar(let one): if case .scalar(let other) = other { return one == other }
    case .unencoded: if case .unencoded(let other) = other { return isEqualIfEquatable(to: other) }
    case .nested: break
    }
    return false
  }

  /// Returns whether this is a value that is not encoded yet, and equal to another one by `==`.
  func isEqualIfEquatable(to other: some Encodable) -> Bool {
    guard case .unencoded(let one) = self else { return false }
    return one.isEqualIfEquatable(to: other)
  }
}
