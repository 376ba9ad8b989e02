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
  func `accepts routes in conditions`(isOn: Bool) {
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

  @Test func `passes the moment of the delivery to the pure function`() throws {
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

  @Test func `lists the kinds whose slots are read, also by several routes`() {
    let routes = SumUIState.routes

    #expect(routes.ownFamilyIfReadByOthers(of: "counter") == \SumUIState.counter)
    #expect(routes.ownFamilyIfReadByOthers(of: "sum") == \SumUIState.sum)
    #expect(routes.ownFamilyIfReadByOthers(of: "total") == nil)
    #expect(routes.ownFamilyIfReadByOthers(of: "unknown") == nil)
  }

  @Test func `creates the key path of a kind when its first content arrives`() throws {
    var made: [ContentKind] = []
    func noting(
      _ kind: ContentKind,
      _ path: KeyPath<CounterUIState, UIStateSlots<CounterViewData>>
    ) -> KeyPath<CounterUIState, UIStateSlots<CounterViewData>> {
      made.append(kind)
      return path
    }
    let routes = ContentRoutes<CounterUIState> {
      ContentRoute(.counter, slots: noting("counter", \.counter)) { CounterViewData($0.count) }
      ContentRoute(.stateOnly, slots: noting("stateOnly", \.stateOnly)) {
        CounterViewData($0.count)
      }
    }
    let model = HomeScreenModel(state: CounterUIState(), routes: routes) { .tokyo }
    #expect(made.isEmpty)

    model.show(try .counters("counter#a=1"))

    #expect(Set(made) == ["counter"])
    #expect(model.state.counter["a"].value == 1)
  }

  @Test func `a reader of a shared family ranks above all kinds that fill it`() {
    func key(_ kind: ContentKind) -> ContentKey<CounterResponse, CounterViewData> {
      ContentKey(kind)
    }
    let routes = ContentRoutes<SharedFamilyState> {
      ContentRoute(key("first"), slots: \.first) { CounterViewData($0.count) }
      ContentRoute(key("second"), slots: \.second, reading: \.first) {
        CounterViewData($0.count + $1.count)
      }
      ContentRoute(key("far"), slots: \.shared, reading: \.second) {
        CounterViewData($0.count + $1.count)
      }
      ContentRoute(key("near"), slots: \.shared, reading: \.first) {
        CounterViewData($0.count + $1.count)
      }
      ContentRoute(key("reader"), slots: \.last, reading: \.shared) {
        CounterViewData($0.count + $1.count)
      }
    }

    #expect(routes.dependencyRank(of: "near") == 1)
    #expect(routes.dependencyRank(of: "far") == 2)
    #expect(routes.dependencyRank(of: "reader") == 3)
    #expect(routes.firstKind(fillingReadFamily: \SharedFamilyState.shared) == "far")
  }
}

/// A state with a family that two kinds fill.
@MainActor
private final class SharedFamilyState {
  let first = UIStateSlots<CounterViewData>(default: 0)
  let second = UIStateSlots<CounterViewData>(default: 0)
  let shared = UIStateSlots<CounterViewData>(default: 0)
  let last = UIStateSlots<CounterViewData>(default: 0)
}
