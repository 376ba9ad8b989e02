public import StrictJSON

extension RuleValue {
  /// Converts a value of a document; of several members with the same name, the first counts.
  ///
  /// A number beyond the range of `Double` becomes infinite.
  ///
  /// - Complexity: O(bytes of the value).
  public init(_ value: JSONValue) {
    switch value.kind {
    case .null: self = .null
    case .bool: self = .bool(value.bool ?? false)
    case .number: self = .number(value.double ?? Double(value.numberText ?? "") ?? .nan)
    case .string: self = .string(value.string ?? "")
    case .array: self = .array(value.elements.map(RuleValue.init))
    case .object:
      self = .object(
        Dictionary(value.members.map { ($0.key, RuleValue($0.value)) }) { first, _ in first }
      )
    }
  }

  /// Converts a JSON tree; of several members with the same name, the first counts.
  ///
  /// A number beyond the range of `Double` becomes infinite; a text that is no number becomes NaN.
  ///
  /// - Parameter tree: The value.
  /// - Complexity: O(size of the value).
  public init(_ tree: JSONTree) {
    switch tree {
    case .null: self = .null
    case .bool(let bool): self = .bool(bool)
    case .number(let text): self = .number(Double(text) ?? .nan)
    case .string(let text): self = .string(text)
    case .array(let elements): self = .array(elements.map(RuleValue.init))
    case .object(let members):
      self = .object(
        Dictionary(members.map { ($0.key, RuleValue($0.value)) }) { first, _ in first }
      )
    }
  }
}
