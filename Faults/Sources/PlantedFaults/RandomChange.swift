import HomeBridgeTesting
import StrictJSON

/// Changes values of a recorded payload to edge cases at random: the generator of the migration suite before it had a search.
struct RandomChange {
  private static let maximumElements = 200

  var random: SeededGenerator

  /// Changes about one value in six.
  mutating func changed(_ tree: JSONTree) -> JSONTree {
    switch tree {
    case .object(let members):
      var kept: [JSONTree.Member] = []
      for member in members where !chance(of: 60) {
        let value = changed(member.value)
        kept.append(JSONTree.Member(key: member.key, value: value))
      }
      return .object(kept)
    case .array(let elements):
      if chance(of: 30) { return .array([]) }
      var changed: [JSONTree] = []
      for element in elements { changed.append(self.changed(element)) }
      if chance(of: 30), changed.count * 8 <= Self.maximumElements {
        changed = (0..<8).flatMap { copy in changed.map { $0.withIDs(endingIn: "-\(copy)") } }
      }
      return .array(changed)
    case .string:
      return chance(of: 6) ? .string(Self.texts.randomElement(using: &random) ?? "") : tree
    case .number(let text):
      return chance(of: 6) ? number(inPlaceOf: text) : tree
    case .bool(let bool):
      return chance(of: 2) ? .bool(!bool) : tree
    case .null:
      return tree
    }
  }

  private mutating func chance(of sides: Int) -> Bool {
    Int.random(in: 0..<sides, using: &random) == 0
  }

  private mutating func number(inPlaceOf text: String) -> JSONTree {
    let isWhole = !text.contains { ".eE".contains($0) }
    return .number((isWhole ? Self.integers : Self.fractions).randomElement(using: &random) ?? text)
  }

  private static let texts = [
    "", " ", "　全角の空白　", "👨‍👩‍👧‍👦🎉", "שלום עולם", "a\nb\tc", "\u{202E}gnp.exe", "e\u{301}",
    String(repeating: "長", count: 500), "0", "-1", "null", "true", "https://example.com/a?b=c",
    "https://example.com/" + String(repeating: "a", count: 3_000), "javascript:alert(1)", "/path",
    "not a date", "2026-02-29T12:00:00+09:00", "2099-12-31T23:59:59Z", "1999-12-31T23:59:59Z",
  ]

  private static let integers = [
    "0", "1", "-1", "9", "10", "99", "100", "101", "999", "1000", "9998", "9999", "10000", "10001",
    "123456789", "-1980", "9007199254740993", "9223372036854775807", "-9223372036854775808",
  ]

  private static let fractions = [
    "0.0", "0.04", "0.05", "0.049999", "1.25", "4.35", "4.95", "4.949", "5.0", "5.1", "-0.1", "1e3",
    "0.95", "0.15", "1e-9",
  ]
}

extension JSONTree {
  /// Returns the value with a suffix on every text whose name ends in "id", so that ids stay
  /// unique.
  fileprivate func withIDs(endingIn suffix: String) -> JSONTree {
    guard case .object(let members) = self else { return self }
    return .object(
      members.map { member in
        guard case .string(let text) = member.value, member.key.lowercased().hasSuffix("id") else {
          return member
        }
        return Member(key: member.key, value: .string(text + suffix))
      }
    )
  }
}
