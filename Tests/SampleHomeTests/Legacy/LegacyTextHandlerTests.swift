#if LegacyBridge
import Testing

@testable import SampleHome

@MainActor
@Suite struct LegacyTextHandlerTests {
  private let fixture = LegacyFixture()

  @Test(
    arguments: [
      ("heading", .heading), ("body", .body), ("caption", .caption), ("Heading", .body),
      ("", .body),
      (nil, .body),
    ] as [(String?, TextViewData.Style)]
  )
  func `matches styles by their exact names`(name: String?, style: TextViewData.Style) {
    let outputs = fixture.outputs(
      of: LegacyTextHandler(fixture.environment),
      for: TextResponse(text: "\n 本日のお知らせ ", style: name)
    )

    #expect(outputs == [TextViewData(text: "本日のお知らせ", style: style)])
  }

  @Test func `truncates a long text`() {
    let outputs = fixture.outputs(
      of: LegacyTextHandler(fixture.environment),
      for: TextResponse(text: String(repeating: "長", count: 401))
    )

    #expect(outputs.map(\.text) == [String(repeating: "長", count: 399) + "…"])
  }

  @Test func `shows a response that arrived before the first subscriber`() {
    let handler = LegacyTextHandler(fixture.environment)
    handler.configure(TextResponse(text: "a"))
    let recorder = LegacyRecorder(handler.output)
    fixture.run()

    #expect(recorder.values.map(\.text) == ["a"])
  }
}
#endif
