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
