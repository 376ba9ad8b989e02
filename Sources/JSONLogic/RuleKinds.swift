/// The kinds of values that a part of a rule can result in.
struct RuleKinds: OptionSet, Sendable {
  let rawValue: UInt8

  static let null = RuleKinds(rawValue: 1)
  static let bool = RuleKinds(rawValue: 2)
  static let number = RuleKinds(rawValue: 4)
  static let string = RuleKinds(rawValue: 8)
  static let array = RuleKinds(rawValue: 16)
  static let object = RuleKinds(rawValue: 32)
  static let all: RuleKinds = [.null, .bool, .number, .string, .array, .object]
}

extension RuleValue {
  /// The kind of the value.
  var kind: RuleKinds {
    switch self {
    case .null: .null
    case .bool: .bool
    case .number: .number
    case .string: .string
    case .array: .array
    case .object: .object
    }
  }
}
