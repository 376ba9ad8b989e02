import ScreenDocument
import StrictJSON
import TestSupport
import Testing

@Suite(.long) struct BlockBoundsTests {
  private static let levels = ["page", "space", "group", "block", "item", "element"]

  @Test func `a page with too many parts keeps the first hundred thousand`() throws {
    let blocks = (0..<100_010).map { #"{"level":"block","kind":"k","id":"b\#($0)"}"# }
    let document = try PageText(
      blocks: blocks.joined(separator: ","),
      data: #"{ "b0": {}, "b100009": {} }"#
    )
    .document()

    #expect(document.contents.count == 99_997)
    #expect(document.elementCount == 100_010)
    #expect(document.unreadableElementCount == 0)
    let tooMany = document.diagnostics.filter { $0.code == "tooManyNodes" }
    #expect(
      tooMany.map(\.message) == [
        """
        The layout has more than 100000 parts; the last 13 and all parts in them are left out. Split \
        the page.
        """
      ]
    )
    #expect(document.diagnostics.count { $0.code == "orphanData" } == 0)
    #expect(document.diagnostics.count <= 1_002)
  }

  @Test func `a main space after too many parts is not reported as one that nobody sent`() throws {
    let blocks = Array(repeating: #"{"level":"block","kind":"k","id":"b"}"#, count: 100_000)
    let layout = """
      { "page": { "level": "page", "id": "home", "main": "feed", "children": [
        { "level": "space", "id": "other", "children": [
          { "level": "group", "id": "g", "children": [ \(blocks.joined(separator: ",")) ] } ] },
        { "level": "space", "id": "feed" } ] } }
      """
    let error = try #require(throws: DocumentError.self) {
      _ = try PageText(layout: layout).document()
    }

    #expect(error.diagnostic.code == "noMainSpace")
    #expect(
      error.diagnostic.message == """
        The page home has no main space among the first 100000 parts of the layout, and the others \
        are left out. Split the page.
        """
    )
  }

  @Test func `a popup after too many parts is left out as one of them`() throws {
    let block = #"{"level":"block","kind":"k","id":"b"}"#
    let blocks = Array(repeating: block, count: 99_997).joined(separator: ",")
    let popup = #"{"level":"page","id":"p","main":"s","children":[{"level":"space","id":"s"}]}"#
    let document = try PageText(
      layout: PageText.layout(blocks).dropLast() + ", \"popups\": [\(popup)] }",
      data: #"{ "b": {} }"#
    )
    .document()

    #expect(document.contents.count == 99_997)
    #expect(document.popups.isEmpty)
    #expect(document.diagnostics.count { $0.code == "noMainSpace" } == 0)
    #expect(
      document.diagnostics.filter { $0.code == "tooManyNodes" }.map(\.message) == [
        """
        The layout has more than 100000 parts; the last 1 and all parts in them are left out. Split \
        the page.
        """
      ]
    )
  }

  @Test func `the copies for repeated ids are bounded`() throws {
    let items = Array(repeating: #"{ "level": "item", "id": "i" }"#, count: 100)
    let text = String(repeating: "x", count: 1_000_000)
    let document = try PageText(
      blocks: """
        { "level": "block", "id": "b", "kind": "k", "children": [ \(items.joined(separator: ",")) ] }
        """,
      data: "{ \"i\": { \"text\": \"\(text)\" } }"
    )
    .document()

    let payload = document.contents[0].payload
    #expect(payload["items"]?.count == 100)
    #expect(payload.bytes.count < 18_000_000)
    #expect(payload["items"]?[15]?["text"]?.string?.utf8.count == 1_000_000)
    #expect(payload["items"]?[99]?["text"] == nil)
    #expect(document.diagnostics.contains { $0.code == "tooMuchRepetition" })
  }

  @Test func `members beyond the first hundred that data and property have are counted`() throws {
    let blocks = (0..<150).map { #"{"level":"block","kind":"k","id":"b\#($0)"}"# }
    let entries = (0..<150).map { #""b\#($0)": {"title": "T"}"# }.joined(separator: ", ")
    let document = try PageText(
      blocks: blocks.joined(separator: ","),
      property: "{ \(entries) }",
      data: "{ \(entries) }"
    )
    .document()

    #expect(document.diagnostics.count == 101)
    #expect(document.diagnostics.allSatisfy { $0.code == "repeatedMember" })
    #expect(
      document.diagnostics.last?.message
        == "50 more repeated members of payloads are not listed; correct the listed ones first."
    )
  }

  @Test func `data nested to the JSON depth limit is kept`() throws {
    let deep = String(repeating: "[", count: 509) + String(repeating: "]", count: 509)
    let document = try PageText(
      blocks: """
        { "level": "block", "id": "b", "kind": "k", "children": [
          { "level": "item", "id": "i", "children": [ { "level": "element", "id": "e" } ] } ] }
        """,
      data: "{ \"e\": { \"deep\": \(deep) } }"
    )
    .document()

    let element = document.contents[0].payload["items"]?[0]?["elements"]?[0]
    #expect(element?["deep"]?.bytes.count == 1_018)
  }

  @Test func `data nested to the greatest depth that limits can have is kept`() throws {
    let deep = String(repeating: "[", count: 1_022) + String(repeating: "]", count: 1_022)
    let page = PageText(
      blocks: """
        { "level": "block", "id": "b", "kind": "k", "children": [
          { "level": "item", "id": "i", "children": [ { "level": "element", "id": "e" } ] } ] }
        """
    )
    let document = try ContentDocument(
      reading: .blocks(
        layout: Array(page.layout.utf8),
        property: nil,
        data: Array("{ \"e\": { \"deep\": \(deep) } }".utf8)
      ),
      limits: JSONLimits(maximumDepth: 1_024)
    )

    let element = document.contents[0].payload["items"]?[0]?["elements"]?[0]
    #expect(element?["deep"]?.bytes.count == 2_044)
  }

  /// A part of a random layout, most of whose levels are valid.
  private struct Part {
    var level: Int
    var children: [Part]

    init(level: Int, depth: Int, random: inout Seeded) {
      self.level = level
      let count = depth < 8 ? Int.random(in: 0...3, using: &random) : 0
      children = (0..<count).map { _ in
        let isRight = Int.random(in: 0..<4, using: &random) > 0
        let next = isRight ? min(level + 1, 5) : Int.random(in: 0..<6, using: &random)
        return Part(level: next, depth: depth + 1, random: &random)
      }
    }

    var text: String {
      """
      { "level": "\(BlockBoundsTests.levels[level])", "kind": "k", \
      "children": [\(children.map(\.text).joined(separator: ","))] }
      """
    }

    /// The number of blocks at a valid level, and of parts at an invalid one.
    var counts: (blocks: Int, wrong: Int) {
      var counts = (blocks: level == 3 ? 1 : 0, wrong: 0)
      for child in children {
        guard child.level == level + 1 else {
          counts.wrong += 1
          continue
        }
        counts.blocks += child.counts.blocks
        counts.wrong += child.counts.wrong
      }
      return counts
    }
  }

  @Test(arguments: UInt64(0)..<200)
  func `Y2 only parts at a wrong level are removed`(seed: UInt64) throws {
    var random = Seeded(seed: seed)
    let space = Part(level: 1, depth: 0, random: &random)
    let document = try PageText(
      layout: """
        { "page": { "level": "page", "id": "home", "main": "s", "children": [
          { "level": "space", "id": "s" }, \(space.text) ] } }
        """,
      data: "{}"
    )
    .document()

    let counts = space.counts
    #expect(document.contents.count == counts.blocks, "seed \(seed)")
    #expect(
      document.diagnostics.count { $0.code == "wrongLevel" } == min(counts.wrong, 1_000),
      "seed \(seed)"
    )
    #expect(Set(document.contents.map(\.id)).count == counts.blocks, "seed \(seed)")
  }

  /// The damaged sample page: an error or a page, never a trap.
  @Test(arguments: UInt64(0)..<150)
  func `damaged documents give an error or a page`(seed: UInt64) throws {
    var random = Seeded(seed: seed)
    var parts = try ["layout", "property", "data"].map { name in
      try PackageFiles.page(name)
    }
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let part = Int.random(in: 0..<3, using: &random)
      let place = Int.random(in: parts[part].indices, using: &random)
      switch random.next() % 4 {
      case 0: parts[part][place] ^= UInt8(1 << (random.next() % 8))
      case 1: parts[part].remove(at: place)
      case 2: parts[part].insert(parts[part][place], at: place)
      default:
        let digits = Array("0123456789-{}[]\",:".utf8)
        parts[part][place] = digits[Int.random(in: digits.indices, using: &random)]
      }
    }
    do {
      let document = try ContentDocument(
        reading: .blocks(layout: parts[0], property: parts[1], data: parts[2])
      )
      for content in document.contents {
        #expect(content.payload["id"]?.string == content.id.rawValue, "seed \(seed)")
        #expect(content.payload.kind == .object, "seed \(seed)")
      }
      #expect(Set(document.contents.map(\.id)).count == document.contents.count, "seed \(seed)")
    } catch {
      #expect(!error.description.isEmpty, "seed \(seed)")
    }
  }
}
