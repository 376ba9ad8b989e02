extension JSONTree {
  /// Returns an object, with its members in the order written.
  package static func object(_ members: KeyValuePairs<String, JSONTree>) -> JSONTree {
    .object(members.map { Member(key: $0.key, value: $0.value) })
  }

  /// Returns a whole number.
  package static func integer(_ number: Int) -> JSONTree { .number(String(number)) }

  /// Returns a whole number, or `null`.
  package static func integer(_ number: Int?) -> JSONTree { number.map { .integer($0) } ?? .null }

  /// Returns a number that reads back as the same value; `null` for infinities and NaN.
  package static func double(_ number: Double) -> JSONTree {
    number.isFinite ? .number("\(number)") : .null
  }

  /// Returns a string, or `null`.
  package static func string(_ text: String?) -> JSONTree { text.map { .string($0) } ?? .null }
}
