import ScreenDocument
import StrictJSON

/// One field that ``EncodedFields`` recorded; the name is empty for an element of an array and for
/// a single value.
struct EncodedField {
  let name: String
  let value: EncodedValue
}

/// The value of a recorded field: an encoded scalar, a value that is not encoded yet, or the
/// recorded fields of a nested container.
enum EncodedValue {
  case scalar(JSONTree)
  case encodable(any Encodable)
  case nested(EncodedFields)

  var tree: JSONTree {
    switch self {
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
