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
    expectDefaults(state.imageBanner, .placeholder)
    expectDefaults(state.recommended, .placeholder)
    expectDefaults(state.campaignEntry, .placeholder)
    expectDefaults(state.timeSale, .placeholder)
    expectDefaults(state.recentlyViewed, .placeholder)
    expectDefaults(state.notice, .placeholder)
    expectDefaults(state.categoryGrid, .placeholder)
    expectDefaults(state.text, .placeholder)
    expectDefaults(state.button, .placeholder)
    expectDefaults(state.spacer, .placeholder)
    expectDefaults(state.productShelf, .placeholder)
    expectDefaults(state.storyRail, .placeholder)
  }
}
