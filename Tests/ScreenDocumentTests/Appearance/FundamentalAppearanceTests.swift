import Foundation
import ScreenDocument
import StrictJSON
import TestSupport
import Testing

@Suite(.long) struct FundamentalAppearanceTests {
  private static let levels = ["home", "feed", "top", "b", "i", "e"]

  /// Returns a page of one node per level, each with the same appearance.
  private func page(_ appearance: String) throws -> ContentDocument {
    let entries = Self.levels.map { "\"\($0)\": { \"appearance\": \(appearance) }" }
    return try PageText(
      blocks: """
        { "level": "block", "id": "b", "kind": "k", "children": [
          { "level": "item", "id": "i", "children": [ { "level": "element", "id": "e" } ] } ] }
        """,
      property: "{ \(entries.joined(separator: ",\n")) }",
      data: #"{ "b": {} }"#
    )
    .document()
  }

  private struct Item: Decodable {
    var appearance: FundamentalAppearance?
    var elements: [Element]

    struct Element: Decodable {
      var appearance: FundamentalAppearance?
    }
  }

  private struct Block: Decodable {
    var appearance: FundamentalAppearance?
    var items: [Item]
  }

  /// Returns the appearance of every level, as each level passes it on.
  private func appearances(of document: ContentDocument) throws -> [FundamentalAppearance] {
    let content = document.contents[0]
    let block = try content.payload.decode(Block.self)
    return document.containers.map(\.appearance)
      + [content.appearance, block.appearance, block.items[0].appearance].map { $0 ?? .default }
      + [block.items[0].elements[0].appearance ?? .default]
  }

  static let whole = """
    {
      "margin": { "top": -8, "leading": 1, "bottom": 2.5, "trailing": 3 },
      "padding": 4,
      "border": { "width": { "top": 1, "leading": 2, "bottom": 12, "trailing": 4 },
                  "color": "#e0e0e0" },
      "background": {
        "color": "#FFF7FA80",
        "image": { "url": "https://image.example.jp/a.png", "insets": { "top": 5, "leading": 6 },
                   "position": "bottomTrailing", "clearedEdges": ["trailing", "top", "top"] } },
      "shadow": { "color": "#00000040", "radius": 6, "x": -1, "y": 2 },
      "radius": { "topLeading": 10, "topTrailing": 3, "bottomLeading": 20, "bottomTrailing": 12 }
    }
    """

  private func expected() throws -> FundamentalAppearance {
    FundamentalAppearance(
      margin: EdgeValues(top: -8, leading: 1, bottom: 2.5, trailing: 3),
      padding: EdgeValues(4),
      border: BorderAppearance(
        width: EdgeValues(top: 1, leading: 2, bottom: 12, trailing: 4),
        color: ColorValue(red: 224, green: 224, blue: 224)
      ),
      background: BackgroundAppearance(
        color: ColorValue(red: 255, green: 247, blue: 250, alpha: 128),
        image: BackgroundImage(
          url: try Destination("https://image.example.jp/a.png"),
          insets: EdgeValues(top: 5, leading: 6),
          position: .bottomTrailing,
          clearedEdges: [.top, .trailing]
        )
      ),
      shadow: ShadowAppearance(
        color: ColorValue(red: 0, green: 0, blue: 0, alpha: 64),
        radius: 6,
        x: -1,
        y: 2
      ),
      radius: CornerValues(topLeading: 10, topTrailing: 3, bottomLeading: 20, bottomTrailing: 12)
    )
  }

  @Test func `Y4 every level has margin, padding, border, background, shadow and radius`() throws {
    let document = try page(Self.whole)

    #expect(document.diagnostics == [])
    #expect(try appearances(of: document) == Array(repeating: try expected(), count: 7))
  }

  @Test func `Y4 an appearance is resolved outside-in, and the shadow wraps the border`() throws {
    let resolved = try expected().boxes

    #expect(resolved.margin == BoxModel.BoxShape(insets: .zero, radius: .zero))
    #expect(
      resolved.border
        == BoxModel.BoxShape(
          insets: EdgeValues(top: -8, leading: 1, bottom: 2.5, trailing: 3),
          radius: CornerValues(
            topLeading: 10,
            topTrailing: 3,
            bottomLeading: 20,
            bottomTrailing: 12
          )
        )
    )
    #expect(resolved.borderWidth == EdgeValues(top: 1, leading: 2, bottom: 12, trailing: 4))
    #expect(resolved.shadow == (try expected().shadow))
    let inside = EdgeValues(top: -7, leading: 3, bottom: 14.5, trailing: 7)
    #expect(resolved.padding.insets == inside)
    #expect(resolved.content.insets == inside + EdgeValues(4))
    #expect(
      resolved.mask
        == BoxModel.BoxShape(
          insets: inside,
          radius: CornerValues(topLeading: 8, topTrailing: 0, bottomLeading: 8, bottomTrailing: 0)
        )
    )
    #expect(
      resolved.backgroundImage
        == BoxModel.PlacedImage(
          url: try Destination("https://image.example.jp/a.png"),
          insets: inside + EdgeValues(leading: 6),
          position: .bottomTrailing
        )
    )
  }

  /// Random appearances against a second implementation of the same rule, corner by corner.
  @Test(arguments: UInt64(0)..<200)
  func `Y5 the same input gives the same resolved values at every level`(seed: UInt64) throws {
    var random = Seeded(seed: seed)
    func numbers(_ range: ClosedRange<Int>) -> [Int] {
      (0..<4).map { _ in Int.random(in: range, using: &random) }
    }
    let radius = numbers(0...40)
    let width = numbers(0...30)
    let margin = numbers(-20...20)
    let document = try page(
      """
      { "margin": { "top": \(margin[0]), "leading": \(margin[1]), "bottom": \(margin[2]),
                    "trailing": \(margin[3]) },
        "border": { "width": { "top": \(width[0]), "leading": \(width[1]),
                    "bottom": \(width[2]), "trailing": \(width[3]) } },
        "radius": { "topLeading": \(radius[0]), "topTrailing": \(radius[1]),
                    "bottomLeading": \(radius[2]), "bottomTrailing": \(radius[3]) } }
      """
    )
    let resolved = try appearances(of: document).map(\.boxes)

    #expect(Set(resolved).count == 1, "seed \(seed)")
    let adjacent = [(0, 1), (0, 3), (2, 1), (2, 3)]
    let inner = zip(radius, adjacent).map { outer, edges in
      let inside = outer - (width[edges.0] > width[edges.1] ? width[edges.0] : width[edges.1])
      return inside > 0 ? inside : 0
    }
    let mask = resolved[0].mask
    #expect(
      [
        mask.radius.topLeading, mask.radius.topTrailing, mask.radius.bottomLeading,
        mask.radius.bottomTrailing,
      ] == inner.map(Double.init),
      "seed \(seed)"
    )
    #expect(mask.insets.top == Double(margin[0] + width[0]), "seed \(seed)")
  }

  @Test(arguments: [
    (#"{ "margin": "8", "padding": 1 }"#, ["/margin"]),
    (#"{ "margin": 1e9, "padding": 1 }"#, ["/margin"]),
    (
      #"{ "padding": { "top": 1, "leading": 1, "bottom": 1, "trailing": 1, "left": 5 } }"#,
      ["/padding/left"]
    ),
    (#"{ "padding": 1, "radius": -1 }"#, ["/radius"]),
    (
      #"{ "padding": 1, "radius": { "topLeft": 1, "topLeading": [] } }"#,
      ["/radius/topLeft", "/radius/topLeading"]
    ),
    (
      #"{ "padding": 1, "border": { "color": "red", "width": true } }"#,
      ["/border/color", "/border/width"]
    ),
    (#"{ "padding": 1, "border": 1 }"#, ["/border"]),
    (
      ##"{ "padding": 1, "background": { "color": "#FFF", "image": "x.png" } }"##,
      ["/background/color", "/background/image"]
    ),
    (#"{ "padding": 1, "background": { "image": { "insets": 1 } } }"#, ["/background/image"]),
    (
      #"{ "padding": 1, "background": { "image": { "url": "javascript:alert(1)" } } }"#,
      ["/background/image/url"]
    ),
    (#"{ "padding": 1, "shadow": { "radius": 3 } }"#, ["/shadow"]),
    (#"{ "padding": 1, "shadow": { "color": 0 } }"#, ["/shadow/color"]),
    (#"{ "padding": 1, "margn": 3 }"#, ["/margn"]),
    (#"{ "padding": 1, "margin": null, "border": null, "shadow": null, "radius": null }"#, []),
  ])
  func `an invalid value affects only its member, and is reported with its place`(
    appearance: String,
    paths: [String]
  ) throws {
    let document = try PageText(
      blocks: #"{ "level": "block", "id": "b", "kind": "k" }"#,
      property: "{ \"b\": { \"appearance\": \(appearance) } }",
      data: #"{ "b": {} }"#
    )
    .document()

    #expect(document.contents[0].appearance == FundamentalAppearance(padding: EdgeValues(1)))
    #expect(
      document.diagnostics.map(\.short)
        == paths.map { "invalidAppearance property /b/appearance\($0)" }
    )
  }

  @Test func `of an image and a shadow the valid members are kept`() throws {
    let document = try PageText(
      blocks: #"{ "level": "block", "id": "b", "kind": "k" }"#,
      property: """
        { "b": { "appearance": {
          "background": { "image": { "url": "/a.png", "insets": "x", "position": "middle",
                                     "clearedEdges": ["top", "left", 5, "bottom"] } },
          "shadow": { "color": "#000000", "radius": -1, "x": 2, "y": "3" } } } }
        """,
      data: #"{ "b": {} }"#
    )
    .document()

    #expect(
      document.contents[0].appearance
        == FundamentalAppearance(
          background: BackgroundAppearance(
            image: BackgroundImage(url: try Destination("/a.png"), clearedEdges: [.top, .bottom])
          ),
          shadow: ShadowAppearance(color: ColorValue(red: 0, green: 0, blue: 0), x: 2)
        )
    )
    #expect(document.diagnostics.count == 6)
  }

  @Test func `an appearance is equal after encoding and decoding`() throws {
    let data = try JSONEncoder().encode(try expected())
    #expect(try JSONDecoder().decode(FundamentalAppearance.self, from: data) == (try expected()))
  }

  @Test(arguments: [
    ("#000000", ColorValue(red: 0, green: 0, blue: 0)),
    ("#12aBcD", ColorValue(red: 0x12, green: 0xAB, blue: 0xCD)),
    ("#12ABCD00", ColorValue(red: 0x12, green: 0xAB, blue: 0xCD, alpha: 0)),
    ("#12ABCDFF", ColorValue(red: 0x12, green: 0xAB, blue: 0xCD)),
    ("12ABCD", nil), ("#12ABC", nil), ("#12ABCG", nil), ("#12ABCD0", nil), ("", nil), ("#", nil),
    ("#12ABCD001", nil), ("＃12ABCD", nil), ("#+1-2+3", nil),
  ])
  func `a colour has six or eight digits`(text: String, color: ColorValue?) {
    #expect(ColorValue(text) == color)
  }
}
