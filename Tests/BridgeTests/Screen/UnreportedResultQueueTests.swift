import Parity
import ScreenDocument
import Testing

@testable import Bridge

@Suite struct UnreportedResultQueueTests {
  private func results(_ count: Int) -> [Parity.ComparisonResult] {
    let result = Parity.ComparisonResult(id: "a", kind: "counter", outcome: .matched)
    return Array(repeating: result, count: count)
  }

  private func countOfElements(_ queue: UnreportedResultQueue) -> Int {
    var queue = queue
    var count = 0
    while !queue.isEmpty {
      queue.removeFirst()
      count += 1
    }
    return count
  }

  @Test func `an empty queue takes a whole turn, and a full one drops and counts further results`()
  {
    var queue = UnreportedResultQueue()
    queue.add(results(5_000), endsTurnWithinBudget: true)
    #expect(queue.droppedResultCount == 0)
    queue.add(results(7), endsTurnWithinBudget: true)
    #expect(queue.droppedResultCount == 7)
    #expect(countOfElements(queue) == 5_001)
  }

  @Test func `a queue that is not empty takes as many results as fit`() {
    var queue = UnreportedResultQueue()
    queue.add(results(4_000), endsTurnWithinBudget: true)
    queue.add(results(100), endsTurnWithinBudget: true)
    #expect(queue.droppedResultCount == 5)
    #expect(countOfElements(queue) == 4_096)
  }
}
