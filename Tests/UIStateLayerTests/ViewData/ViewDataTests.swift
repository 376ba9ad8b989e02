import CounterScreen
import Foundation
import Testing
import UIStateLayer

@MainActor
@Suite struct ViewDataTests {
  /// View data as features write it: its initialiser is the complete mapping from a response.
  private struct PriceViewData: ViewData {
    let text: String

    nonisolated init(_ response: CounterResponse) {
      text = "¥\(response.count)"
    }
  }

  @Test func `K6 view data depends only on the response, wherever and however often it is made`()
    async
  {
    let response = CounterResponse(count: 980, ignored: "a")
    let here = PriceViewData(response)
    let elsewhere = await Task.detached { PriceViewData(response) }.value
    let slot = UIStateSlot(default: PriceViewData(CounterResponse(count: 0)))
    slot.fill(with: here)

    #expect(here == elsewhere)
    #expect(here.text == "¥980")
    #expect(!slot.fill(with: elsewhere))
  }
}
