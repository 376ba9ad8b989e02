import Foundation
import StrictJSON
import Testing

@Suite struct ContentDecodingErrorTests {
  private struct Coupon: Decodable {
    struct Item: Decodable {
      var price: Int
      var name: String?
    }

    var title: String
    var items: [Item]
  }

  private struct Refusing: Decodable {
    struct Reason: Error, CustomStringConvertible {
      var description: String { "the month has no day 31" }
    }

    init(from decoder: any Decoder) throws { throw Reason() }
  }

  private func payload(_ text: String) throws -> JSONValue {
    let document = "{\"contents\": [\n  {\"value\":\n    \(text)}]}"
    return try #require(
      try JSONDocument(Array(document.utf8)).root.value(at: JSONPointer("/contents/0/value"))
    )
  }

  @Test func `decodes a slice on its own`() throws {
    let coupon = try payload(#"{"title": "春", "items": [{"price": 5}], "more": [[]]}"#)
      .decode(Coupon.self)
    #expect(coupon.title == "春")
    #expect(coupon.items.map(\.price) == [5])
    #expect(try payload("3").decode(Int.self) == 3)
  }

  struct Case: CustomTestStringConvertible {
    var text: String
    var path: String
    var column: Int
    var says: String
    var testDescription: String { text }
  }

  @Test(arguments: [
    Case(
      text: #"{"items": []}"#,
      path: "/contents/0/value/title",
      column: 5,
      says: #"The member "title" is missing; send it or make it optional."#
    ),
    Case(
      text: #"{"title": null, "items": []}"#,
      path: "/contents/0/value/title",
      column: 15,
      says: "null"
    ),
    Case(
      text: #"{"title": "", "items": [{"price": 1}, {"price": "9"}]}"#,
      path: "/contents/0/value/items/1/price",
      column: 53,
      says: "Expected a whole number, found a text; send one or change the type."
    ),
    Case(
      text: #"{"title": "", "items": [{"price": 1}, {"name": ""}]}"#,
      path: "/contents/0/value/items/1/price",
      column: 43,
      says: #""price" is missing"#
    ),
    Case(
      text: #"{"title": "", "items": [{"price": 1.5}]}"#,
      path: "/contents/0/value/items/0/price",
      column: 39,
      says: "The number 1.5 does not fit the type that reads it; send one that does."
    ),
    Case(
      text: #"{"title": "", "items": [{"price": 1}, {"x": 0.5, "price": -1e30}, {"price": 7.5}]}"#,
      path: "/contents/0/value/items/1/price",
      column: 63,
      says: "The number -1e30"
    ),
    Case(text: "[1]", path: "/contents/0/value", column: 5, says: "Expected"),
    Case(text: "null", path: "/contents/0/value", column: 5, says: "null"),
  ])
  func `reports the place in the whole document`(_ example: Case) throws {
    let value = try payload(example.text)
    let error = try #require(throws: ContentDecodingError.self) { try value.decode(Coupon.self) }
    #expect(error.diagnostic.code == "decodingFailed")
    #expect(error.diagnostic.severity == .error)
    #expect(error.diagnostic.path.description == example.path)
    #expect((error.diagnostic.line, error.diagnostic.column) == (3, example.column))
    #expect(error.diagnostic.message.contains(example.says), "\(error.diagnostic.message)")
  }

  private struct Nested: Decodable {
    init(from decoder: any Decoder) throws {
      let texts = try decoder.singleValueContainer().decode([String: Double].self)
      _ = try JSONDecoder().decode([Int].self, from: Data("[\(texts.count)".utf8))
    }
  }

  @Test func `an error unrelated to numbers blames no number`() throws {
    let value = try payload(#"{"a": 1.5}"#)
    let error = try #require(throws: ContentDecodingError.self) { try value.decode(Nested.self) }
    #expect(error.diagnostic.path.description == "/contents/0/value")
    #expect(error.diagnostic.message.hasPrefix("The value is refused"))
  }

  private struct Pair: Decodable {
    var first: Int
    var second: Int

    init(from decoder: any Decoder) throws {
      var elements = try decoder.unkeyedContainer()
      first = try elements.decode(Int.self)
      second = try elements.decode(Int.self)
    }
  }

  @Test(arguments: [("[1]", "nothing"), ("[1,null]", "null")])
  func `an absent element is called nothing, and not null`(text: String, found: String) throws {
    let value = try payload(text)
    let error = try #require(throws: ContentDecodingError.self) { try value.decode(Pair.self) }
    #expect(error.diagnostic.path.description == "/contents/0/value/1")
    #expect(
      error.diagnostic.message == "Expected a whole number, found \(found); send a value."
    )
  }

  @Test func `a member name that looks like an index is kept`() throws {
    let value = try payload(#"{"01": {"a": [0, "x"]}}"#)
    let error = try #require(throws: ContentDecodingError.self) {
      try value.decode([Int: [String: [Int]]].self)
    }
    #expect(error.diagnostic.path.description == "/contents/0/value/01/a/1")
    #expect(error.diagnostic.column == 22)
  }

  @Test func `an error thrown by the type is reported`() throws {
    let value = try payload("{}")
    let error = try #require(throws: ContentDecodingError.self) { try value.decode(Refusing.self) }
    #expect(
      error.description
        == "The value is refused: the month has no day 31 (line 3, column 5, at /contents/0/value)."
    )
  }
}
