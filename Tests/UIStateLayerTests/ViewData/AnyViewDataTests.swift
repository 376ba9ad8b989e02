import CounterScreen
import Foundation
import Testing
import UIStateLayer

@Suite struct AnyViewDataTests {
  private struct OtherViewData: ViewData {
    var count: Int
  }

  @Test func `values are equal if their types and values are equal`() {
    let one = AnyViewData(CounterViewData(1))

    #expect(one == AnyViewData(CounterViewData(1)))
    #expect(one != AnyViewData(CounterViewData(2)))
    #expect(one != AnyViewData(OtherViewData(count: 1)))
  }

  @Test func `encoding writes only the wrapped value`() throws {
    let encoded = try JSONEncoder().encode(AnyViewData(CounterViewData(3)))

    #expect(String(decoding: encoded, as: UTF8.self) == #"{"count":3}"#)
  }

  @Test func `isEmpty is the wrapped value's, and false by default`() {
    #expect(AnyViewData(CounterViewData(0)).isEmpty)
    #expect(!AnyViewData(OtherViewData(count: 0)).isEmpty)
  }
}
