import StrictJSON
import TestSupport
import Testing

@testable import Parity

/// Members that are compared while they are encoded, beside members that are recorded first.
@Suite struct FieldComparingEncoderTests {
  @Test(arguments: 0..<1_000 as Range<UInt64>)
  func `random objects have the differences that their recorded members have`(seed: UInt64) throws {
    var random = Seeded(seed: seed)
    let old = Members.random(using: &random)
    let new = old.changed(using: &random)
    let recorded = try #require(EncodedFields(of: old))
    let matched = FieldComparingEncoder.members(of: recorded, differingFrom: new)
    let names = { (members: Members) in members.members.map(\.name) }
    #expect((matched != nil) == (names(old) == names(new) && !new.isFailing), "seed \(seed)")
    guard let matched, let other = EncodedFields(of: new) else { return }
    #expect(
      Self.lines(matched) == Self.lines(recorded.members(differingFrom: other)),
      "seed \(seed)"
    )
  }

  private static func lines(_ members: [DifferingMember]) -> [String] {
    members.map { "\($0.name) \($0.legacy?.tree.text() ?? "–") \($0.state?.tree.text() ?? "–")" }
  }

  @Test(
    arguments: [
      (Box(1), Box(1), true), (Box(1), Box(2), false), (SmallBox(1), SmallBox(1), true),
      (Box(1), SmallBox(1), true), (SmallBox(1), Box(2), false), (Box(1), nil, false),
      (nil, nil, true),
    ] as [(Box?, Box?, Bool)]
  )
  func `instances of a class and its subclass are compared by the class`(
    one: Box?,
    other: Box?,
    isEqual: Bool
  ) {
    #expect(one.isEqualIfEquatable(to: other) == isEqual)
    guard let one, let other else { return }
    #expect(one.isEqualIfEquatable(to: other) == isEqual)
  }

  @Test func `lists, optional values and values that are not Equatable`() {
    #expect([1, 2].isEqualIfEquatable(to: [1, 2]))
    #expect(![1, 2].isEqualIfEquatable(to: [1, 3]))
    #expect(![1, 2].isEqualIfEquatable(to: [1, 2, 3]))
    #expect(![1, 2, 3].isEqualIfEquatable(to: [1, 2]))
    #expect([Int]().isEqualIfEquatable(to: [Int]()))
    #expect(["é"].isEqualIfEquatable(to: ["e\u{301}"]))
    #expect([[1], []].isEqualIfEquatable(to: [[1], []]))
    #expect(!["1"].isEqualIfEquatable(to: [1]))
    #expect(Optional([1]).isEqualIfEquatable(to: Optional([1])))
    #expect([1].isEqualIfEquatable(to: Optional([1])), "A cast unwraps an optional value.")
    #expect(!Optional([1]).isEqualIfEquatable(to: [Int]?.none))
    #expect(!Inequatable(inner: 1).isEqualIfEquatable(to: Inequatable(inner: 1)))
    #expect(![Inequatable(inner: 1)].isEqualIfEquatable(to: [Inequatable(inner: 1)]))
    #expect(["a": [1.5]].isEqualIfEquatable(to: ["a": [1.5]]))
  }
}

private struct Inequatable: Encodable {
  let inner: Int
}

/// A class whose instances are equal to those with the same number, of a subclass as well.
// Sendable: it is immutable, and so is its subclass; only a final class is checked.
class Box: Encodable, Equatable, @unchecked Sendable {
  let number: Int

  init(_ number: Int) {
    self.number = number
  }

  static func == (one: Box, other: Box) -> Bool { one.number == other.number }
}

// Sendable: it adds no state to `Box`.
private final class SmallBox: Box, @unchecked Sendable {}

/// An object whose members have random names, types and order.
private struct Members: Encodable {
  enum Value {
    case null
    case text(String)
    case number(Double)
    case flag(Bool)
    case list([Int])
    case texts([String: String])
    case inequatable(Int)
    case nestedList([Int])
    case nestedObject(Int)
    case parent(Int)
  }

  struct Failure: Error {}

  var members: [(name: String, value: Value)]
  var isFailing = false

  static func random(using random: inout Seeded) -> Self {
    let names = (0..<Int.random(in: 0...5, using: &random)).map { _ in name(using: &random) }
    return Members(members: names.map { ($0, value(using: &random)) })
  }

  func changed(using random: inout Seeded) -> Self {
    var changed = self
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      let index = members.indices.randomElement(using: &random)
      switch (Int.random(in: 0..<8, using: &random), index) {
      case (0, let index?) where index < changed.members.count: changed.members.remove(at: index)
      case (1, _): changed.members.append((Self.name(using: &random), Self.value(using: &random)))
      case (2, _): changed.members.shuffle(using: &random)
      case (3, _): changed.isFailing = true
      case (_, let index?) where index < changed.members.count:
        changed.members[index].value = Self.value(using: &random)
      default: break
      }
    }
    return changed
  }

  private static func name(using random: inout Seeded) -> String {
    ["a", "b", "c", "d", "a name of more than fifteen bytes"].randomElement(using: &random) ?? ""
  }

  private static func value(using random: inout Seeded) -> Value {
    let number = Int.random(in: 0...1, using: &random)
    let values: [Value] = [
      .null, .text("\(number)"), .number(Double(number)), .flag(number == 0), .list([1, number]),
      .texts(["x": "\(number)"]), .inequatable(number), .nestedList([number]),
      .nestedObject(number), .parent(number),
    ]
    return values.randomElement(using: &random) ?? .null
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Name.self)
    for (name, value) in members {
      let name = Name(stringValue: name)
      switch value {
      case .null: try container.encodeNil(forKey: name)
      case .text(let text): try container.encode(text, forKey: name)
      case .number(let number): try container.encode(number, forKey: name)
      case .flag(let flag): try container.encode(flag, forKey: name)
      case .list(let list): try container.encode(list, forKey: name)
      case .texts(let texts): try container.encode(texts, forKey: name)
      case .inequatable(let inner): try container.encode(Inequatable(inner: inner), forKey: name)
      case .nestedList(let list):
        var nested = container.nestedUnkeyedContainer(forKey: name)
        for element in list { try nested.encode(element) }
      case .nestedObject(let number):
        var nested = container.nestedContainer(keyedBy: Name.self, forKey: name)
        try nested.encode(number, forKey: name)
      case .parent(let number): try number.encode(to: container.superEncoder(forKey: name))
      }
    }
    if isFailing { throw Failure() }
  }

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
