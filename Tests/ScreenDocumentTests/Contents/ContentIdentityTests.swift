import ScreenDocument
import StrictJSON
import TestSupport
import Testing

@Suite(.long) struct ContentIdentityTests {
  private func read(_ elements: [String]) throws -> ContentDocument {
    let text = "{\"views\": [\n\(elements.joined(separator: ",\n"))\n]}"
    return try ContentDocument(reading: Array(text.utf8))
  }

  private func ids(_ elements: String...) throws -> [String] {
    try read(elements).contents.map(\.id.rawValue)
  }

  @Test func `the server's id is kept, and a number becomes its text`() throws {
    #expect(
      try ids(
        #"{"type": "a", "id": "x"}"#,
        #"{"type": "a", "id": 42}"#,
        #"{"type": "a", "id": 4.20}"#,
        #"{"type": "a", "id": "42 "}"#,
        #"{"type": "b", "id": "日本"}"#
      ) == ["x", "42", "4.20", "42 ", "日本"]
    )
  }

  @Test func `trap 4 a missing id becomes the kind and its index within that kind`() throws {
    #expect(
      try ids(
        #"{"type": "a", "n": 1}"#,
        #"{"type": "b"}"#,
        #"{"type": "a", "id": "x"}"#,
        #"{"type": "a", "id": null}"#,
        #"{"type": "b"}"#
      ) == ["a#1", "b#1", "x", "a#2", "b#2"]
    )
  }

  @Test func `other kinds and contents with ids do not change a generated id`() throws {
    let plain = try ids(#"{"type": "a"}"#, #"{"type": "a", "text": "v1"}"#)
    let crowded = try ids(
      #"{"type": "b"}"#,
      #"{"type": "a", "id": "mine"}"#,
      #"{"type": "a"}"#,
      "null",
      #"{"type": "c", "id": 1}"#,
      #"{"type": "a", "text": "v2"}"#
    )
    #expect(crowded.filter { $0.hasPrefix("a#") } == plain)
  }

  @Test(arguments: ["true", "[1]", #"{"a": 1}"#, #""""#])
  func `an id of the wrong type is reported and replaced`(_ id: String) throws {
    let document = try read([#"{"type": "a"}"#, "{\"type\": \"a\", \"id\": \(id)}"])
    #expect(document.contents.map(\.id) == ["a#1", "a#2"])
    let diagnostic = try #require(document.diagnostics.first)
    #expect(diagnostic.code == "invalidID")
    #expect(diagnostic.path.description == "/views/1/id")
    #expect((diagnostic.line, diagnostic.column) == (3, 21))
  }

  @Test func `trap 9 duplicate ids are made unique and reported with both positions`() throws {
    let document = try read([
      #"{"type": "a", "id": "x"}"#, #"{"type": "b"}"#, #"{"type": "b", "id": "x"}"#,
      #"{"type": "a", "id": "x"}"#,
    ])
    #expect(document.contents.map(\.id) == ["x", "b#1", "x~2", "x~3"])
    #expect(document.diagnostics.map(\.code) == ["duplicateID", "duplicateID"])
    let diagnostic = try #require(document.diagnostics.first)
    #expect(diagnostic.path.description == "/views/2/id")
    #expect((diagnostic.line, diagnostic.column) == (4, 21))
    #expect(
      diagnostic.message == """
        The id "x" is used twice: at /views/0 (position 0, line 2) and at /views/2 (position 2, \
        line 4), which becomes "x~2"; send different ids.
        """
    )
  }

  @Test func `a number and a text with the same digits are one id`() throws {
    #expect(
      try ids(#"{"type": "a", "id": 7}"#, #"{"type": "a", "id": "7"}"#) == ["7", "7~2"]
    )
  }

  @Test func `no generated id equals an id of the server`() throws {
    #expect(
      try ids(
        #"{"type": "a"}"#,
        #"{"type": "b", "id": "a#1"}"#,
        #"{"type": "a"}"#,
        #"{"type": "b", "id": "a#1~2"}"#
      ) == ["a#1~3", "a#1", "a#2", "a#1~2"]
    )
    #expect(
      try ids(
        #"{"type": "a", "id": "x"}"#,
        #"{"type": "a", "id": "x"}"#,
        #"{"type": "a", "id": "x~2"}"#,
        #"{"type": "a", "id": "x"}"#
      ) == ["x", "x~3", "x~2", "x~4"]
    )
    #expect(
      try ids(
        #"{"type": "a"}"#,
        #"{"type": "b", "id": "a#1"}"#,
        #"{"type": "b", "id": "a#1"}"#
      ) == ["a#1~3", "a#1", "a#1~2"]
    )
  }

  @Test func `trap 4 equal bytes give equal ids`() throws {
    let elements = [
      #"{"type": "a"}"#, #"{"type": "a", "id": "x"}"#, #"{"type": "a", "id": "x"}"#, "3",
      #"{"type": "b", "id": []}"#, #"{"type": "b"}"#,
    ]
    #expect(try read(elements).contents.map(\.id) == read(elements).contents.map(\.id))
    #expect(try read(elements).contents.map(\.id) == ["a#1", "x", "x~2", "b#1", "b#2"])
  }

  @Test func `ids stay unique among random ones that resemble generated ids`() throws {
    for seed in 0..<200 as Range<UInt64> {
      var random = Seeded(seed: seed)
      let ids = ["a", "a#1", "a#2", "a#1~2", "a~2", "a~2~2", "b#1", "1"]
      let elements = (0..<20).map { _ in
        let kind = ["a", "b", "a#1"].randomElement(using: &random) ?? "a"
        let id = ids.randomElement(using: &random) ?? "a"
        let hasID = Bool.random(using: &random)
        return hasID ? "{\"type\": \"\(kind)\", \"id\": \"\(id)\"}" : "{\"type\": \"\(kind)\"}"
      }
      let document = try read(elements)
      try #require(Set(document.contents.map(\.id)).count == 20, "seed \(seed)")
      let sent = elements.compactMap { element in
        ids.first { element.contains("\"id\": \"\($0)\"") }
      }
      try #require(
        Set(sent).isSubset(of: document.contents.map(\.id.rawValue)),
        "seed \(seed)"
      )
    }
  }

  @Test func `thousands of equal ids take no longer than thousands of different ids`() throws {
    let document = try read(Array(repeating: #"{"type": "a", "id": "x"}"#, count: 20_000))
    #expect(document.contents.last?.id == "x~20000")
    #expect(Set(document.contents.map(\.id)).count == 20_000)
  }
}
