import CounterScreen
import ScreenDocument
import Testing
import TopScreen
import UIStateLayer

/// A reload that fails does not show a content that is hidden because it has nothing to draw.
@MainActor
@Suite struct StaleVisibilityTests {
  private let state = CounterUIState()
  private let model: HomeScreenModel<CounterUIState>

  private static func content(_ count: Int) -> TypedContent {
    TypedContent(
      .counter,
      id: "a",
      CounterResponse(count: count),
      rules: ContentRules(visibility: ContentVisibility(whenEmpty: .hide))
    )
  }

  init() {
    model = HomeScreenModel(state: state, routes: CounterUIState.routes) { .tokyo }
    model.show(
      ContentDocument {
        TypedContent(
          .counter,
          id: "heading",
          CounterResponse(count: 7),
          rules: ContentRules(order: ContentOrder(.headingOf("a")))
        )
        Self.content(0)
      }
    )
  }

  @Test func `an empty content and its heading stay hidden while the content is stale`() {
    #expect(model.screen.stack.ids == [])
    model.contentReloadFailed("a")
    #expect(state.counter["a"].phase == .stale)
    #expect(model.screen.stack.ids == [])
    model.screen.rearrange()
    #expect(model.screen.stack.ids == [])
  }

  @Test func `a content with view data stays visible while it is stale`() {
    model.show(Self.content(1))
    #expect(model.screen.stack.ids == ["heading", "a"])
    model.contentReloadFailed("a")
    #expect(state.counter["a"].phase == .stale)
    #expect(model.screen.stack.ids == ["heading", "a"])
  }
}
