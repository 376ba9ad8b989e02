import Foundation
import ScreenDocument
import ScreenDump
import StrictJSON
import Testing
import TopScreen

@testable import SampleHome

@MainActor
@Suite struct PageSampleTests {
  private func composition() throws -> ScreenComposition {
    let context = try ViewDataContext.sample()
    let model = HomeScreenModel(
      state: HomeUIState(),
      routes: homeRoutes(),
      actions: homeActions(),
      effects: RecordingEffects()
    ) { context }
    model.show(try SampleFile.page())
    return model.composition
  }

  @Test func `Y1 the sample page shows every block of its layout`() throws {
    let composition = try composition()

    #expect(composition.title == "春のおでかけ特集")
    #expect(composition.diagnostics == [])
    #expect(
      composition.items.map(\.id) == [
        "greeting", "page-hero", "stories", "shelf", "gap", "live", "all-items",
      ]
    )
    #expect(composition.items.map(\.content.phase).filter { $0 == .ready }.count == 6)
    #expect(composition.items.first { $0.id == "live" }?.content == .unrouted)
  }

  @Test func `Y4 the sample page uses every part of an appearance`() throws {
    let document = try SampleFile.page()
    let popups = document.popups.flatMap(\.document.containers)
    let shelf = try document.contents[3].payload.decode(ProductShelfResponse.self)
    let rail = try document.contents[2].payload.decode(StoryRailResponse.self)
    let outer =
      (document.containers + popups).map(\.appearance) + document.contents.compactMap(\.appearance)
    let inner =
      shelf.items.compactMap(\.appearance)
      + rail.items.flatMap(\.elements).compactMap(\.appearance)
    let all = outer + inner

    #expect(all.contains { $0.margin != .zero && $0.margin.top < 0 })
    #expect(all.contains { $0.padding != .zero })
    #expect(all.contains { $0.border.width.bottom > $0.border.width.top })
    #expect(all.contains { $0.border.color != nil && $0.background.color != nil })
    let image = try #require(all.compactMap(\.background.image).first)
    #expect(image.insets.top != image.insetsZeroAtClearedEdges.top)
    #expect(image.position != .center)
    #expect(all.contains { $0.shadow != nil })
    #expect(all.contains { $0.radius.topLeading != $0.radius.bottomLeading })
    let mask = try #require(shelf.items[0].appearance).boxes.mask
    #expect(
      mask.radius
        == CornerValues(topLeading: 3, topTrailing: 3, bottomLeading: 0, bottomTrailing: 0)
    )
  }

  @Test func `the dump of the sample page equals the reviewed one`() throws {
    let json = ShowReport(screen: DumpedScreen(name: "page", composition: try composition())).json
    let expected = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "page.expected.json")
    let lines = String(decoding: try Data(contentsOf: expected), as: UTF8.self)
      .split(separator: "\n")
    #expect(json.text(style: .pretty).split(separator: "\n") == lines)
  }
}
