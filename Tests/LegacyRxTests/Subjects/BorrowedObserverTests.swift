import Testing

@testable import LegacyRx

/// `dispatch` reads entries as their borrowed form; that is valid only while both have the same
/// layout.
@Suite struct BorrowedObserverTests {
  @Test func `an observer entry and its borrowed form have one memory layout`() {
    typealias Entry = KeyedList<ErasedObserver>.Entry

    #expect(MemoryLayout<Entry>.size == MemoryLayout<BorrowedObserver<Int>>.size)
    #expect(MemoryLayout<Entry>.stride == MemoryLayout<BorrowedObserver<Int>>.stride)
    #expect(MemoryLayout<Entry>.alignment == MemoryLayout<BorrowedObserver<Int>>.alignment)
    #expect(MemoryLayout<Entry>.offset(of: \.value) == 0)
    #expect(MemoryLayout<AnyObserver<Int>>.offset(of: \.receiver) == 0)
    #expect(MemoryLayout<ErasedObserver>.offset(of: \.receiver) == 0)
    #expect(MemoryLayout<AnyObserver<Int>>.size == MemoryLayout<ErasedObserver>.size)
    #expect(MemoryLayout<AnyObserver<String>>.size == MemoryLayout<ErasedObserver>.size)
    #expect(MemoryLayout<Entry>.offset(of: \.key) == MemoryLayout<AnyObserver<Int>>.size)
  }
}
