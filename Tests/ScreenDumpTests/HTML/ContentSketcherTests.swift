import Foundation
import ScreenDocument
import ScreenDump
import StrictJSON
import Testing

@Suite struct ContentSketcherTests {
  private func sketch(
    _ json: String,
    kind: ContentKind = "card",
    marking places: [String] = []
  ) throws -> String {
    var sketch = ContentSketcher()
    let tree = try JSONDocument(Array(json.utf8)).root.tree
    let marks = try places.isEmpty ? nil : MarkedPlaces(places.map { try JSONPointer($0) })
    return sketch.markup(of: tree, kind: kind, marks: marks).html
      .replacing("<bdi>", with: "").replacing("</bdi>", with: "")
  }

  @Test func `draws a headline, prices, badges and notes by field name`() throws {
    let html = try sketch(
      """
      { "id": "i-1", "name": "米", "price": "5,480円", "listPrice": "6,980円", "badge": "新",
        "rating": "4.6", "shipping": "送料無料", "isNew": true, "note": "", "count": 3,
        "destination": "/items/1" }
      """
    )
    #expect(
      html == """
        <div class="thing"><div class="texts"><p class="badges"><span>新</span></p>\
        <p class="headline">米</p><p class="price"><b><span>5,480円</span></b>\
        <s><span>6,980円</span></s></p><p class="notes"><span>★ 4.6</span>\
        <span>送料無料</span><span>count 3</span></p></div></div>
        """
    )
  }

  @Test func `draws a banner's label in its image`() throws {
    let html = try sketch(
      #"{ "imageURL": "https://i.example/a/b.jpg", "label": "春", "heightPercent": 37 }"#
    )
    #expect(
      html == """
        <div class="thing"><div class="picture s0" role="img" aria-label="春"><span>\
        <b>春</b><small>b.jpg</small></span></div></div>
        """
    )
  }

  @Test(arguments: [
    (#"{ "items": [{ "name": "a" }] }"#, "<ul class=\"rows\" aria-label=\"items, 1\">"),
    (#"{ "items": ["a"] }"#, "<ul class=\"words\" aria-label=\"items, 1\">"),
    (#"{ "columns": 4, "items": [{ "name": "a" }] }"#, "<ul class=\"grid columns-4\""),
    (#"{ "columns": 1e9, "items": [{ "name": "a" }] }"#, "<ul class=\"grid columns-6\""),
    (
      #"{ "items": [{ "imageURL": "/a.png" }] }"#,
      "<div class=\"carousel\" tabindex=\"0\" role=\"group\" aria-label=\"items, 1\">"
    ),
    (#"{ "diameter": 9, "items": [{ "iconURL": "/a.png" }] }"#, "<div class=\"carousel round\""),
    (#"{ "items": [{ "rank": "1", "imageURL": "/a.png" }] }"#, "<ul class=\"rows\""),
    (#"{ "height": 24 }"#, "<p class=\"space s0\">24 pt</p>"),
    (#"{ "height": "tall" }"#, "<span>tall</span>"),
    (#""text""#, "<p>text</p>"),
    (#"{ "stockPercent": 250 }"#, "value=\"100\" aria-label=\"stockPercent\">"),
    (#"{ "entryLabel": "Go", "canEnter": false }"#, "<p class=\"button off\"><span>Go <small>off"),
  ])
  func `draws lists and measures in their own form`(json: String, part: String) throws {
    #expect(try sketch(json).contains(part))
  }

  @Test func `draws a button kind as a button`() throws {
    #expect(
      try sketch(#"{ "title": "もっと見る", "isEnabled": true }"#, kind: "button")
        == "<p class=\"button\"><span>もっと見る</span></p>"
    )
  }

  @Test func `marks exactly the requested paths`() throws {
    let json = #"{ "title": "a", "items": [{ "name": "b" }, { "name": "c" }], "tags": ["d"] }"#
    let html = try sketch(json, marking: ["/items/1/name", "/title"])
    #expect(html.contains("<p class=\"headline\"><mark>a</mark></p>"))
    #expect(html.contains("<p class=\"headline\">b</p>"))
    #expect(html.contains("<p class=\"headline\"><mark>c</mark></p>"))
    #expect(html.components(separatedBy: "<mark>").count == 3)
    #expect(try sketch(json, marking: ["/items/0"]).contains("<div class=\"thing differs\">"))
    #expect(try sketch(json, marking: ["/tags"]).contains("<ul class=\"words differs\""))
    #expect(try !sketch(json, marking: ["/none"]).contains("differs"))
  }

  @Test func `is bounded in text, elements and depth`() throws {
    let long = String(repeating: "あ", count: 500_000)
    let text = try sketch(#"{ "text": "\#(long)" }"#)
    #expect(text.utf8.count < 4_000)
    #expect(text.contains("… (500,000 characters)"))
    let marks = String(repeating: "\u{301}", count: 500_000)
    #expect(try sketch(#"{ "text": "e\#(marks)" }"#).utf8.count < 4_000)

    let elements = (0..<250).map { "\"\($0)\"" }.joined(separator: ",")
    let list = try sketch("{ \"items\": [\(elements)] }")
    #expect(list.contains("<li class=\"rest\">and 150 more</li>"))
    #expect(!list.contains(">100<"))

    let deep = String(repeating: #"{"a":"#, count: 60) + "1" + String(repeating: "}", count: 60)
    #expect(try sketch(deep).components(separatedBy: "class=\"group\"").count == 7)
  }

  @Test func `an appearance becomes CSS rules of numbers and colours only`() throws {
    var sketch = ContentSketcher()
    let tree = try JSONDocument(
      Array(
        """
        { "items": [ { "name": "a", "appearance": { "margin": { "top": 1e300, "leading": 0,
          "bottom": -4.25, "trailing": 0 }, "background": { "color": "#000000" },
          "border": { "width": { "top": 0, "leading": 0, "bottom": 0, "trailing": 0 } },
          "padding": { "top": 0, "leading": 0, "bottom": 0, "trailing": 0 },
          "radius": { "topLeading": 4, "topTrailing": 4, "bottomLeading": 4, "bottomTrailing": 4 }
          } }, { "name": "b", "appearance": { "margin": "url(//x)" } } ] }
        """.utf8
      )
    ).root.tree
    let html = sketch.markup(of: tree, kind: "card").html
    #expect(html.contains("<div class=\"thing s0\">"))
    #expect(html.components(separatedBy: "class=\"thing\"").count == 3)
    #expect(
      sketch.rules.css == """
        .s0{margin-block-start:10000px;margin-inline-end:0;margin-block-end:-4.3px;\
        margin-inline-start:0;background:#000000 padding-box;color:#fff;--soft:currentColor;\
        border-start-start-radius:4px;border-start-end-radius:4px;border-end-start-radius:4px;\
        border-end-end-radius:4px;overflow:clip}

        """
    )
  }
}
