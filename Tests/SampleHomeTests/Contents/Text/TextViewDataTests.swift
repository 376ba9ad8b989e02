import Testing

@testable import SampleHome

@Suite struct TextViewDataTests {
  @Test(arguments: [
    (nil, TextViewData.Style.body), ("heading", .heading), ("body", .body), ("caption", .caption),
    ("Heading", .body), ("", .body), ("title", .body),
  ])
  func `uses its style, and body for an unknown style`(style: String?, expected: TextViewData.Style)
  {
    let viewData = TextViewData(TextResponse(text: " 春 ", style: style))
    #expect(viewData == TextViewData(text: "春", style: expected))
  }

  @Test func `has at most 400 characters`() {
    let text = String(repeating: "春", count: 400)
    #expect(TextViewData(TextResponse(text: text)).text == text)
    #expect(TextViewData(TextResponse(text: text + "夏")).text == text.dropLast() + "…")
  }

  @Test func `is empty without text`() throws {
    #expect(TextViewData(try decode(#"{ "text": " \n" }"#)).isEmpty)
    #expect(!TextViewData(try decode(#"{ "text": "a" }"#)).isEmpty)
    #expect(TextViewData.initial.isEmpty)
  }

  @Test func `does not decode without text`() {
    #expect(throws: DecodingError.self) { try decode(TextResponse.self, #"{ "style": "body" }"#) }
  }
}
