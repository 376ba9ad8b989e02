import CounterScreen
import ScreenDocument
import StrictJSON
import TestSupport

/// Changes some values of a screen to edge values of the same type.
struct ResponseMutation {
  private var random: Seeded
  private var kind = ""

  init(seed: UInt64) {
    random = Seeded(seed: seed)
  }

  /// Changes about one value in six below every content's `value`.
  mutating func mutated(_ screen: JSONTree) -> JSONTree {
    guard case .object(let members) = screen else { return screen }
    return .object(
      members.map { member in
        guard member.key == "contents", case .array(let contents) = member.value else {
          return member
        }
        return JSONTree.Member(key: member.key, value: .array(contents.map { content($0) }))
      }
    )
  }

  /// Changes about one value in six of the data of a block page.
  mutating func mutatedData(_ data: JSONTree) -> JSONTree {
    guard case .object(let members) = data else { return data }
    return .object(
      members.map { member in
        JSONTree.Member(key: member.key, value: changed(member.value, under: member.key))
      }
    )
  }

  private mutating func content(_ content: JSONTree) -> JSONTree {
    guard case .object(let members) = content else { return content }
    if case .string(let kind)? = content["type"] { self.kind = kind }
    return .object(
      members.map { member in
        guard member.key == "value" else { return member }
        return JSONTree.Member(key: member.key, value: changed(member.value, under: "value"))
      }
    )
  }

  private mutating func changed(_ tree: JSONTree, under key: String) -> JSONTree {
    switch tree {
    case .object(let members):
      return .object(
        members.compactMap { member in
          if chance(of: 60) { return nil }
          return JSONTree.Member(key: member.key, value: changed(member.value, under: member.key))
        }
      )
    case .array(let elements):
      var elements = elements.map { changed($0, under: key) }
      if chance(of: 30) { elements = [] }
      if chance(of: 30) { elements = (0..<8).flatMap { _ in elements } }
      if chance(of: 20) {
        elements = (0..<8).flatMap { copy in elements.map { $0.withIDs(endingIn: "-\(copy)") } }
      }
      return .array(elements)
    case .string(let text):
      guard chance(of: 6) else { return tree }
      let isDate = text.count == 25 && text.hasPrefix("20")
      return .string(pick(isDate ? Self.dates : Self.texts))
    case .number(let text):
      guard chance(of: 6) else { return tree }
      if text.contains(".") { return .number(pick(Self.fractions)) }
      let number = pick(text.count == 10 ? Self.moments : Self.numbers)
      // The documented difference: the legacy side of this kind formats 9,999 reviews wrongly.
      return .number(kind == "recommended" && number == "9999" ? "9998" : number)
    case .bool:
      return chance(of: 2) ? .bool(true) : .bool(false)
    case .null:
      return tree
    }
  }

  private mutating func chance(of sides: Int) -> Bool {
    Int.random(in: 0..<sides, using: &random) == 0
  }

  private mutating func pick(_ values: [String]) -> String {
    values[Int.random(in: values.indices, using: &random)]
  }

  private static let texts = [
    "", " ", "　全角の空白　", "👨‍👩‍👧‍👦🎉", "שלום עולם", "a\nb\tc", "\u{202E}gnp.exe", "e\u{301}",
    String(repeating: "長", count: 500), "https://example.jp/a?b=c",
    "https://example.jp/" + String(repeating: "a", count: 2_029),
    "https://example.jp/" + String(repeating: "a", count: 2_030), "javascript:alert(1)", "/path",
    "yen", "percent", "navigate", "gold", "caption", "heading", "0", "null",
  ]

  private static let numbers = [
    "0", "1", "-1", "9", "10", "99", "100", "101", "999", "1000", "9998", "9999", "10000", "10001",
    "123456789", "-1980", "9007199254740993", "9223372036854775807", "-9223372036854775808",
  ]

  private static let fractions = [
    "0.0", "0.04", "0.05", "0.049999", "1.25", "4.35", "4.95", "4.949", "5.0", "5.1", "-0.1", "1e3",
    "0.95", "0.15", "1e-9",
  ]

  private static let moments = [
    "0", "1775005200", "1775005199", "1775005140", "1775005141", "1775001600", "1774998000",
    "1774969200", "1774969199", "1774882800", "1774364400", "1767193200", "1767193199",
    "1775005259", "1775005260", "1775005261", "1783645199", "1783645200", "1783731600",
    "1775091600", "4102444800", "946684800", "-1", "9223372036854775807",
  ]

  private static let dates = [
    "", "not a date", "2026-04-01", "2026-04-01T10:00:00+09:00", "2026-04-01T09:59:59+09:00",
    "2026-04-01T09:59:00+09:00", "2026-04-01T00:00:00+09:00", "2026-03-31T23:59:59+09:00",
    "2026-03-31T00:00:00+09:00", "2026-03-30T23:59:59+09:00", "2026-03-25T10:00:00+09:00",
    "2026-03-24T10:00:00+09:00", "2026-01-01T00:00:00+09:00", "2025-12-31T23:59:59+09:00",
    "2026-04-01T10:00:01+09:00", "2026-04-01T10:00:59+09:00", "2026-04-01T10:01:00+09:00",
    "2026-04-01T10:01:01+09:00", "2026-07-10T10:00:00+09:00", "2026-07-11T10:00:00+09:00",
    "2026-04-02T10:00:00+09:00", "2026-04-01T01:00:00Z",
    "2026-04-01T01:00:00.000Z", "2024-02-29T12:00:00+09:00", "2026-02-29T12:00:00+09:00",
    "1999-12-31T23:59:59Z", "2100-01-01T00:00:00Z", "2026-04-01T24:00:00+09:00",
    "2026-13-01T00:00:00+09:00", "+2026-04-01T10:00:00+09:00", "2026-04-01t10:00:00z",
    "2026-04-01T10:00:60+09:00", "2026-04-01T10:00:00+9:00", " 2026-04-01T10:00:00+09:00",
  ]
}

extension JSONTree {
  /// Returns the value with a suffix appended to every text whose name ends in "id".
  fileprivate func withIDs(endingIn suffix: String) -> JSONTree {
    switch self {
    case .object(let members):
      .object(
        members.map { member in
          if case .string(let id) = member.value, member.key.lowercased().hasSuffix("id") {
            return Member(key: member.key, value: .string(id + suffix))
          }
          return Member(key: member.key, value: member.value.withIDs(endingIn: suffix))
        }
      )
    case .array(let elements): .array(elements.map { $0.withIDs(endingIn: suffix) })
    default: self
    }
  }
}
