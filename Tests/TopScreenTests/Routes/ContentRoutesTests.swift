import CounterScreen
import Foundation
import ScreenDocument
import Testing
import TopScreen
import UIStateLayer

@MainActor
@Suite struct ContentRoutesTests {
  @Test func `lists its kinds`() {
    #expect(CounterUIState.routes.kinds == ["counter", "stateOnly"])
  }

  @Test(arguments: [true, false])
  func `takes routes under conditions`(isOn: Bool) {
    let routes = ContentRoutes<CounterUIState> {
      if isOn { ContentRoute(.counter, slots: \.counter) { CounterViewData($0.count) } }
      if isOn {
        ContentRoute(.stateOnly, slots: \.stateOnly) { CounterViewData($0.count) }
      } else {
        ContentRoute(.legacyOnly, slots: \.stateOnly) { CounterViewData($0.count) }
      }
    }

    #expect(routes.kinds == (isOn ? ["counter", "stateOnly"] : ["legacyOnly"]))
  }

  @Test func `hands the moment of the delivery to the pure function`() throws {
    let state = CounterUIState()
    let routes = ContentRoutes<CounterUIState> {
      ContentRoute(.counter, slots: \.counter) { response, context in
        CounterViewData(response.count + Int(context.now.timeIntervalSince1970))
      }
    }
    let model = HomeScreenModel(state: state, routes: routes) { .tokyo }

    model.show(try .counters("counter#a=1"))

    #expect(state.counter["a"].value == CounterViewData(1_775_005_201))
  }
}
