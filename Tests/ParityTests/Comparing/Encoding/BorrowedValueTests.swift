import Testing

@testable import Parity

/// Values are read in place as their borrowed form; that is valid only while both have the same layout.
@Suite struct BorrowedValueTests {
  private struct Row: Equatable {
    var name: String
    var price: Int?
    var isSold: Bool
  }

  @Test func `a value and its borrowed form have one memory layout`() {
    compareLayouts(Int.self)
    compareLayouts(String.self)
    compareLayouts(Row.self)
    compareLayouts([Row].self)
    compareLayouts(Row?.self)
  }

  private func compareLayouts<Value: Equatable>(_ type: Value.Type) {
    #expect(MemoryLayout<BorrowedValue<Value>>.size == MemoryLayout<Value>.size)
    #expect(MemoryLayout<BorrowedValue<Value>>.stride == MemoryLayout<Value>.stride)
    #expect(MemoryLayout<BorrowedValue<Value>>.alignment == MemoryLayout<Value>.alignment)
  }
}
