import Foundation
import ScreenDump
import TestSupport
import Testing

/// What nobody routes yet is drawn from its payload.
@MainActor
@Suite struct UnroutedDrawingTests {
  private let shop = ShopDump()

  private static let feed = """
    { "contents": [ { "type": "shelf", "id": "s", "value": {
      "type": "shelf", "id": "s", "style": { "color": "red" },
      "header": { "text": "Tea" }, "title": "Green", "story": "<!-- 1 -->In <b class=\\"x\\">May</b> 3 < 4 &amp; so",
      "rows": [ { "name": "Sencha", "imgUrl": "https://a/s.jpg" },
        { "name": "Hojicha", "thumbnail": { "source": "https://a/h.png?w=1" } } ] } } ] }
    """
  private static let shape = """
    { "schema": 1, "contents": { "list": "/contents", "kind": "/type", "id": "/id",
      "payload": "/value", "title": "/value/header/text" } }
    """

  private func show(_ arguments: String..., document: String, shape: String) async throws -> String
  {
    try shop.files.write(document, to: "screen.json")
    try shop.files.write(shape, to: "shape.json")
    let command = ["show", "DIR/screen.json", "--shape", "DIR/shape.json"]
    return await shop(command + arguments).output
  }

  @Test func `the shape's title stands first, then texts without tags, images and lists`()
    async throws
  {
    let text = try await show(document: Self.feed, shape: Self.shape)
    #expect(
      text == """
        (no title) · 1 content · 1 no side
          0  s  shelf  no side  no route  payload  「Tea」 · rows 2 · subtitle Green · story In May 3 < 4 & so

        """
    )
    let html = try await show("--format", "html", document: Self.feed, shape: Self.shape)
      .replacing("<bdi>", with: "").replacing("</bdi>", with: "")
    let drawing = try #require(
      html.firstMatch(of: /(?s)<article class="content none unrouted".*?<\/article>/)
    ).0
    #expect(drawing.contains("<p class=\"headline\">Tea</p>"))
    #expect(drawing.contains("In May 3 &lt; 4 &amp; so"))
    #expect(drawing.contains("aria-label=\"rows, 2\""))
    #expect(drawing.contains("<span>s.jpg</span>"))
    #expect(drawing.contains("h.png?w=1"))
    #expect(!drawing.contains("red"))
    #expect(drawing.components(separatedBy: ">Tea<").count == 2)
  }

  @Test func `JSON has the summary of the payload as before, and no output`() async throws {
    let json = try await show("--format", "json", document: Self.feed, shape: Self.shape)
    #expect(json.contains("\"output\": null"))
    #expect(json.contains("\"preview\": "))
    #expect(!json.contains("drawn"))
  }

  @Test func `diff draws what came and names the place that differs`() async throws {
    try shop.files.write(#"{"contents": []}"#, to: "none.json")
    try shop.files.write(
      #"{"contents": [{"type": "x", "id": "a", "value": {"title": "One", "n": [1, 2]}}]}"#,
      to: "one.json"
    )
    try shop.files.write(
      #"{"contents": [{"type": "x", "id": "a", "value": {"title": "One", "n": [1, 3]}}]}"#,
      to: "two.json"
    )
    let came = await shop("diff", "DIR/none.json", "DIR/one.json").output
    #expect(came.contains("+  0  a  x  「One」 · n 2\n"))
    let differs = await shop("diff", "DIR/one.json", "DIR/two.json").output
    #expect(differs.contains("~  0  a  x  /n/1 2 → 3\n"))
    let page = await shop("diff", "DIR/none.json", "DIR/one.json", "--format", "html").output
    #expect(page.contains("<p class=\"headline\"><bdi>One</bdi></p>"))
  }

  @Test func `a payload is bounded in depth, members, elements and text`() async throws {
    let deep =
      String(repeating: #"{"a":{"t":"x"},"b":"#, count: 200) + "1"
      + String(repeating: "}", count: 200)
    let wide = (0..<5_000).map { #""k\#($0)": "v""# }.joined(separator: ",")
    let long = String(repeating: "字", count: 100_000)
    let list = Array(repeating: "{\"name\": \"n\"}", count: 30_000).joined(separator: ",")
    let document = """
      {"contents": [{"type": "x", "id": "a", "value": {"deep": \(deep), "wide": {\(wide)},
        "long": "\(long)", "list": [\(list)]}}]}
      """
    try shop.files.write(document, to: "screen.json")
    let page = await shop("show", "DIR/screen.json", "--format", "html")
    #expect(page.status == .success)
    #expect(page.output.utf8.count < 500_000)
    let text = await shop("show", "DIR/screen.json").output
    #expect(text.contains("list 1000"))
  }

  struct Recorded: CustomTestStringConvertible {
    var shape: String
    var file: String
    var lines: [String]
    var headlines: [String]
    var testDescription: String { shape }
  }

  nonisolated static let recorded = [
    Recorded(
      shape: "bbc",
      file: "bbc-simorgh/afrique-homePage-index.json",
      lines: [
        "BBC News Afrique · 7 contents · 7 no side\n", "「À la une」 · summaries 4 · ",
        "「Radio Schedule」 · radioSchedule 4 · ", "「Les plus lus」 · ",
      ],
      headlines: [
        "À la une", "OVERTYPED", "Santé", "Template article 3", "Alimentation et nutrition",
        "Obama speechless at Ant's divorce",
      ]
    ),
    Recorded(
      shape: "tangram-ios",
      file: "tangram/TangramMock.ios.json",
      lines: [
        "「type = 2 Double Column Layout(use heade…」 · items 3", "container-oneColumn",
        "payload  items 4\n",
      ],
      headlines: [
        "You can see data in TangramMock.json", "VirtualView Element , use rp as margin",
        "rp is a unit that considers all screen widths to be 750 ", "VirtualView",
        "type = container-oneColumn",
      ]
    ),
    Recorded(
      shape: "wikipedia-news",
      file: "wikipedia-android/news_2016_11_07.json",
      lines: [
        "「2016 Chicago Cubs season」 · links 5 · story In baseball,",
        "「2016 Eséka train derailment」 · links 2",
      ],
      headlines: ["2016 Chicago Cubs season"]
    ),
  ]

  @Test(.enabled(if: RecordedScreens.exist), arguments: recorded)
  func `a recorded screen is drawn in its transcript`(_ recorded: Recorded) async throws {
    let document = try RecordedScreens.text(recorded.file)
    let shape = try RecordedScreens.shape(recorded.shape)
    let text = try await show(document: document, shape: shape)
    for line in recorded.lines { #expect(text.contains(line), "\(line) in \(text)") }
  }

  @Test(
    .enabled(if: RecordedScreens.exist && BrowserPage.isEnabled, "\(BrowserPage.condition)"),
    arguments: recorded
  )
  func `a browser draws a recorded screen on a phone and a desk`(_ recorded: Recorded) async throws
  {
    let document = try RecordedScreens.text(recorded.file)
    let shape = try RecordedScreens.shape(recorded.shape)
    let html = try await show("--format", "html", document: document, shape: shape)
    let pictures = try await BrowserPage.run { page in
      var pictures: [(name: String, bytes: [UInt8])] = []
      for width in [390, 1280] {
        try page.load(html, width: width)
        #expect(try page.audit() == "[]")
        #expect(page.requests.isEmpty)
        let headlines = """
          [...document.querySelectorAll('.phone .headline')].map(e => e.textContent)
            .slice(0, \(recorded.headlines.count))
          """
        #expect(
          try page.evaluate(headlines)
            == page.evaluate(String(decoding: Self.json(recorded.headlines), as: UTF8.self))
        )
        // What is in a list stands below the title of its content, and images have a size.
        let isInPlace = """
          [...document.querySelectorAll('.phone .content')].every(content => {
            const title = content.querySelector('.headline')?.getBoundingClientRect()
            return [...content.querySelectorAll('.picture')].every(picture => {
              const box = picture.getBoundingClientRect()
              return box.width > 20 && box.height > 20
            }) && (!title || title.height > 0)
          })
          """
        #expect(try page.evaluate(isInPlace) == "true")
        pictures.append(("\(recorded.shape)-\(width).png", try page.screenshot()))
      }
      return pictures
    }
    for picture in pictures {
      #expect(picture.bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
      Attachment.record(picture.bytes, named: picture.name)
    }
  }

  private nonisolated static func json(_ texts: [String]) -> [UInt8] {
    let quoted = texts.map { "\"\($0.replacing("\"", with: "\\\""))\"" }
    return Array("[\(quoted.joined(separator: ","))]".utf8)
  }
}
