import CounterScreen
import ScreenDocument
import Testing
import TopScreen

@MainActor
@Suite struct PageOutlineTests {
  private let model = HomeScreenModel(state: CounterUIState(), routes: CounterUIState.routes) {
    .tokyo
  }

  private func showTwoSpaces(_ feed: String...) throws {
    let blocks = feed.map { #"{ "level": "block", "id": "\#($0)", "kind": "counter" }"# }
    model.show(
      try ContentDocument(
        reading: .blocks(
          layout: Array(
            """
            { "page": { "level": "page", "id": "home", "main": "feed", "children": [
              { "level": "space", "id": "feed", "children": [
                { "level": "group", "id": "top", "children": [ \(blocks.joined(separator: ",")) ] },
                { "level": "group", "id": "bare" } ] },
              { "level": "space", "id": "menu", "children": [
                { "level": "group", "id": "list", "children": [
                  { "level": "block", "id": "m", "kind": "counter" } ] } ] } ] } }
            """.utf8
          ),
          property: Array(
            """
            { "home": { "appearance": { "padding": 1 } }, "feed": { "appearance": { "padding": 2 } },
              "top": { "appearance": { "padding": 3 } }, "b": { "appearance": { "padding": 4 } } }
            """.utf8
          ),
          data: nil
        )
      )
    )
  }

  @Test func `Y2 Y4 a page outline has the current space, its groups and their blocks`()
    throws
  {
    try showTwoSpaces("b", "a")
    let page = try #require(model.screen.page)
    let space = try #require(page.shownSpace)

    #expect((page.id, space.id) == ("home", "feed"))
    #expect(space.groups.map(\.id) == ["top", "bare"])
    #expect(space.groups.map { $0.blocks.map(\.id) } == [["b", "a"], []])
    #expect(page.appearance.padding == EdgeValues(1))
    #expect(space.appearance.padding == EdgeValues(2))
    #expect(space.groups[0].appearance.padding == EdgeValues(3))
    #expect(space.groups[0].blocks.map(\.appearance.padding) == [EdgeValues(4), .zero])
    #expect(model.screen.appearance(of: "b")?.padding == EdgeValues(4))
  }

  @Test func `Y9 a selected space is shown in its place until it is removed`() throws {
    try showTwoSpaces("a")
    model.screen.spaces.select("menu", of: "home")
    #expect(model.screen.page?.shownSpace?.groups.map { $0.blocks.map(\.id) } == [["m"]])

    model.show(try .page(["a"]))
    #expect(model.screen.page?.shownSpace?.id == "feed")
  }

  @Test func `a screen without a block page has no outline, and its contents have no boxes`() throws
  {
    model.show(try .counters("counter#a=1"))

    #expect(model.screen.page == nil)
    #expect(model.screen.appearance(of: "a") == nil)
    #expect(model.screen.appearance(of: "unknown") == nil)
  }
}
