import Foundation
import StrictJSON
import Testing

@Suite struct DecodingPlacesTests {
  private struct Row: Decodable {
    var unitPrice: Int
    var tags: [String]?
  }

  private func decodingError(
    _ text: String,
    with decoder: JSONDecoder
  ) throws -> Diagnostic {
    let value = try JSONDocument(Array(text.utf8)).root
    return try #require(throws: ContentDecodingError.self) {
      try value.decode([Row].self, with: decoder)
    }
    .diagnostic
  }

  @Test func `a place has the document's names, also if a strategy converts them`() throws {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let wrong = try decodingError(#"[{"unit_price": 1}, {"unit_price": true}]"#, with: decoder)
    #expect(wrong.path.description == "/1/unit_price")
    #expect(wrong.column == 36)
    #expect(wrong.message.contains("found true or false"))
    let missing = try decodingError(#"[{"price": 1}]"#, with: decoder)
    #expect(missing.path.description == "/0/unitPrice")
    #expect(missing.column == 2)
  }

  @Test func `a place is found below a name that an own strategy makes`() throws {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .custom { path in
      path.count > 1
        ? SchemaKey(path[1].stringValue.replacingOccurrences(of: "x-", with: "")) : path[0]
    }
    let text = #"[{"x-unitPrice": 1, "x-tags": ["a", 5]}]"#
    #expect(try decodingError(text, with: decoder).path.description == "/0/x-tags/1")
  }

  @Test func `a place is that of the member that is read, if two names become one`() throws {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let text = #"[{"unit_price": true, "unitPrice": 1}]"#
    #expect(try decodingError(text, with: decoder).path.description == "/0/unit_price")
    // The names of a dictionary are not converted.
    let value = try JSONDocument(Array(#"{"unit_price": 1, "unitPrice": true}"#.utf8)).root
    let error = try #require(throws: ContentDecodingError.self) {
      try value.decode([String: Int].self, with: decoder)
    }
    #expect(error.diagnostic.path.description == "/unitPrice")
  }

  @Test func `a place is that of the first of two names that are one text`() throws {
    struct Coffee: Decodable {
      enum CodingKeys: String, CodingKey { case price = "caf\u{E9}" }

      var price: Int
    }
    let text = "{\"cafe\u{301}\": true, \"caf\u{E9}\": 1}"
    let value = try JSONDocument(Array(text.utf8)).root
    let error = try #require(throws: ContentDecodingError.self) { try value.decode(Coffee.self) }
    #expect(error.diagnostic.column == 11)
  }

  @Test func `a number that does not fit has its place, also if the type catches errors`() throws {
    struct Catching: Decodable {
      init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        do {
          _ = try container.decode(UInt8.self)
        } catch is DecodingError {
          Issue.record("A JSONDecoder's error is of its own type here.")
        }
      }
    }
    let value = try JSONDocument(Array("[\n  256]".utf8)).root
    let error = try #require(throws: ContentDecodingError.self) { try value.decode(Catching.self) }
    #expect(error.diagnostic.path.description == "/0")
    #expect((error.diagnostic.line, error.diagnostic.column) == (2, 3))
    #expect(error.diagnostic.message.contains("256"))
  }

  @Test func `reads large objects in any order`() throws {
    let count = 3_000
    let members = (0..<count).map { #""k\#($0)":\#($0)"# } + [#""k7":0"#]
    let value = try JSONDocument(Array("{\(members.joined(separator: ","))}".utf8)).root
    struct Backwards: Decodable {
      let sum: Int

      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: SchemaKey.self)
        let keys = container.allKeys
        sum = try keys.reversed().reduce(0) { try $0 + container.decode(Int.self, forKey: $1) }
        #expect(!container.contains(SchemaKey("k")))
        #expect(keys.count == 3_000)
      }
    }
    #expect(try value.decode(Backwards.self).sum == count * (count - 1) / 2)
    #expect(try value.decode([String: Int].self)["k7"] == 7)
  }

  @Test func `a type may ask for the number of elements before each element`() throws {
    struct Counting: Decodable {
      private(set) var sum = 0

      init(from decoder: any Decoder) throws {
        var elements = try decoder.unkeyedContainer()
        while elements.currentIndex < elements.count ?? 0 {
          sum += try elements.decode(Int.self)
        }
      }
    }
    let count = 1_000
    let text = "[\(Array(repeating: "1", count: count).joined(separator: ","))]"
    #expect(try JSONDocument(Array(text.utf8)).root.decode(Counting.self).sum == count)
  }

  @Test func `a decoder that outlives the call still reads`() throws {
    final class Keeper: Decodable {
      let decoder: any Decoder

      init(from decoder: any Decoder) throws {
        self.decoder = try decoder.container(keyedBy: SchemaKey.self).superDecoder()
      }
    }
    let keeper = try JSONDocument(Array(#"{"super": [1, 2]}"#.utf8)).root.decode(Keeper.self)
    #expect(try [Int](from: keeper.decoder) == [1, 2])
  }
}
