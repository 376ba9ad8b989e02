import ScreenDocument
import Testing

@testable import SampleHome

@Suite struct StoryRailViewDataTests {
  @Test func `shows a label and an image with its appearance`() throws {
    let response = try decode(
      StoryRailResponse.self,
      """
      { "title": " t ", "diameter": 72, "items": [
        { "id": "a", "elements": [
          { "kind": "label", "text": "桜" },
          { "kind": "image", "url": "https://image.example.jp/a.jpg",
            "appearance": { "padding": { "top": 1, "leading": 1, "bottom": 1, "trailing": 1 } } },
          { "kind": "image", "url": "https://image.example.jp/b.jpg" } ] },
        { "id": "b", "elements": [ { "kind": "image" } ] },
        { "id": "c", "elements": [ { "kind": "label", "text": "弁当" } ] } ] }
      """
    )
    #expect(
      StoryRailViewData(response)
        == StoryRailViewData(
          title: "t",
          diameter: 72,
          items: [
            StoryRailViewData.Item(
              id: "a",
              label: "桜",
              imageURL: "https://image.example.jp/a.jpg",
              imageAppearance: FundamentalAppearance(padding: EdgeValues(1))
            ),
            StoryRailViewData.Item(
              id: "c",
              label: "弁当",
              imageURL: "",
              imageAppearance: .default
            ),
          ]
        )
    )
  }

  @Test(arguments: [("", 64.0), (#""diameter": 1,"#, 24), (#""diameter": 1e9,"#, 200)])
  func `an image is 24 to 200 points wide`(member: String, diameter: Double) throws {
    let response = try decode(StoryRailResponse.self, #"{ \#(member) "items": [] }"#)
    #expect(StoryRailViewData(response).diameter == diameter)
    #expect(StoryRailViewData(response).isEmpty)
  }
}
