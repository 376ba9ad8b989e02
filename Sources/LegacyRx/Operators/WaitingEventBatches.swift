/// The events that `observe(on:)` has received and not emitted, in batches.
///
/// A serial queue runs one block for each batch, in order. An event is added to the last batch, the
/// open one. If the same scheduler has got other work since that batch began, the event begins a
/// new batch instead, so that it is emitted after the other work.
///
/// ```
/// on the queue      [1 2]  work of the same scheduler  [3 4 5
///                   closed batch                       open batch
/// ```
@usableFromInline
struct WaitingEventBatches<Element> {
  @usableFromInline var closedBatches = Queue<[Event<Element>]>()
  @usableFromInline var openBatch: [Event<Element>] = []
  /// The position of the open batch among all work of the scheduler; `nil` if no batch is open.
  @usableFromInline var openBatchQueuePosition: Int?

  @inlinable
  init() {}

  /// Adds an event to the open batch, or to a new one.
  ///
  /// If no batch is open, or if the scheduler got other work after the open one, the event begins a
  /// new batch, which is then the open one.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - latestWorkPosition: The position of the work that the scheduler got last.
  ///   - reservePosition: Reserves the scheduler's next position for a new batch, and returns it.
  /// - Returns: Whether the batch is a new one, which the caller must enqueue.
  @inlinable
  mutating func appendOrBeginBatch(
    _ event: Event<Element>,
    latestWorkPosition: Int,
    reservePosition: () -> Int
  ) -> Bool {
    guard openBatchQueuePosition != latestWorkPosition else {
      openBatch.append(event)
      return false
    }
    if openBatchQueuePosition != nil { closedBatches.enqueue(openBatch) }
    openBatch = [event]
    openBatchQueuePosition = reservePosition()
    return true
  }

  /// Removes and returns the first batch, to which no more events are added.
  @inlinable
  mutating func takeOldestBatch() -> [Event<Element>] {
    if let batch = closedBatches.dequeue() { return batch }
    defer {
      openBatch = []
      openBatchQueuePosition = nil
    }
    return openBatch
  }
}
