public import Synchronization

/// Processes the inputs that several threads send to one operator, one at a time, and without a lock
/// during the processing.
///
/// | sent                                        | processed                                   |
/// | ------------------------------------------- | ------------------------------------------- |
/// | while no thread is inside                      | at once                                     |
/// | re-entrantly, by the thread that is inside  | at once, nested, as a recursive lock would  |
/// | by another thread while a thread is inside  | later, by the thread inside, before it leaves |
///
/// No thread blocks, and no input is lost. State that only the processing accesses needs no lock.
@usableFromInline
struct Gate: ~Copyable {
  @usableFromInline let owner = Atomic<UInt>(0)
  @usableFromInline let waiting = Atomic<Int>(0)
  @usableFromInline let queue = Mutex<[UncheckedTransfer<() -> Void>]>([])

  @inlinable
  init() {}

  /// Processes an input: now, or by the thread that is inside.
  @inlinable
  borrowing func send<Input>(_ input: Input, to process: @escaping (Input) -> Void) {
    let thread = currentThreadIdentity()
    if owner.load(ordering: .relaxed) == thread {
      process(input)
    } else if enter(thread) {
      // Inputs that this thread sent before may still be pending.
      if waiting.load(ordering: .sequentiallyConsistent) != 0 { drain() }
      process(input)
      leave(thread)
    } else {
      wait(thread) { process(input) }
    }
  }

  /// Passes an input to a receiver: now, or by the thread that is inside.
  @inlinable
  @inline(__always)
  borrowing func send<Receiver: GatedReceiver>(_ input: Receiver.Input, to receiver: Receiver) {
    let thread = currentThreadIdentity()
    if enter(thread) {
      // Inputs that this thread sent before may still be pending.
      if waiting.load(ordering: .sequentiallyConsistent) != 0 { drain() }
      receiver.process(input)
      leave(thread)
    } else if owner.load(ordering: .relaxed) == thread {
      receiver.process(input)
    } else {
      wait(thread, input, receiver)
    }
  }

  @inlinable
  @inline(never)
  borrowing func wait<Receiver: GatedReceiver>(
    _ thread: UInt,
    _ input: Receiver.Input,
    _ receiver: Receiver
  ) {
    wait(thread) { receiver.process(input) }
  }

  @inlinable
  borrowing func enter(_ thread: UInt) -> Bool {
    owner.compareExchange(expected: 0, desired: thread, ordering: .sequentiallyConsistent).exchanged
  }

  @usableFromInline
  borrowing func wait(_ thread: UInt, _ work: @escaping () -> Void) {
    let work = UncheckedTransfer(work)
    queue.withLock { queue in
      // The count orders the accesses for the thread sanitizer, which does not see into `Mutex`.
      _ = waiting.load(ordering: .acquiring)
      queue.append(work)
      waiting.wrappingAdd(1, ordering: .sequentiallyConsistent)
    }
    // The thread inside may have left before it could read the count.
    if enter(thread) { leave(thread) }
  }

  @inlinable
  borrowing func leave(_ thread: UInt) {
    owner.store(0, ordering: .sequentiallyConsistent)
    if waiting.load(ordering: .sequentiallyConsistent) != 0 { processWaiting(thread) }
  }

  @usableFromInline
  borrowing func processWaiting(_ thread: UInt) {
    while waiting.load(ordering: .sequentiallyConsistent) != 0, enter(thread) {
      drain()
      owner.store(0, ordering: .sequentiallyConsistent)
    }
  }

  @usableFromInline
  borrowing func drain() {
    while true {
      let batch = queue.withLock { queue in
        let batch = waiting.load(ordering: .acquiring) == 0 ? [] : queue
        queue = []
        waiting.store(0, ordering: .sequentiallyConsistent)
        return batch
      }
      guard !batch.isEmpty else { return }
      for work in batch { work.value() }
    }
  }
}
