import Dispatch
import Synchronization

/// The floor of `observe(on:)`: values in an array under a lock, and one block on the queue for each batch.
final class BatchedDrain: Sendable {
  private struct Batch {
    var values: [Int] = []
    var isScheduled = false
  }

  private let queue = DispatchQueue(label: "floor")
  private let batch = Mutex(Batch())
  private let receiver: @Sendable (Int) -> Void

  init(_ receiver: @escaping @Sendable (Int) -> Void) {
    self.receiver = receiver
  }

  @inline(never)
  func send(_ value: Int) {
    let startsBatch = batch.withLock { batch in
      batch.values.append(value)
      defer { batch.isScheduled = true }
      return !batch.isScheduled
    }
    if startsBatch { queue.async { self.drain() } }
  }

  private func drain() {
    let values = batch.withLock { batch in
      defer { batch = Batch() }
      return batch.values
    }
    for value in values { receiver(value) }
  }
}
