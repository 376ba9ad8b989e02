import Basics
import Foundation
import ScreenDocument
import StrictJSON
import TestSupport
import Testing
import UIStateLayer

@testable import Parity

@Suite struct ParityWalkTests {
  @Test(arguments: 0..<500 as Range<UInt64>)
  func `the walk finds the differences that a comparison of full encodings finds`(seed: UInt64)
    throws
  {
    var random = Seeded(seed: seed)
    let old = Anything.random(depth: 4, using: &random)
    let new = Bool.random(using: &random) ? old.changed(using: &random) : old
    let found = ViewDataComparison.differences(legacy: old, state: new)
    var expected: [ParityDifference] = []
    Self.compare(try JSONTree(encoding: old), try JSONTree(encoding: new), at: .root, &expected)
    #expect(Set(found) == Set(expected), "seed \(seed)")
    #expect(found.count == expected.count, "seed \(seed)")
  }

  private static func compare(
    _ old: JSONTree?,
    _ new: JSONTree?,
    at path: JSONPointer,
    _ differences: inout [ParityDifference]
  ) {
    guard old != new else { return }
    switch (old, new) {
    case (.object(let one)?, .object(let other)?):
      for key in Set(one.map(\.key)).union(other.map(\.key)) {
        compare(old?[key], new?[key], at: path.appending(key), &differences)
      }
    case (.array(let one)?, .array(let other)?):
      for index in 0..<max(one.count, other.count) {
        compare(old?[index], new?[index], at: path.appending(index: index), &differences)
      }
    default:
      differences.append(ParityDifference(path: path, legacy: old, state: new))
    }
  }

  private struct Written: ViewData {
    var date = Date(timeIntervalSince1970: 1)
    var url = URL(string: "https://example.com/a")
    var price = Decimal(19)
    var data = Data([1])
    var byName = ["a": 1]
    var ratio = 1.0

    enum CodingKeys: String, CodingKey {
      case date, url, data, ratio
      case price = "price_yen"
      case byName = "by_name"
    }
  }

  @Test func `fields have their encoded names and values`() {
    let new = Written(
      date: Date(timeIntervalSince1970: 2),
      url: URL(string: "https://example.com/b"),
      price: 20,
      data: Data([2]),
      byName: ["a": 2, "b": 3],
      ratio: 1.5
    )
    #expect(
      lines(ViewDataComparison.differences(legacy: Written(), state: new)) == [
        "/by_name/a 1 2", "/by_name/b – 3", #"/data "AQ==" "Ag==""#, "/date -978307199 -978307198",
        "/price_yen 19 20", "/ratio 1 1.5",
        #"/url "https://example.com/a" "https://example.com/b""#,
      ]
    )
  }

  @Test func `nested containers and a superclass's encoder are walked too`() {
    #expect(
      lines(
        ViewDataComparison.differences(
          legacy: Nested(id: 1, price: 2, base: 3),
          state: Nested(id: 4, price: 5, base: 6)
        )
      )
        == ["/ids/0 1 4", "/prices/yen 2 5", "/super 3 6"]
    )
  }

  @Test func `equal values are not encoded`() {
    let counter = Counter()
    let old = Counted(same: Leaf(value: 1, counter: counter), other: 1)
    _ = ViewDataComparison.differences(legacy: old, state: Counted(same: old.same, other: 2))
    #expect(counter.count == 0)
    var new = old
    new.same.value = 2
    _ = ViewDataComparison.differences(legacy: old, state: new)
    #expect(counter.count == 2)
  }

  @Test func `the number and depth of paths are bounded`() {
    let many = Anything.list((0..<5_000).map { .number($0) })
    let others = Anything.list((0..<5_000).map { .number($0 + 1) })
    #expect(
      ViewDataComparison.differences(legacy: many, state: others).count
        == ViewDataComparison.differenceLimit
    )
    let deep = (0..<200).reduce(Anything.number(1)) { inner, _ in .list([inner]) }
    let deeper = (0..<200).reduce(Anything.number(2)) { inner, _ in .list([inner]) }
    let place = ViewDataComparison.differences(legacy: deep, state: deeper).map(\.path.tokens.count)
    #expect(place == [ViewDataComparison.depthLimit])
  }

  @Test func `a type that describes its fields is reported by them, in its order`() {
    let old = Described(
      title: "a",
      note: nil,
      rows: [.init(name: "x", price: 1), .init(name: "y", price: 2)]
    )
    let new = Described(title: "b", note: "n", rows: [.init(name: "x", price: 3)])
    #expect(
      lines(ViewDataComparison.differences(legacy: old, state: new)) == [
        #"/title "a" "b""#, #"/note – "n""#, "/rows/0/price 1 3",
        #"/rows/1 {"name":"y","price":2} –"#,
      ]
    )
    #expect(
      Set(lines(ViewDataComparison.differences(legacy: AnyViewData(old), state: AnyViewData(new))))
        == Set(lines(ViewDataComparison.differences(legacy: old, state: new)))
    )
  }

  @Test func `values without a differing described field differ as a whole`() {
    var new = Described(title: "a", note: nil, rows: [])
    let old = new
    new.hidden = 1
    #expect(ViewDataComparison.differences(legacy: old, state: new).map(\.path) == [.root])
  }

  private func lines(_ differences: [ParityDifference]) -> [String] {
    differences.map { difference in
      let legacy = difference.legacy?.text(style: .compact) ?? "–"
      let state = difference.state?.text(style: .compact) ?? "–"
      return "\(difference.path) \(legacy) \(state)"
    }
  }
}

/// View data of every shape that an encoding can have.
private indirect enum Anything: ViewData {
  case number(Int)
  case text(String)
  case missing
  case list([Anything])
  case record(name: String?, size: Int?, parts: [Anything], more: [String: Anything])

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .number(let number): try number.encode(to: encoder)
    case .text(let text): try text.encode(to: encoder)
    case .missing:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .list(let elements): try elements.encode(to: encoder)
    case .record(let name, let size, let parts, let more):
      var container = encoder.container(keyedBy: Key.self)
      try container.encodeIfPresent(name, forKey: .name)
      try container.encode(size, forKey: .size)
      try container.encode(parts, forKey: .parts)
      try container.encode(more, forKey: .more)
    }
  }

  private enum Key: String, CodingKey { case name, size, parts, more }

  static func random(depth: Int, using random: inout Seeded) -> Self {
    switch Int.random(in: 0..<(depth == 0 ? 3 : 5), using: &random) {
    case 0: return .number(.random(in: 0..<3, using: &random))
    case 1: return .text(["a", "", "日本"].randomElement(using: &random) ?? "")
    case 2: return .missing
    case 3: return .list(list(depth: depth, using: &random))
    default:
      let more = ["x", "y", "z"].prefix(Int.random(in: 0...3, using: &random)).map { key in
        (key, Self.random(depth: depth - 1, using: &random))
      }
      return .record(
        name: Bool.random(using: &random) ? "n" : nil,
        size: Bool.random(using: &random) ? 1 : nil,
        parts: list(depth: depth, using: &random),
        more: Dictionary(uniqueKeysWithValues: more)
      )
    }
  }

  private static func list(depth: Int, using random: inout Seeded) -> [Self] {
    (0..<Int.random(in: 0..<4, using: &random)).map { _ in .random(depth: depth - 1, using: &random)
    }
  }

  /// Returns a similar value: one part replaced, at a random level.
  func changed(using random: inout Seeded) -> Self {
    guard Int.random(in: 0..<3, using: &random) > 0 else {
      return .random(depth: 2, using: &random)
    }
    switch self {
    case .number, .text, .missing: return .random(depth: 1, using: &random)
    case .list(var elements):
      guard let index = elements.indices.randomElement(using: &random) else {
        return .list([.missing])
      }
      elements[index] = elements[index].changed(using: &random)
      return .list(elements)
    case .record(_, let size, var parts, var more):
      if let index = parts.indices.randomElement(using: &random) {
        parts[index] = parts[index].changed(using: &random)
      }
      more["w"] = .number(1)
      return .record(name: "m", size: size, parts: parts, more: more)
    }
  }
}

private struct Nested: ViewData {
  var id: Int
  var price: Int
  var base: Int

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    var ids = container.nestedUnkeyedContainer(forKey: .ids)
    try ids.encode(id)
    var prices = container.nestedContainer(keyedBy: Key.self, forKey: .prices)
    try prices.encode(price, forKey: .yen)
    try base.encode(to: container.superEncoder())
  }

  private enum Key: String, CodingKey { case ids, prices, yen }
}

private final class Counter: Sendable {
  private let calls = Guarded(0)
  var count: Int { calls.withLock(\.self) }
  func add() { calls.withLock { $0 += 1 } }
}

private struct Leaf: ViewData {
  var value: Int
  let counter: Counter

  static func == (one: Self, other: Self) -> Bool { one.value == other.value }

  func encode(to encoder: any Encoder) throws {
    counter.add()
    try value.encode(to: encoder)
  }
}

private struct Counted: ViewData {
  var same: Leaf
  var other: Int
}

private struct Described: FieldDescribing {
  struct Row: ViewData {
    var name: String
    var price: Int
  }

  var title: String
  var note: String?
  var rows: [Row]
  var hidden = 0

  static let parityFields: [ParityField<Self>] = [
    .field("title", \.title), .field("note", \.note),
    .elements("rows", \.rows, fields: [.field("name", \.name), .field("price", \.price)]),
  ]

  private enum CodingKeys: String, CodingKey { case title, note, rows }
}
