import StrictJSON

/// The value of a recorded field: a scalar, a value that is not encoded yet, or the recorded fields of a nested
/// container.
///
/// The frequent scalars have cases of their own, so that equal ones cost neither a cast nor a text.
enum EncodedValue {
  case text(String)
  case integer(Int)
  case flag(Bool)
  case number(Double)
  case scalar(JSONTree)
  case encodable(any Encodable)
  case nested(EncodedFields)

  var tree: JSONTree {
    switch self {
    case .text(let text): .string(text)
    case .integer(let number): .number(String(number))
    case .flag(let flag): .bool(flag)
    case .number(let number): JSONTree(lenient: number)
    case .scalar(let tree): tree
    case .encodable(let value): JSONTree(lenient: value)
    case .nested(let fields): fields.tree
    }
  }

  /// Returns whether two values are equal by `==`.
  ///
  /// - Returns: `false` also for values that cannot be compared by `==`: nested containers, values
  ///   of types that are not `Equatable`, and values of two different types.
  func isPlainlyEqual(to other: EncodedValue) -> Bool {
    switch (self, other) {
    case (.text(let one), .text(let other)): one == other
    case (.integer(let one), .integer(let other)): one == other
    case (.flag(let one), .flag(let other)): one == other
    case (.number(let one), .number(let other)): one == other
    case (.scalar(let one), .scalar(let other)): one == other
    case (.encodable(let one), .encodable(let other)): one.isEqual(to: other)
    default: false
    }
  }
}

extension Encodable {
  fileprivate func isEqual(to other: any Encodable) -> Bool {
    guard let equatable = self as? any Equatable else { return false }
    func isEqual<Value: Equatable>(_ value: Value) -> Bool { (other as? Value) == value }
    return isEqual(equatable)
  }
}
