import Testing
import UIStateLayer

@testable import SampleHome

@MainActor
@Suite struct HomeUIStateTests {
  private func expectDefaults<Value: ViewData>(_ slots: UIStateSlots<Value>, _ value: Value) {
    let slot = slots["any"]
    #expect(slot.value == value)
    #expect(slot.phase == .idle)
    #expect(slots["any"] === slot)
    #expect(slots["other"] !== slot)
  }

  @Test func `A3 every slot reads as its placeholder before a response`() {
    let state = HomeUIState()
    expectDefaults(state.imageBanner, .initial)
    expectDefaults(state.recommended, .initial)
    expectDefaults(state.campaignEntry, .initial)
    expectDefaults(state.timeSale, .initial)
    expectDefaults(state.recentlyViewed, .initial)
    expectDefaults(state.notice, .initial)
    expectDefaults(state.categoryGrid, .initial)
    expectDefaults(state.text, .initial)
    expectDefaults(state.button, .initial)
    expectDefaults(state.spacer, .initial)
    expectDefaults(state.productShelf, .initial)
    expectDefaults(state.storyRail, .initial)
  }
}
