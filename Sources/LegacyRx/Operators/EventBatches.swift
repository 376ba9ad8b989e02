/// The events that wait in `observe(on:)` for their turn on a serial queue.
///
/// ```
/// on the queue      [1 2]  work of the same scheduler  [3 4 5
///                   closed batch                       open batch
/// ```
@usableFromInline
struct EventBatches<Element> {
  @usableFromInline var closed = Queue<[Event<Element>]>()
  @usableFromInline var open: [Event<Element>] = []
  /// The position of the open batch in the order of the scheduler; `nil` if no batch is open.
  @usableFromInline var openPosition: Int?

  @inlinable
  init() {}

  /// Adds an event to the open batch if nothing was scheduled after that batch; else closes it, and opens another one
  /// for the event.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - position: The position of the latest work in the order of the scheduler.
  ///   - announce: Announces a new batch to the scheduler, and returns its position.
  /// - Returns: Whether the batch is a new one, which the caller must enqueue.
  @inlinable
  mutating func append(
    _ event: Event<Element>,
    after position: Int,
    announce: () -> Int
  ) -> Bool {
    guard openPosition != position else {
      open.append(event)
      return false
    }
    if openPosition != nil { closed.enqueue(open) }
    open = [event]
    openPosition = announce()
    return true
  }

  /// Removes and returns the first batch, whose turn it is; it receives no more events.
  @inlinable
  mutating func next() -> [Event<Element>] {
    if let batch = closed.dequeue() { return batch }
    defer {
      open = []
      openPosition = nil
    }
    return open
  }
}
