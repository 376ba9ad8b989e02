public import ScreenDocument

/// Makes responses that nobody has sent: recorded ones, with values changed to the edges.
///
/// | a recorded value | becomes, now and then |
/// | --- | --- |
/// | a text | empty, a space, long, emoji, right-to-left, combining, a number's spelling, a URL |
/// | a whole number | zero, one, negative, the thousands' edges, the ends of 64 bits |
/// | a fraction | zero, ties of rounding, negative, tiny, large |
/// | a boolean | the other |
/// | a list | empty, eight times as long |
/// | a member | missing |
///
/// A change keeps the type of what it changes, so that most responses still decode; those that do not are
/// left out. Hooks add the edges that only a kind knows, and take back what its server never sends.
/// Sizes are bounded: no list grows beyond 200 elements.
public struct ResponseGenerator: Sendable {
  /// Changes a generated payload of one kind.
  public typealias Hook = @Sendable (JSONTree, inout SeededGenerator) -> JSONTree

  static let maximumElements = 200

  private var hooks: [ContentKind: Hook] = [:]
  private var texts: [String] = Self.edgeTexts
  private var integers: [String] = Self.edgeIntegers

  /// Creates a generator without hooks.
  public init() {}

  /// Adds values that texts and whole numbers are changed to, such as dates at the edges of a rule.
  ///
  /// - Parameters:
  ///   - texts: More texts.
  ///   - integers: More whole numbers.
  /// - Returns: The generator with them.
  public func adding(texts: [String] = [], integers: [Int] = []) -> Self {
    var copy = self
    copy.texts += texts
    copy.integers += integers.map(String.init)
    return copy
  }

  /// Has every generated payload of a kind pass through a hook.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - hook: Changes the payload; called last.
  /// - Returns: The generator with the hook.
  public func changing(_ kind: ContentKind, with hook: @escaping Hook) -> Self {
    var copy = self
    copy.hooks[kind] = hook
    return copy
  }

  /// Makes a payload of a recorded one.
  ///
  /// - Parameters:
  ///   - payload: What was recorded.
  ///   - kind: Its kind.
  ///   - seed: What repeats it.
  /// - Returns: The payload, about one value in six of it changed.
  public func payload(from payload: JSONTree, of kind: ContentKind, seed: UInt64) -> JSONTree {
    var random = SeededGenerator(seed: seed)
    let tree = changed(payload, &random)
    return hooks[kind]?(tree, &random) ?? tree
  }

  /// Makes a payload of a recorded one by changing one place of it.
  func payload(
    changingOnePlaceOf payload: JSONTree,
    of kind: ContentKind,
    seed: UInt64
  ) -> JSONTree {
    var random = SeededGenerator(seed: seed)
    var place = Int.random(in: 0..<max(1, payload.placeCount), using: &random)
    let tree = changed(payload, at: &place, &random)
    return hooks[kind]?(tree, &random) ?? tree
  }

  /// Changes the place of a number, places being counted from the outside in.
  private func changed(
    _ tree: JSONTree,
    at place: inout Int,
    _ random: inout SeededGenerator
  ) -> JSONTree {
    place -= 1
    if place == -1 {
      switch tree {
      case .array(let elements): return .array(Array(elements.dropLast()))
      case .string: return .string(random.pick(texts))
      case .number(let text):
        return .number(random.pick(text.isWhole ? integers : Self.edgeFractions))
      case .bool(let bool): return .bool(!bool)
      case .object, .null: return tree
      }
    }
    switch tree {
    case .object(let members):
      return .object(
        members.map {
          JSONTree.Member(key: $0.key, value: changed($0.value, at: &place, &random))
        }
      )
    case .array(let elements):
      return .array(elements.map { changed($0, at: &place, &random) })
    case .string, .number, .bool, .null:
      return tree
    }
  }

  private func changed(_ tree: JSONTree, _ random: inout SeededGenerator) -> JSONTree {
    switch tree {
    case .object(let members):
      var kept: [JSONTree.Member] = []
      for member in members where !random.chance(of: 60) {
        kept.append(JSONTree.Member(key: member.key, value: changed(member.value, &random)))
      }
      return .object(kept)
    case .array(let elements):
      if random.chance(of: 30) { return .array([]) }
      var elements = elements.map { changed($0, &random) }
      if random.chance(of: 30), elements.count * 8 <= Self.maximumElements {
        elements = (0..<8).flatMap { copy in elements.map { $0.withIDs(endingIn: "-\(copy)") } }
      }
      return .array(elements)
    case .string:
      return random.chance(of: 6) ? .string(random.pick(texts)) : tree
    case .number(let text):
      guard random.chance(of: 6) else { return tree }
      return .number(random.pick(text.isWhole ? integers : Self.edgeFractions))
    case .bool(let bool):
      return random.chance(of: 2) ? .bool(!bool) : tree
    case .null:
      return tree
    }
  }

  private static let edgeTexts = [
    "", " ", "　全角の空白　", "👨‍👩‍👧‍👦🎉", "שלום עולם", "a\nb\tc", "\u{202E}gnp.exe", "e\u{301}",
    String(repeating: "長", count: 500), "0", "-1", "null", "true", "https://example.com/a?b=c",
    "https://example.com/" + String(repeating: "a", count: 3_000), "javascript:alert(1)", "/path",
    "not a date", "2026-02-29T12:00:00+09:00", "2099-12-31T23:59:59Z", "1999-12-31T23:59:59Z",
  ]

  private static let edgeIntegers = [
    "0", "1", "-1", "9", "10", "99", "100", "101", "999", "1000", "9998", "9999", "10000", "10001",
    "123456789", "-1980", "9007199254740993", "9223372036854775807", "-9223372036854775808",
  ]

  private static let edgeFractions = [
    "0.0", "0.04", "0.05", "0.049999", "1.25", "4.35", "4.95", "4.949", "5.0", "5.1", "-0.1", "1e3",
    "0.95", "0.15", "1e-9", "1e300",
  ]
}

extension String {
  fileprivate var isWhole: Bool { !contains { ".eE".contains($0) } }
}

extension JSONTree {
  /// How many values there are, this one among them.
  fileprivate var placeCount: Int {
    switch self {
    case .object(let members): members.reduce(1) { $0 + $1.value.placeCount }
    case .array(let elements): elements.reduce(1) { $0 + $1.placeCount }
    case .string, .number, .bool, .null: 1
    }
  }

  /// The value with an ending added to every text whose name ends in "id", so that ids stay apart.
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
