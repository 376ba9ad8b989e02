import Bridge
import CounterScreen
import ScreenDocument
import Testing
import TopScreen

/// Which handlers have outputs of other stream libraries.
@MainActor
@Suite struct ForeignOutputTests {
  private class Handler: ObservableLegacyHandler {
    let output = CallbackSource<CounterViewData> { _ in {} }

    func configure(_ response: CounterResponse) {}
  }

  private final class ActingHandler: Handler, ActingLegacyHandler {
    func handle(_ action: Int) {}
  }

  @Test func `a foreign output is known, also that of an interactive kind`() {
    let interactive = InteractiveContentKey<CounterResponse, CounterViewData, Int>("interactive")
    let handlers = LegacyHandlers {
      LegacyHandler(.counter) { _ in Handler() }
      LegacyHandler(interactive) { _ in ActingHandler() }
    }
    for kind in [ContentKind("counter"), "interactive"] {
      let description = handlers.foreignStreamDescription(of: kind)
      #expect(description?.streamTypeName == "CallbackSource", "\(kind)")
    }
  }
}
