extension JSONTree {
  /// An object, its members in the order written.
  package static func object(_ members: KeyValuePairs<String, JSONTree>) -> JSONTree {
    .object(members.map { Member(key: $0.key, value: $0.value) })
  }

  /// A whole number.
  package static func integer(_ number: Int) -> JSONTree { .number(String(number)) }

  /// A whole number, or `null`.
  package static func integer(_ number: Int?) -> JSONTree { number.map { .integer($0) } ?? .null }

  /// A number that reads as the same again; `null` where JSON has none for it.
  package static func double(_ number: Double) -> JSONTree {
    number.isFinite ? .number("\(number)") : .null
  }

  /// A text, or `null`.
  package static func string(_ text: String?) -> JSONTree { text.map { .string($0) } ?? .null }
}
