import ScreenDocument

extension JSONTree {
  /// An object, its members in the order written.
  static func members(_ members: KeyValuePairs<String, JSONTree>) -> JSONTree {
    .object(members.map { Member(key: $0.key, value: $0.value) })
  }

  static func integer(_ number: Int) -> JSONTree { .number(String(number)) }

  /// A number that reads as the same again; `null` where JSON has none for it.
  static func double(_ number: Double) -> JSONTree {
    number.isFinite ? .number("\(number)") : .null
  }
}
