public import Synchronization

/// Processes the inputs that several threads send to one operator, one at a time, and without a
/// lock during the processing.
///
/// | sent                                        | processed                                   |
/// | ------------------------------------------- | ------------------------------------------- |
/// | while no thread is inside                   | at once                                     |
/// | re-entrantly, by the thread that is inside  | at once, nested, as a recursive lock would  |
/// | by another thread while a thread is inside  | later, mostly by the thread inside          |
///
/// A thread is inside while it processes inputs. No thread waits for the processing, and no input
/// is lost. State that only the processing accesses needs no lock.
///
/// A thread stays inside until the queue is empty. Threads that send without a pause keep it there.
@usableFromInline
struct SerialGate: ~Copyable {
  /// The identity of the thread that is inside; 0 if none is.
  @usableFromInline let threadInside = Atomic<UInt>(0)
  /// The number of inputs in `queue`.
  @usableFromInline let queuedInputCount = Atomic<Int>(0)
  @usableFromInline let queue = Mutex<[UncheckedTransfer<() -> Void>]>([])

  @inlinable
  init() {}

  /// Whether the calling thread is inside.
  @inlinable
  var isCallingThreadInside: Bool {
    let thread = threadInside.load(ordering: .relaxed)
    return thread != 0 && thread == currentThreadIdentity()
  }

  /// Processes an input now; if another thread is inside, adds the input to the queue instead.
  @inlinable
  borrowing func send<Input>(_ input: Input, to process: @escaping (Input) -> Void) {
    let thread = currentThreadIdentity()
    if threadInside.load(ordering: .relaxed) == thread {
      process(input)
    } else if tryEnter(thread) {
      // Inputs that this thread sent before may still be pending.
      if queuedInputCount.load(ordering: .sequentiallyConsistent) != 0 { processQueueInside() }
      process(input)
      leaveThenProcessIfNoneInside(thread)
    } else {
      enqueueThenProcessIfNoneInside(thread) { process(input) }
    }
  }

  /// Passes an input to a receiver now; if another thread is inside, adds the input to the queue
  /// instead.
  @inlinable
  @inline(__always)
  borrowing func send<Receiver: GatedReceiver>(_ input: Receiver.Input, to receiver: Receiver) {
    let thread = currentThreadIdentity()
    if tryEnter(thread) {
      // Inputs that this thread sent before may still be pending.
      if queuedInputCount.load(ordering: .sequentiallyConsistent) != 0 { processQueueInside() }
      receiver.process(input)
      leaveThenProcessIfNoneInside(thread)
    } else if threadInside.load(ordering: .relaxed) == thread {
      receiver.process(input)
    } else {
      enqueueThenProcessIfNoneInside(thread, input, receiver)
    }
  }

  @inlinable
  @inline(never)
  borrowing func enqueueThenProcessIfNoneInside<Receiver: GatedReceiver>(
    _ thread: UInt,
    _ input: Receiver.Input,
    _ receiver: Receiver
  ) {
    enqueueThenProcessIfNoneInside(thread) { receiver.process(input) }
  }

  /// Makes a thread the one that is inside; returns false if a thread is inside already.
  @inlinable
  borrowing func tryEnter(_ thread: UInt) -> Bool {
    threadInside.compareExchange(expected: 0, desired: thread, ordering: .sequentiallyConsistent)
      .exchanged
  }

  /// Adds work to the queue for the thread that is inside.
  ///
  /// If no thread is inside any more, the calling thread processes the queue.
  ///
  /// - Parameters:
  ///   - thread: The identity of the calling thread.
  ///   - work: Processes one input.
  @usableFromInline
  borrowing func enqueueThenProcessIfNoneInside(_ thread: UInt, _ work: @escaping () -> Void) {
    let work = UncheckedTransfer(work)
    queue.withLock { queue in
      // The count orders the accesses for the thread sanitizer, which does not see into `Mutex`.
      _ = queuedInputCount.load(ordering: .acquiring)
      queue.append(work)
      queuedInputCount.wrappingAdd(1, ordering: .sequentiallyConsistent)
    }
    // The thread inside may have left before it could read the count.
    if tryEnter(thread) { leaveThenProcessIfNoneInside(thread) }
  }

  /// Leaves the gate, then looks for inputs that other threads have queued meanwhile.
  ///
  /// If there are some, and no other thread is inside, the thread enters again and processes them.
  @inlinable
  borrowing func leaveThenProcessIfNoneInside(_ thread: UInt) {
    threadInside.store(0, ordering: .sequentiallyConsistent)
    if queuedInputCount.load(ordering: .sequentiallyConsistent) != 0 {
      processQueueIfNoneInside(thread)
    }
  }

  /// Enters and processes queued inputs until there are none, or another thread is inside.
  @usableFromInline
  borrowing func processQueueIfNoneInside(_ thread: UInt) {
    while queuedInputCount.load(ordering: .sequentiallyConsistent) != 0, tryEnter(thread) {
      processQueueInside()
      threadInside.store(0, ordering: .sequentiallyConsistent)
    }
  }

  /// Processes queued inputs until there are none; the thread must be inside.
  @usableFromInline
  borrowing func processQueueInside() {
    while true {
      let batch = queue.withLock { queue in
        let batch = queuedInputCount.load(ordering: .acquiring) == 0 ? [] : queue
        queue = []
        queuedInputCount.store(0, ordering: .sequentiallyConsistent)
        return batch
      }
      guard !batch.isEmpty else { return }
      for work in batch { work.value() }
    }
  }
}
