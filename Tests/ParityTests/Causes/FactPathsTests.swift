import StrictJSON
import Testing

@testable import Parity

/// How many facts of absent members a response has.
@Suite struct FactPathsTests {
  private static func value(_ text: String) throws -> JSONValue {
    try JSONDocument(Array(text.utf8)).root
  }

  private static func object(_ names: [String]) -> String {
    "{" + names.map { "\"\($0)\":1" }.joined(separator: ",") + "}"
  }

  private static func absentMembers(_ facts: ResponseFacts) -> Int {
    facts.factsByPathIndex.joined().count { $0.cells.contains(.absent) }
  }

  @Test func `a member is absent from a record, but not from a dictionary`() throws {
    let products = Self.object((0..<200).map { "p\($0)" })
    var paths = FactPaths()
    paths.insertPaths(of: try Self.value(#"{"products":\#(products),"label":1}"#))

    let facts = paths.facts(of: try Self.value(#"{"products":{"p7":1}}"#), in: ResponseContext())

    #expect(Self.absentMembers(facts) == 1)
    let label = facts[.response(JSONPointer(tokens: ["label"])), paths]
    #expect(label.map { $0.cells.contains(.absent) } == [true])
  }

  @Test func `a response has at most 8,192 facts of absent members`() throws {
    let whole = Self.object((0..<100).map { "m\($0)" })
    let empty = Array(repeating: "{}", count: 1_000).joined(separator: ",")
    let response = try Self.value("[\(whole),\(empty)]")
    var paths = FactPaths()
    paths.insertPaths(of: response)

    let facts = paths.facts(of: response, in: ResponseContext())

    #expect(Self.absentMembers(facts) == 8_100)
  }
}
