import ScreenDocument
import StrictJSON

/// One field of an encoded value.
struct EncodedField {
  let name: String
  let value: EncodedValue
}

/// The value of a field, encoded only as far as its type requires.
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

  /// Returns whether two values are equal by `==`; `false` also if they cannot be compared by `==`.
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
