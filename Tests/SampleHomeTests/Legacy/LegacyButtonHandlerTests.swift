#if LegacyBridge
import Testing

@testable import SampleHome

@MainActor
@Suite struct LegacyButtonHandlerTests {
  private let fixture = LegacyFixture()

  @Test(
    arguments: [
      ("navigate", "app://cart", "app://cart"), ("navigate", " ", " "), ("navigate", "", ""),
      ("navigate", nil, ""), ("Navigate", "app://cart", ""), ("open", "app://cart", ""),
      (nil, "app://cart", ""),
      ("navigate", String(repeating: "a", count: 2_048), String(repeating: "a", count: 2_048)),
      ("navigate", String(repeating: "a", count: 2_049), ""),
      ("navigate", String(repeating: "あ", count: 683), ""),
    ] as [(String?, String?, String)]
  )
  func `has a destination if an action navigates`(
    action: String?,
    sent: String?,
    destination: String
  ) {
    let outputs = fixture.outputs(
      of: LegacyButtonHandler(fixture.environment),
      for: ButtonResponse(text: " カートを見る ", action: action, destination: sent)
    )

    #expect(
      outputs == [
        ButtonViewData(
          title: "カートを見る",
          destination: destination,
          isEnabled: destination != ""
        )
      ]
    )
  }

  @Test func `opens the destination of the latest response`() {
    let handler = LegacyButtonHandler(fixture.environment)

    handler.tap()
    for destination in ["a", "b"] {
      handler.configure(
        ButtonResponse(text: "見る", action: "navigate", destination: destination)
      )
      fixture.run()
    }
    handler.tap()

    #expect(fixture.effects == ["navigation b"])
  }

  @Test func `opens nothing while it is disabled`() {
    let handler = LegacyButtonHandler(fixture.environment)

    handler.configure(ButtonResponse(text: "見る", action: "none", destination: "a"))
    fixture.run()
    handler.tap()

    #expect(fixture.effects.isEmpty)
  }
}
#endif
