import ScreenDocument
import StrictJSON
import TestSupport
import Testing

@testable import ScreenDump

/// The shapes that are proposed for documents of several forms, and for the recorded ones.
@Suite(.long) struct ShapeFinderTests {
  private func proposals(_ texts: String...) throws -> [ShapeProposal] {
    ShapeFinder(try texts.map { try JSONDocument(Array($0.utf8)) }).proposals()
  }

  private func best(_ texts: String...) throws -> JSONTree {
    let proposals = ShapeFinder(try texts.map { try JSONDocument(Array($0.utf8)) }).proposals()
    return try #require(proposals.first?.shapeFile["contents"])
  }

  private func tree(_ text: String) throws -> JSONTree {
    try JSONDocument(Array(text.utf8)).root.tree
  }

  @Test func `a member named 0 is no element of a list`() throws {
    let value = try JSONDocument(Array(#"{"0": {"id": "a"}, "list": [{"name": "b"}]}"#.utf8)).root
    let fields = FieldSurvey([[value]]).fields
    #expect(fields.filter { $0.name == "id" }.map(\.isInsideArray) == [false])
    #expect(fields.filter { $0.name == "name" }.map(\.arrayDepth) == [1])
    let other = try JSONDocument(Array(#"{"list": {"0": {"name": "b"}}}"#.utf8)).root
    #expect(
      FieldSurvey([[value, other]]).fields.filter { $0.name == "name" }.map(\.arrayDepth) == [1, 0]
    )
  }

  struct Held: CustomTestStringConvertible {
    var shape: String
    var file: String
    var testDescription: String { shape }
  }

  /// A shape of the samples is not known to the finder: each is found again from its document alone.
  @Test(
    .enabled(if: RecordedScreens.exist),
    arguments: [
      Held(shape: "bbc", file: "bbc-simorgh/afrique-homePage-index.json"),
      Held(shape: "duckduckgo", file: "duckduckgo/remote-messaging-config-example.json"),
      Held(shape: "duckduckgo", file: "duckduckgo/remote-messaging-config-unsupported-items.json"),
      Held(shape: "jasonpedia", file: "jasonpedia/demo.json"),
      Held(shape: "tangram-android", file: "tangram/data3.0.android.json"),
      Held(shape: "tangram-ios", file: "tangram/TangramMock.ios.json"),
      Held(shape: "wikipedia-announce", file: "wikipedia-android/announce_2016_11_21.json"),
      Held(shape: "wikipedia-featured", file: "wikipedia-android/featured_2016_11_07.json"),
      Held(shape: "wikipedia-news", file: "wikipedia-android/news_2016_11_07.json"),
    ]
  )
  func `a shape of the samples that is held out is proposed first`(_ held: Held) throws {
    let bytes = try RecordedScreens.bytes(held.file)
    let sample = try tree(RecordedScreens.shape(held.shape))
    let expected = try ContentDocument(
      reading: bytes,
      shape: DocumentShape(reading: Array(sample.text().utf8))
    )
    let best = try #require(ShapeFinder([try JSONDocument(bytes)]).proposals().first)
    let found = try ContentDocument(
      reading: bytes,
      shape: DocumentShape(reading: Array(best.shapeFile.text().utf8))
    )
    #expect(found.contents.map(\.payload.pointer) == expected.contents.map(\.payload.pointer))
    #expect(found.contents.map(\.title) == expected.contents.map(\.title))
    #expect(found.contents.map(\.position) == expected.contents.map(\.position))
    #expect(found.contents.map(\.explicitPosition) == expected.contents.map(\.explicitPosition))
    #expect(found.title == expected.title)
    // A kind that the server does not send has a name of the shape's own choice.
    let hasKind = sample["contents"]?["kind"] != nil
    let kinds = [found, expected].map { document in
      hasKind ? document.contents.map(\.kind) : Self.numbered(document.contents.map(\.kind))
    }
    #expect(kinds[0] == kinds[1])
    let ids = [found, expected].map { document in
      document.contents.map { hasKind || !$0.id.rawValue.contains("#") ? $0.id.rawValue : "#" }
    }
    #expect(ids[0] == ids[1])
    #expect(best.contentCount == expected.contents.count)
  }

  /// Kinds by the order in which they are met first.
  private static func numbered(_ kinds: [ContentKind]) -> [ContentKind] {
    var numbers: [ContentKind: Int] = [:]
    return kinds.map { kind in
      let number = numbers[kind] ?? numbers.count
      numbers[kind] = number
      return ContentKind("\(number)")
    }
  }

  @Test func `a dashboard's panels are found in their rows`() throws {
    let best = try best(
      #"""
      {"title": "Ops", "rows": [
        {"title": "A", "height": 3, "panels": [{"type": "graph", "id": 1}, {"type": "text", "id": 2}]},
        {"title": "B", "height": 3, "panels": [{"type": "graph", "id": 3}]}]}
      """#
    )
    #expect(best == (try tree(#"{"list": "/rows/*/panels", "kind": "/type", "id": "/id"}"#)))
  }

  @Test func `shelves whose kind is their key are found`() throws {
    let best = try best(
      #"""
      {"contents": {"list": [
        {"carouselShelf": {"title": "New", "id": "c1", "items": [{"name": "a"}]}},
        {"gridShelf": {"title": "More", "id": "g1", "items": [{"name": "b"}]}}]}}
      """#
    )
    #expect(
      best
        == (try tree(
          #"{"list": "/contents/list", "each": "onlyMember", "id": "/id", "title": "/title"}"#
        ))
    )
  }

  @Test func `a Relay connection is found with its nodes as payloads`() throws {
    let best = try best(
      #"""
      {"data": {"home": {"edges": [
        {"cursor": "a", "node": {"__typename": "Hero", "id": "h", "title": "T"}},
        {"cursor": "b", "node": {"__typename": "Row", "id": "r", "title": "U"}}]}}}
      """#
    )
    #expect(
      best
        == (try tree(
          #"""
          {"list": "/data/home/edges", "kind": "/node/__typename", "id": "/node/id",
           "title": "/node/title", "payload": "/node"}
          """#
        ))
    )
  }

  @Test func `a map whose keys are ids is found`() throws {
    let best = try best(
      #"{"blocks": {"b-1": {"type": "hero", "text": "A"}, "b-2": {"type": "row", "text": "B"}}}"#
    )
    #expect(
      best
        == (try tree(
          #"{"list": "/blocks", "each": "member", "memberIs": "id", "kind": "/type", "title": "/text"}"#
        ))
    )
  }

  @Test func `the one member beside kind and id is the payload`() throws {
    let best = try best(
      #"""
      {"contents": [{"type": "a", "id": "1", "value": {"title": "A"}},
        {"type": "b", "value": {"title": "B", "items": []}}]}
      """#
    )
    #expect(
      best
        == (try tree(
          #"{"list": "/contents", "kind": "/type", "id": "/id", "title": "/value/title", "payload": "/value"}"#
        ))
    )
  }

  @Test func `a list that is null in one of the documents is optional`() throws {
    let list = try best(
      #"{"items": [{"type": "a", "id": "1"}, {"type": "b", "id": "2"}]}"#,
      #"{"items": null}"#
    )
    #expect(list["list"] == .string("/items"))
    #expect(list["optional"] == .bool(true))
  }

  @Test func `a list that one of the documents lacks is optional`() throws {
    let card = #"{"cards": [{"type": "a", "id": "1"}, {"type": "b", "id": "2"}]}"#
    let best = try best(card, #"{"other": 1}"#)
    #expect(best["optional"] == .bool(true))
  }

  @Test(arguments: ["[]", "{}", "3", #"[1, 2, 3]"#, #"{"a": {"b": []}}"#])
  func `nothing is proposed for a document without objects in it`(_ text: String) throws {
    #expect(try proposals(text).isEmpty)
  }

  @Test func `every content of a large document is found`() throws {
    let card = #"{"type": "card", "id": "%", "title": "Title", "items": [{"name": "a", "n": 1}]},"#
    let cards = (0..<12_000).map { card.replacing("%", with: "\($0)") }.joined()
    let document = try JSONDocument(Array("{\"cards\": [\(cards)3]}".utf8))
    #expect(ShapeFinder([document]).proposals().first?.contentCount == 12_000)
  }

  @Test func `documents that nest deeply or have very many members are searched`() throws {
    let deep = String(repeating: #"{"a":["#, count: 200) + String(repeating: "]}", count: 200)
    _ = try proposals(deep)
    let wide = (0..<30_000).map { #""k\#($0)": {"l": [{"type": "a"}]}"# }.joined(separator: ",")
    let found = try proposals("{\(wide)}")
    #expect(found.count <= 5)
  }
}
