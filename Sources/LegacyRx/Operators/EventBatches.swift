/// The events that `observe(on:)` has received and not emitted, in batches.
///
/// A serial queue runs one block for each batch, in order. Events are added to the last batch, the
/// open one, until the same scheduler gets other work.
///
/// ```
/// on the queue      [1 2]  work of the same scheduler  [3 4 5
///                   closed batch                       open batch
/// ```
@usableFromInline
struct EventBatches<Element> {
  @usableFromInline var closed = Queue<[Event<Element>]>()
  @usableFromInline var open: [Event<Element>] = []
  /// The position of the open batch among all work of the scheduler; `nil` if no batch is open.
  @usableFromInline var openPosition: Int?

  @inlinable
  init() {}

  /// Adds an event to the open batch, or to a new one.
  ///
  /// If no batch is open, or if the scheduler got other work after the open one, the event begins a
  /// new batch, which is then the open one.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - latestPosition: The position of the work that the scheduler got last.
  ///   - reservePosition: Reserves the scheduler's next position for a new batch, and returns it.
  /// - Returns: Whether the batch is a new one, which the caller must enqueue.
  @inlinable
  mutating func append(
    _ event: Event<Element>,
    latestPosition: Int,
    reservePosition: () -> Int
  ) -> Bool {
    guard openPosition != latestPosition else {
      open.append(event)
      return false
    }
    if openPosition != nil { closed.enqueue(open) }
    open = [event]
    openPosition = reservePosition()
    return true
  }

  /// Removes and returns the first batch, to which no more events are added.
  @inlinable
  mutating func takeFirst() -> [Event<Element>] {
    if let batch = closed.dequeue() { return batch }
    defer {
      open = []
      openPosition = nil
    }
    return open
  }
}
