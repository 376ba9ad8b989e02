import CounterScreen
import Foundation
import Testing
import UIStateLayer

@Suite struct AnyViewDataTests {
  private struct OtherViewData: ViewData {
    var count: Int
  }

  @Test func `values are equal when types and values are`() {
    let one = AnyViewData(CounterViewData(1))

    #expect(one == AnyViewData(CounterViewData(1)))
    #expect(one != AnyViewData(CounterViewData(2)))
    #expect(one != AnyViewData(OtherViewData(count: 1)))
  }

  @Test func `encoding writes the wrapped value alone`() throws {
    let encoded = try JSONEncoder().encode(AnyViewData(CounterViewData(3)))

    #expect(String(decoding: encoded, as: UTF8.self) == #"{"count":3}"#)
  }

  @Test func `emptiness is the wrapped value's, and false unless a type says otherwise`() {
    #expect(AnyViewData(CounterViewData(0)).isEmpty)
    #expect(!AnyViewData(OtherViewData(count: 0)).isEmpty)
  }
}
