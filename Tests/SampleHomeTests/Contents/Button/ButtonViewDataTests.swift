import Testing

@testable import SampleHome

@Suite struct ButtonViewDataTests {
  @Test(arguments: [
    ("navigate", "market://guide", "market://guide"), ("navigate", " a b ", " a b "),
    ("navigate", nil, ""), ("navigate", "", ""), (nil, "market://guide", ""),
    ("Navigate", "market://guide", ""), ("open", "market://guide", ""), (nil, nil, ""),
  ])
  func `S3 only navigation to a destination performs an action`(
    action: String?,
    destination: String?,
    shown: String
  ) {
    let response = ButtonResponse(text: " 見る ", action: action, destination: destination)
    #expect(
      ButtonViewData(response)
        == ButtonViewData(title: "見る", destination: shown, isEnabled: !shown.isEmpty)
    )
  }

  @Test func `a destination has at most 2,048 bytes`() {
    let longest = String(repeating: "a", count: 2_048)
    let button = { (destination: String) in
      ButtonViewData(ButtonResponse(text: "a", action: "navigate", destination: destination))
    }
    #expect(button(longest).destination == longest)
    #expect(button(longest + "a").destination == "")
    #expect(!button(longest + "a").isEnabled)
  }

  @Test func `is empty without a title, but not without a destination`() throws {
    #expect(
      ButtonViewData(try decode(#"{ "text": " ", "action": "navigate", "destination": "a" }"#))
        .isEmpty
    )
    #expect(!ButtonViewData(try decode(#"{ "text": "a" }"#)).isEmpty)
    #expect(ButtonViewData.initial.isEmpty)
  }
}
