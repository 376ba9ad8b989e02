/// The kinds of values that a part of a rule can result in.
struct RuleValueKinds: OptionSet, Sendable {
  let rawValue: UInt8

  static let null = RuleValueKinds(rawValue: 1)
  static let bool = RuleValueKinds(rawValue: 2)
  static let number = RuleValueKinds(rawValue: 4)
  static let string = RuleValueKinds(rawValue: 8)
  static let array = RuleValueKinds(rawValue: 16)
  static let object = RuleValueKinds(rawValue: 32)
  static let all: RuleValueKinds = [.null, .bool, .number, .string, .array, .object]
}

extension RuleValue {
  /// The kind of the value, as a set of one.
  var kind: RuleValueKinds {
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
