import Foundation
import StrictJSON
import TestSupport
import Testing

@Suite struct CanonicalJSONTests {
  @Test(arguments: [
    (#" { "b" : 1 , "a" : [ true , false , null ] } "#, #"{"a":[true,false,null],"b":1}"#),
    (#"{"a":1,"a":2}"#, #"{"a":1}"#),
    (#"{"aa":1,"a":2,"b":3,"":4}"#, #"{"":4,"a":2,"aa":1,"b":3}"#),
    (#"{"é":1,"z":2,"\u0061":3}"#, #"{"a":3,"z":2,"é":1}"#),
    (#""\u0041\/\"\\\n\u001F\u00e9\ud83d\ude42""#, #""A/\"\\\u000a\u001fé🙂""#),
    ("[[],{},[[]]]", "[[],{},[[]]]"),
    ("1.0", "1"), ("1e0", "1"), ("10e-1", "1"), ("100", "1e2"), ("1.50", "15e-1"),
    ("-0.0", "0"), ("-0", "0"), ("0e99", "0"), ("0.001", "1e-3"), ("-120E+3", "-12e4"),
    ("9007199254740993", "9007199254740993"), ("12.34e2", "1234"),
    ("1e99999999999999999999", "1e9223372036854775807"),
    ("1e-99999999999999999999", "1e-9223372036854775808"),
    ("10e9223372036854775807", "1e9223372036854775807"),
  ])
  func `writes the canonical spelling of a value`(text: String, canonical: String) throws {
    #expect(try Self.canonical(text) == canonical)
  }

  @Test func `different spellings of a value give equal bytes`() throws {
    let seed = UInt64.random(in: .min ... .max)
    var random = Seeded(seed: seed)
    for _ in 0..<500 {
      let tree = RandomJSON.tree(depth: 4, using: &random)
      let canonical = try Self.canonical(tree.text())
      let respelled = Self.respelled(tree, using: &random)
      let text = RandomJSON.text(of: respelled, using: &random)
      #expect(try Self.canonical(text) == canonical, "seed \(seed)")
      #expect(try Self.canonical(canonical) == canonical, "seed \(seed)")
    }
  }

  @Test func `different values give different bytes`() throws {
    let texts = [
      "1", "1e1", "11", "-1", "\"1\"", "null", "\"null\"", "true", "[1]", "[1,1]", "[[1],1]", "[]",
      "{}", "{\"a\":1}", "{\"a\":[1]}", "{\"a\":1,\"b\":1}", "\"\"", "\"\\\"\"", "\"\\\\\"",
      "9007199254740993", "9007199254740992", "0.1", "0.10000000000000001",
    ]
    #expect(Set(try texts.map(Self.canonical)).count == texts.count)
  }

  @Test func `the deepest value is written without recursion`() throws {
    let text = String(repeating: "[", count: 1_000) + String(repeating: "]", count: 1_000)
    let document = try JSONDocument(Array(text.utf8), limits: JSONLimits(maximumDepth: 1_024))
    #expect(String(decoding: document.root.canonicalBytes(), as: UTF8.self) == text)
  }

  @Test func `a part of a document is written as it is on its own`() throws {
    let document = try JSONDocument(Array(#"{"x":{"b":[2.0],"a":"\u0062"}}"#.utf8))
    let bytes = try #require(document.root["x"]).canonicalBytes()
    #expect(String(decoding: bytes, as: UTF8.self) == #"{"a":"b","b":[2]}"#)
  }

  private static func canonical(_ text: String) throws -> String {
    let document = try JSONDocument(Array(text.utf8))
    return String(decoding: document.root.canonicalBytes(), as: UTF8.self)
  }

  /// Returns the same value with its members in another order, and its numbers in other spellings.
  private static func respelled(_ tree: JSONTree, using random: inout Seeded) -> JSONTree {
    switch tree {
    case .null, .bool, .string: return tree
    case .number(let number):
      guard Bool.random(using: &random), !number.contains(where: { "eE".contains($0) }) else {
        return tree
      }
      return .number(number + (number.contains(".") ? "00" : ".0") + "e0")
    case .array(let elements): return .array(elements.map { respelled($0, using: &random) })
    case .object(let members):
      return .object(
        members.shuffled(using: &random).map { member in
          .init(key: member.key, value: respelled(member.value, using: &random))
        }
      )
    }
  }
}
