import ScreenDocument
import StrictJSON
import Testing
import UIStateLayer

@testable import Parity

/// View data whose encoding changes its shape.
@Suite struct ParityEncodingTests {
  /// The value of the key `a`, and its encoding.
  enum Form: Equatable, Sendable {
    case missing
    case null
    case number(Double)
    case list([Int?])
    case object([String: Int])
    /// A container nested in the encoding of the whole, instead of a value of its own.
    case nestedList([Int?])
    case nestedObject([String: Int])
    case nestedDeep(Int)
    case deep(Int)
    case inequatable(Int)
    /// An object with another key than `a`.
    case renamed(Int)
  }

  @Test(
    arguments: [
      (.missing, .null, "/a – null"), (.null, .missing, "/a null –"),
      (.null, .number(1.5), "/a null 1.5"),
      (.number(1.5), .list([1]), "/a 1.5 [1]"), (.number(1.5), .number(2.5), "/a 1.5 2.5"),
      (.nestedList([1, nil]), .nestedList([1]), "/a/1 null –"),
      (.nestedList([nil, 1]), .nestedList([nil, 2]), "/a/1 1 2"),
      (.nestedList([1, 2]), .list([1, 3]), "/a/1 2 3"),
      (.nestedList([1]), .list([1, 3]), "/a/1 – 3"), (.list([1, 3]), .nestedList([1]), "/a/1 3 –"),
      (.nestedObject(["x": 1]), .object(["x": 1, "y": 2]), "/a/y – 2"),
      (.object(["x": 1, "y": 2]), .nestedObject(["x": 1]), "/a/y 2 –"),
      (.nestedObject(["x": 1]), .nestedObject(["y": 1]), "/a/x 1 –, /a/y – 1"),
      (.nestedObject(["x": 1]), .nestedList([1]), #"/a {"x":1} [1]"#),
      (.inequatable(1), .inequatable(2), "/a/inner 1 2"),
      (.number(1.5), .inequatable(2), #"/a 1.5 {"inner":2}"#),
      (.object(["x": 1]), .renamed(1), #"/a {"x":1} –, /b – 1"#),
    ] as [(Form, Form, String)]
  )
  func `a value encoded differently is reported at its path`(old: Form, new: Form, expected: String)
  {
    let lines = ViewDataComparison.differences(legacy: Formed(a: old), state: Formed(a: new)).map {
      let legacy = $0.legacy?.text(style: .compact) ?? "–"
      let state = $0.state?.text(style: .compact) ?? "–"
      return "\($0.path) \(legacy) \(state)"
    }
    #expect(lines.joined(separator: ", ") == expected)
  }

  @Test
  func `a difference below the depth limit is reported as a whole, in any encoding`() {
    for (old, new) in [(Form.nestedDeep(1), Form.deep(2)), (.deep(1), .nestedDeep(2))] {
      let found = ViewDataComparison.differences(legacy: Formed(a: old), state: Formed(a: new))
      #expect(found.map(\.path.tokens.count) == [ViewDataComparison.depthLimit])
      #expect(found.first?.legacy != nil && found.first?.state != nil)
    }
  }
}

private struct Formed: ViewData {
  let a: ParityEncodingTests.Form

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Name.self)
    switch a {
    case .missing: break
    case .null: try container.encodeNil(forKey: "a")
    case .number(let number): try container.encode(number, forKey: "a")
    case .list(let elements): try container.encode(elements, forKey: "a")
    case .object(let members): try container.encode(members, forKey: "a")
    case .nestedList(let elements):
      var list = container.nestedUnkeyedContainer(forKey: "a")
      for element in elements {
        if let element { try list.encode(element) } else { try list.encodeNil() }
      }
    case .nestedObject(let members):
      var object = container.nestedContainer(keyedBy: Name.self, forKey: "a")
      for (name, value) in members { try object.encode(value, forKey: Name(stringLiteral: name)) }
    case .nestedDeep(let value):
      var list = container.nestedUnkeyedContainer(forKey: "a")
      for _ in 0..<99 { list = list.nestedUnkeyedContainer() }
      try list.encode(value)
    case .deep(let value): try container.encode(Deep(depth: 100, value: value), forKey: "a")
    case .inequatable(let value): try container.encode(Inequatable(inner: value), forKey: "a")
    case .renamed(let value): try container.encode(value, forKey: "b")
    }
  }

  private struct Name: CodingKey, ExpressibleByStringLiteral {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringLiteral text: String) { stringValue = text }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  private struct Inequatable: Encodable {
    let inner: Int
  }

  /// Nested lists.
  private struct Deep: Encodable {
    let depth: Int
    let value: Int

    func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      if depth > 1 {
        try list.encode(Deep(depth: depth - 1, value: value))
      } else {
        try list.encode(value)
      }
    }
  }
}
