import CounterScreen
import Foundation
import Testing
import UIStateLayer

@Suite struct ScreenViewDataTests {
  private typealias Screen = ScreenViewData<CounterViewData, CounterViewData>

  @Test func `K3 children, loading and modals are one value, which distinguishes screens`() throws {
    let screen = Screen(content: 1, loading: .failed(message: "offline"), modals: [2, 3])
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys

    #expect(
      String(decoding: try encoder.encode(screen), as: UTF8.self)
        == #"{"content":{"count":1},"loading":{"failed":{"message":"offline"}},"#
        + #""modals":[{"count":2},{"count":3}]}"#
    )
    #expect(screen != Screen(content: 1, loading: .failed(message: "offline"), modals: [2]))
    #expect(screen != Screen(content: 1, modals: [2, 3]))
  }

  @Test(
    arguments: [
      (Screen(content: 0), true), (Screen(content: 1), false),
      (Screen(content: 0, loading: .first), false), (Screen(content: 0, modals: [1]), false),
    ]
  )
  private func `is empty if no part of it is drawn`(screen: Screen, isEmpty: Bool) {
    #expect(screen.isEmpty == isEmpty)
  }

  @Test func `the type of a screen without modals has none`() throws {
    let screen = ScreenViewData<CounterViewData, Never>(content: 1)

    #expect(screen.modals.isEmpty)
    let json = String(decoding: try JSONEncoder().encode(screen), as: UTF8.self)
    #expect(json.contains(#""modals":[]"#))
  }
}
