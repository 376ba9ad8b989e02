import StrictJSON
import TestSupport
import Testing

/// A visit calls its function with what an iteration returns.
@Suite struct JSONVisitingTests {
  private static func value(_ text: String) throws -> JSONValue {
    try JSONDocument(Array(text.utf8)).root
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `members and elements are those of an iteration`(seed: UInt64) throws {
    var random = Seeded(seed: seed)
    let tree = RandomJSON.tree(depth: 4, using: &random)
    let value = try Self.value(RandomJSON.text(of: tree, using: &random))
    var members: [JSONTree.Member] = []
    value.forEachMember { members.append(.init(key: $0.text, value: $1.tree)) }
    #expect(
      members == value.members.map { .init(key: $0.key, value: $0.value.tree) },
      "seed \(seed)"
    )
    var elements: [JSONTree] = []
    value.forEachElement { elements.append($0.tree) }
    #expect(elements == value.elements.map(\.tree), "seed \(seed)")
  }

  @Test func `a repeated member is left out, and a name is compared without its escapes`() throws {
    var names: [(String, Bool)] = []
    try Self.value(#"{"a": 1, "\u0061": 2, "\u0062": 3}"#)
      .forEachMember { name, _ in names.append((name.text, name.isEqual(to: "b"))) }
    #expect(names.map(\.0) == ["a", "b"])
    #expect(names.map(\.1) == [false, true])
  }

  @Test(
    arguments: [
      (#"{"a": 1, "b": 2}"#, #"{"a":3,"b":4}"#, true), (#"{}"#, #"{}"#, true),
      (#"{"a": 1, "b": 2}"#, #"{"b":3,"a":4}"#, false), (#"{"a": 1}"#, #"{"a":3,"b":4}"#, false),
      (#"{"a": 1, "b": 2}"#, #"{"a":3}"#, false), (#"{"a": 1}"#, #"{"ab": 1}"#, false),
      (#"{"a": 1}"#, "[1]", false), ("[1]", #"{"a": 1}"#, false),
    ]
  )
  func `two objects are visited together while their names are the same`(
    one: String,
    other: String,
    isWhole: Bool
  ) throws {
    var names: [String] = []
    let (one, other) = (try Self.value(one), try Self.value(other))
    let result = one.forEachMemberPair(byPositionWith: other) { name, mine, theirs in
      #expect(one[name.text]?.bytes == mine.bytes && other[name.text]?.bytes == theirs.bytes)
      names.append(name.text)
      return true
    }
    #expect(result == isWhole)
    #expect(!isWhole || names == one.members.map(\.key))
    #expect(
      one.count == 0 || one.kind == .array
        || !one.forEachMemberPair(byPositionWith: one) { _, _, _ in false }
    )
  }

  @Test(arguments: [
    ("[1,2]", "[3,4]", true), ("[]", "[]", true), ("[1]", "[1,2]", false),
    ("[1,2]", "[1]", false), ("[1]", "{}", false),
  ])
  func `two arrays are visited together`(one: String, other: String, isWhole: Bool) throws {
    var pairs: [[JSONTree]] = []
    let (one, other) = (try Self.value(one), try Self.value(other))
    let result = one.forEachElementPair(byIndexWith: other) { pairs.append([$0.tree, $1.tree]) }
    #expect(result == isWhole)
    #expect(pairs == zip(one.elements, other.elements).map { [$0.tree, $1.tree] })
  }

  @Test func `values have the same hash only if they have the same bytes`() throws {
    var texts = (0..<40).map { "\"" + String(repeating: "a", count: $0) + "\"" }
    texts += (0..<1_000).flatMap { ["\($0)", "\"p-\($0)\"", "{\"price\":\($0),\"name\":\"x\"}"] }
    let hashes = try texts.map { try Self.value($0).bytesHash }
    #expect(Set(hashes).count == Set(texts).count)
    #expect(try texts.map { try Self.value(" " + $0).bytesHash } == hashes)
    for (text, next) in zip(texts, texts.dropFirst()) {
      #expect(try Self.value(text).hasSameBytes(as: Self.value(" " + text)))
      #expect(try !Self.value(text).hasSameBytes(as: Self.value(next)))
    }
  }
}
