import CounterScreen
import Observation
import ScreenDocument
import ScreenViews
import SwiftUI
import Testing
import TopScreen
import UIStateLayer

@MainActor
@Suite struct ContentViewsTests {
  private let state = CounterUIState()
  private let views = ContentViews<CounterUIState> {
    SlotView(.counter, slots: \.counter) { Text("count \($0.count)") }
    SlotView(.stateOnly, slots: \.stateOnly) { Text("\($1.name) \($0.count)") }
  }

  private func texts(_ kind: ContentKind, side: Side = .state) -> [String] {
    let item = StackItem(id: "a", kind: kind, side: side)
    return stubNode(of: views.view(for: item, in: state)).texts
  }

  @Test func `each kind is drawn by its view, which observes the slot of its content`() {
    state.counter["a"].fill(with: 3)
    state.counter["b"].fill(with: 4)

    #expect(views.kinds == ["counter", "stateOnly"])
    #expect(texts("counter") == ["count 3"])
  }

  @Test func `view data with nothing to draw draws nothing`() {
    state.counter["a"].fill(with: 0)

    #expect(texts("counter") == [])
  }

  @Test func `a view that reads the phase is drawn in every phase`() {
    #expect(texts("stateOnly") == ["idle -1"])
    state.stateOnly["a"].fill(with: 0)
    #expect(texts("stateOnly") == ["empty 0"])
  }

  @Test(arguments: [("unknown", Side.state), ("counter", .none), ("counter", .legacy)])
  func `a content without a shown slot or without a view shows the placeholder`(
    kind: String,
    side: Side
  ) {
    let item = StackItem(id: "a", kind: ContentKind(kind), side: side)
    let named = views.placeholder { Text("no view for \($0.kind)") }

    #expect(stubNode(of: views.view(for: item, in: state)).children.isEmpty)
    #expect(stubNode(of: named.view(for: item, in: state)).texts == ["no view for \(kind)"])
  }

  @Test func `a view is redrawn when its slot changes, and not when another slot changes`() {
    state.counter["a"].fill(with: 1)
    state.counter["b"].fill(with: 1)
    let item = StackItem(id: "a", kind: "counter", side: .state)
    let view = views.view(for: item, in: state)
    let changes = Changes()
    withObservationTracking {
      _ = stubNode(of: view)
    } onChange: {
      MainActor.assumeIsolated { changes.count += 1 }
    }

    state.counter["b"].fill(with: 2)
    #expect(changes.count == 0)
    state.counter["a"].fill(with: 2)
    #expect(changes.count == 1)
    #expect(stubNode(of: view).texts == ["count 2"])
  }
}

@MainActor
private final class Changes {
  var count = 0
}
