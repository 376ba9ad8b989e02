import Foundation
import ScreenDocument
import Testing
import TopScreen
import UIStateLayer

@testable import SampleHome

@MainActor
@Suite struct HomeScreenTests {
  private let context: ViewDataContext

  init() throws {
    context = try .sample()
  }

  private func model() -> HomeScreenModel<HomeUIState> {
    HomeScreenModel(
      state: HomeUIState(),
      routes: homeRoutes(),
      actions: homeActions(),
      effects: RecordingEffects()
    ) { [context] in context }
  }

  private func show(_ json: String) throws -> [ScreenComposition.Item] {
    let model = model()
    model.show(try ContentDocument(reading: Array(json.utf8)))
    return model.composition.items
  }

  @Test func `the sample shows every content in order`() throws {
    let model = model()
    model.show(try ContentDocument(reading: try SampleFile.bytes("home.json")))
    let composition = model.composition
    #expect(composition.title == "おすすめ")
    #expect(composition.diagnostics == [])
    #expect(
      composition.items.map(\.id.rawValue) == [
        "hero", "points", "notices", "entry-3days", "coupons", "text#1", "timesale-24h",
        "spacer#1", "categories", "recommended", "recommended-more", "rice-fair", "ranking",
        "recently-viewed", "entry-gw", "spacer#2", "text#2", "guide",
      ]
    )
    #expect(composition.items.map(\.position) == Array(0..<18))
    for item in composition.items {
      let isLegacyOnly = item.kind == "ranking"
      #expect(item.side == (isLegacyOnly ? .none : .state), "\(item.id)")
      #expect(item.content.phase == (isLegacyOnly ? .unrouted : .ready), "\(item.id)")
      #expect((item.content.output == nil) == isLegacyOnly, "\(item.id)")
    }
    let state = model.state
    #expect(state.imageBanner["hero"].value.label == "春の大感謝フェスタ 最大ポイント45%還元")
    #expect(state.imageBanner["rice-fair"].value.label == "お米フェア")
    #expect(state.timeSale["timesale-24h"].value.remaining == "残り1日 03:04:05")
  }

  @Test func `S1 texts, spacers and buttons appear in the order of the views`() throws {
    let items = try show(
      """
      { "title": "t", "views": [
        { "type": "text", "text": "春" }, { "type": "spacer", "height": 8 },
        { "type": "button", "text": "見る", "action": "navigate", "destination": "/a" } ] }
      """
    )
    #expect(
      items.map(\.content.output) == [
        AnyViewData(TextViewData(text: "春", style: .body)),
        AnyViewData(SpacerViewData(height: 8)),
        AnyViewData(ButtonViewData(title: "見る", destination: "/a", isEnabled: true)),
      ]
    )
  }

  @Test(arguments: [
    ("imageBanner", "{}"), ("recommended", #"{"items":[]}"#), ("timeSale", #"{"items":[]}"#),
    ("recentlyViewed", #"{"items":[]}"#), ("notice", #"{"notices":[]}"#),
    ("campaignEntry", #"{"campaign_id":"c","title":"","is_entered":false}"#),
    ("categoryGrid", #"{"categories":[]}"#), ("text", #"{"text":" "}"#),
    ("button", #"{"text":""}"#),
    ("spacer", #"{"height":0}"#),
  ])
  func `a response without drawable content makes its content empty`(kind: String, value: String)
    throws
  {
    let json = #"{"contents":[{"type":"\#(kind)","id":"x","value":\#(value)}]}"#
    #expect(try show(json).map(\.content.phase) == [.empty])
  }

  @Test(arguments: [
    ("imageBanner", #"{"width":1.5}"#), ("recommended", "{}"), ("timeSale", #"{"items":[1]}"#),
    ("recentlyViewed", "[]"), ("notice", #"{"notices":[{"notice_id":"1","title":"a"}]}"#),
    ("campaignEntry", #"{"title":"a"}"#), ("categoryGrid", #"{"categories":null}"#),
    ("text", "{}"), ("button", #"{"text":1}"#), ("spacer", #"{"height":"8"}"#),
    ("text", "null"), ("recommended", #"{"items":[{"item_id":"1","name":"a","price":1e30}]}"#),
  ])
  func `an undecodable response fails only its content`(kind: String, value: String) throws {
    let items = try show(
      """
      {"contents":[{"type":"text","id":"a","value":{"text":"a"}},
      {"type":"\(kind)","id":"x","value":\(value)},
      {"type":"text","id":"b","value":{"text":"b"}}]}
      """
    )
    #expect(items.map(\.content.phase) == [.ready, .failed, .ready])
  }
}
