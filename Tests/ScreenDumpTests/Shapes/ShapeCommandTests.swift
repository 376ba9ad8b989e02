import ScreenDump
import StrictJSON
import TestSupport
import Testing

/// The command `shape`, as a user types it.
@MainActor
@Suite struct ShapeCommandTests {
  private let shop = ShopDump()

  private static let feed = """
    { "screen": "Feed", "title": "Today", "cards": [
      { "cardType": "hero", "id": "h", "title": "Tea", "default": 1, "image-url": "https://a/b.png" },
      { "cardType": "row", "id": "r", "title": "More", "items": [
        { "name": "a", "price": 1.5 }, { "name": "b", "price": 2, "self": null } ] },
      { "cardType": "row", "id": "q", "items": [] } ] }
    """

  @Test func `proposes shapes with what each finds, and prints the file and stubs`() async throws {
    let transcript = await shop("shape", "-", input: Self.feed)
    #expect(transcript.errors == "")
    #expect(transcript.status == .success)
    #expect(
      transcript.output.hasPrefix(
        """
        3 shapes, best first · 1 document
        1  /cards
           3 contents · 2 kinds · 3 ids
           kind /cardType · id /id · title /title
        """
      )
    )
    #expect(
      transcript.output.contains(
        """
        {
          "schema": 1,
          "title": "/title",
          "contents": {
            "list": "/cards",
            "kind": "/cardType",
            "id": "/id",
            "title": "/title"
          }
        }
        """
      )
    )
    #expect(
      transcript.output.contains(
        """
        struct RowResponse: Decodable, Sendable {
          struct Item: Decodable, Sendable {
            var name: String
            var price: Double
            // "self" was always null.
          }

          var cardType: String
          var id: String
          var title: String?
          var items: [Item]
        }
        """
      )
    )
    #expect(
      transcript.output.contains(
        """
          var `default`: Int
          var imageurl: String
        """
      ) == false
    )
    #expect(transcript.output.contains("  var imageUrl: String\n"))
    #expect(transcript.output.contains("    case imageUrl = \"image-url\"\n"))
    #expect(transcript.output.contains("    ContentRoute(.row, slots: \\.row) {\n"))
    let widest = transcript.output.split(separator: "\n").map(\.count).max() ?? 0
    #expect(widest <= 80)
  }

  @Test func `JSON has every proposal by the contract`() async throws {
    let transcript = await shop("shape", "-", "--format", "json", input: Self.feed)
    let json = try JSONDocument(Array(transcript.output.utf8)).root
    #expect(json.members.map(\.key) == ["diagnostics", "proposals", "schema", "stubs"])
    #expect(json["schema"]?.int == 1)
    let best = try #require(json["proposals"]?[0])
    #expect(best.members.map(\.key) == ["contents", "ids", "kinds", "list", "shape"])
    #expect(best["kinds"]?.tree == .array([.string("hero"), .string("row")]))
    #expect(best["ids"]?.int == 3)
    #expect(json["stubs"]?.string?.hasPrefix("import ScreenDocument\n") == true)
  }

  @Test func `answers for one screen keep the ids and positions that each of them has once`()
    async throws
  {
    for day in ["monday", "tuesday"] {
      try shop.files.write(
        #"""
        { "sections": [ { "id": "sale", "type": "banner", "order": 2, "title": "\#(day)" },
          { "id": "new", "type": "banner", "order": 1, "title": "New" } ] }
        """#,
        to: "\(day).json"
      )
    }
    let arguments = ["shape", "DIR/monday.json", "DIR/tuesday.json", "--format", "json"]
    let best = try JSONDocument(Array(await shop(arguments).output.utf8)).root["proposals"]?[0]
    #expect(best?["ids"]?.int == 4)
    #expect(best?["shape"]?["contents"]?["id"]?.string == "/id")
    #expect(best?["shape"]?["contents"]?["position"]?.string == "/order")
  }

  @Test func `answers for one screen keep the kinds that each of them has once`() async throws {
    let sections = ["banner", "coupons", "ranking", "news"].map { kind in
      #"{ "id": "\#(kind)-1", "type": "\#(kind)", "title": "A title" }"#
    }
    for day in ["monday", "tuesday"] {
      try shop.files.write(
        "{ \"sections\": [ \(sections.joined(separator: ", ")) ] }",
        to: "\(day).json"
      )
    }
    let arguments = ["shape", "DIR/monday.json", "DIR/tuesday.json", "--format", "json"]
    let best = try JSONDocument(Array(await shop(arguments).output.utf8)).root["proposals"]?[0]
    #expect(best?["shape"]?["contents"]?["kind"]?.string == "/type")
    #expect(best?["shape"]?["contents"]?["id"]?.string == "/id")
  }

  @Test func `the printed shape file reads its document`() async throws {
    try shop.files.write(Self.feed, to: "feed.json")
    let shape = await shop("shape", "DIR/feed.json")
    let start = try #require(shape.output.firstRange(of: "{\n"))
    let end = try #require(shape.output.firstRange(of: "\n}\n"))
    let file = String(shape.output[start.lowerBound..<end.upperBound])
    try shop.files.write(file, to: "shape.json")
    let shown = await shop("show", "DIR/feed.json", "--shape", "DIR/shape.json")
    #expect(shown.errors == "")
    #expect(
      shown.output == """
        Today · 3 contents · 3 no side
          0  h  hero  no side  no route  payload  「Tea」 · default 1
          1  r  row   no side  no route  payload  「More」 · items 2
          2  q  row   no side  no route  payload  items 0

        """
    )
  }

  @Test func `a shape from standard input is read once, for both screens`() async throws {
    try shop.files.write(Self.feed, to: "old.json")
    try shop.files.write(Self.feed.replacing("Tea", with: "Tee"), to: "new.json")
    let shape = #"{"schema": 1, "contents": {"list": "/cards", "kind": "/cardType", "id": "/id"}}"#
    let diff = await shop("diff", "DIR/old.json", "DIR/new.json", "--shape", "-", input: shape)
    #expect(
      diff
        == ShopDump.Transcript(
          output: "1 change · 1 changed\nDIR/old.json → DIR/new.json\n"
            + "  ~  0  h  hero  /title \"Tea\" → \"Tee\"\n",
          status: .difference
        )
    )
  }

  @Test func `a member that one document lacks is optional in its response`() async throws {
    try shop.files.write(#"{"cards": [{"type": "a", "id": "1", "n": 1, "m": 1}]}"#, to: "a.json")
    try shop.files.write(#"{"cards": [{"type": "a", "id": "2", "n": 2}]}"#, to: "b.json")
    let transcript = await shop("shape", "DIR/a.json", "DIR/b.json")
    #expect(transcript.output.contains("2 documents"))
    #expect(transcript.output.contains("  var n: Int\n  var m: Int?\n"))
  }

  @Test func `no shape that fits is said in a headline, with exit status 2`() async {
    let transcript = await shop("shape", "-", input: "[1, 2]")
    #expect(transcript.status == .wrongInput)
    #expect(
      transcript.output == """
        ✗ no shape fits · 1 document
          No list of objects was found that could be the contents of a screen: write
          a shape file by hand, and show the screen with --shape.

        """
    )
    let json = await shop("shape", "-", "--format", "json", input: "[1, 2]")
    #expect(json.output.contains("\"proposals\": []"))
    #expect(json.output.contains("\"stubs\": null"))
    #expect(json.status == .wrongInput)
  }

  @Test func `what is not JSON is refused with its place`() async {
    let transcript = await shop("shape", "-", input: "{\n  nope }")
    #expect(transcript.output == "")
    #expect(transcript.errors.hasPrefix("shopdump: -:2:3: "))
    #expect(transcript.status == .wrongInput)
    #expect(await shop("shape").status == .wrongInput)
  }

  @Test func `names in stubs are identifiers, also where a document has other names`() async {
    let transcript = await shop(
      "shape",
      "-",
      input: #"""
        {"items": [
          {"type": "init", "id": 1, "Type": "x", "self": 1, "class": 2, "日本": 3, "a-b": 4, "aB": 5,
           "\"\n\\": 6, "String": {"String": {"x": 1}}},
          {"type": "9\"+\u0007", "id": 2}, {"type": "ＡＢ", "id": 3}]}
        """#
    )
    #expect(transcript.status == .success)
    for line in [
      "var type2: String", "case type2 = \"Type\"", "var selfValue: Int", "var `class`: Int",
      "var field: Int",
      "var aB: Int", "var aB2: Int", "case field2 = \"\\\"\\u{a}\\\\\"",
      "struct StringValue: Decodable, Sendable {", "Self(\"9\\\"+\\u{7}\")",
    ] {
      #expect(transcript.output.contains(line), "\(line)")
    }
  }

  @Test func `view data takes the headline from the property of its member`() async {
    let transcript = await shop(
      "shape",
      "-",
      input: #"{"cards": [{"type": "row", "id": "r", "Title": 1, "title": "x"}]}"#
    )
    #expect(
      transcript.output.contains(
        """
        struct RowResponse: Decodable, Sendable {
          var type: String
          var id: String
          var title: Int
          var title2: String

          private enum CodingKeys: String, CodingKey {
            case type
            case id
            case title = "Title"
            case title2 = "title"
          }
        }

        struct RowViewData: ViewData {
          var title = ""
        }

        extension RowViewData {
          init(_ response: RowResponse) {
            title = response.title2
          }
        }
        """
      )
    )
  }

  @Test func `a member without a property has a comment that says why`() async {
    let name = String(repeating: "n", count: 101)
    let transcript = await shop(
      "shape",
      "-",
      input: """
        {"cards": [
          {"type": "row", "id": "r", "\(name)": "x", "\(name)o": {"x": 1}, "null": null,
           "empty": [], "emptyLists": [[]], "nulls": [null], "mixed": [[1, "x"]],
           "deep": [[[[[[[1]]]]]]]}]}
        """
    )
    #expect(
      transcript.output.contains(
        """
        struct RowResponse: Decodable, Sendable {
          var type: String
          var id: String
          // "\(name.prefix(40))" has a name of more than 100 bytes.
          // "\(name.prefix(40))" has a name of more than 100 bytes.
          // "null" was always null.
          // "empty" was always empty.
          // "emptyLists" held only empty lists or null.
          // "nulls" held only empty lists or null.
          // "mixed" has several types: decode it by hand.
          // "deep" is nested too deep for a stub.
        }
        """
      )
    )
  }

  @Test func `a member that needs a struct after 100 others has a comment`() async {
    let members = (0..<60).map { #""m\#($0)": {"x": {"y": 1}}"# }.joined(separator: ", ")
    let transcript = await shop(
      "shape",
      "-",
      input: #"{"cards": [{"type": "row", "id": "r", \#(members)}]}"#
    )
    let comment = #"    // "x" is left out: the stub has too many structs."#
    let lines = transcript.output.split(separator: "\n")
    let structs = lines.filter { $0 == "    struct X: Decodable, Sendable {" }
    #expect(structs.count == 49)
    #expect(lines.filter { $0 == comment }.count == 11)
  }
}
