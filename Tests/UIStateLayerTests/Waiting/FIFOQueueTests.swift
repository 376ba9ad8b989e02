import TestSupport
import Testing

@testable import UIStateLayer

@Suite struct FIFOQueueTests {
  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `elements are taken in the order in which they were added`(seed: UInt64) {
    var random = Seeded(seed: seed)
    var queue = FIFOQueue<Int>()
    var expected: [Int] = []

    for number in 0..<1_000 {
      // At first most steps add an element, at last most steps take one.
      if Int.random(in: 0..<1_000, using: &random) >= number {
        queue.append(number)
        expected.append(number)
      } else {
        let first = queue.popFirst()
        let expectedFirst = expected.isEmpty ? nil : expected.removeFirst()
        #expect(first == expectedFirst, "seed \(seed)")
      }
      if number.isMultiple(of: 150) {
        queue.removeAll { $0.isMultiple(of: 7) }
        expected.removeAll { $0.isMultiple(of: 7) }
      }
      #expect(queue.count == expected.count, "seed \(seed)")
      #expect(queue.isEmpty == expected.isEmpty, "seed \(seed)")
    }
    var rest: [Int] = []
    while let first = queue.popFirst() { rest.append(first) }

    #expect(rest == expected, "seed \(seed)")
  }

  @Test func `a taken element is released while others wait`() {
    var queue = FIFOQueue<Payload>()
    var payloads: [WeakReference<Payload>] = []
    for _ in 0..<10 {
      let payload = Payload()
      payloads.append(WeakReference(payload))
      queue.append(payload)
    }

    for _ in 0..<3 { _ = queue.popFirst() }

    #expect(payloads.map { $0.object == nil } == (0..<10).map { $0 < 3 })
  }
}
