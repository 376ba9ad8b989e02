#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The state of this library for one thread: its trampoline, its activity in a recording of the
/// wiring, and its count of objects.
@usableFromInline
final class ThreadContext {
  /// Whether the trampoline is not running, so that work for the current-thread scheduler must
  /// start it.
  var isTrampolineIdle = true
  /// The number of this library's objects that the thread created, minus the number that it
  /// released.
  ///
  /// It is negative if the thread has released more objects, made by other threads; 0 in release
  /// builds.
  var createdMinusReleasedObjectCount = 0
  /// What the thread does now in a recording of the wiring; `nil` if it is not recorded.
  ///
  /// Not retained: the code that sets it retains it, and clears it before it releases it.
  @exclusivity(unchecked) var wiringContext: Unmanaged<WiringContext>?
  private var trampolineItems = Queue<any ScheduledWork>()

  private init() {}

  /// The context of the current thread.
  static var current: ThreadContext { unmanagedCurrent.takeUnretainedValue() }

  /// Calls a function with the current thread's context, without retaining the context for the
  /// call.
  static func withCurrent(_ body: (ThreadContext) -> Void) {
    unmanagedCurrent._withUnsafeGuaranteedRef(body)
  }

  private static var unmanagedCurrent: Unmanaged<ThreadContext> {
    if let existing = pthread_getspecific(key) { return .fromOpaque(existing) }
    let context = Unmanaged.passRetained(ThreadContext())
    pthread_setspecific(key, context.toOpaque())
    return context
  }

  /// Runs an action, then the work that was enqueued meanwhile, also by this work, in order;
  /// returns the result of the action.
  ///
  /// Work that is disposed before it begins does not run.
  func runTrampoline(startingWith action: () -> any Disposable) -> any Disposable {
    isTrampolineIdle = false
    let disposable = action()
    while let item = trampolineItems.dequeue() {
      if !item.isDisposed { item.invoke() }
    }
    isTrampolineIdle = true
    return disposable
  }

  /// Adds work to run before the ``runTrampoline(startingWith:)`` that is running returns.
  func enqueue(_ item: any ScheduledWork) {
    trampolineItems.enqueue(item)
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { pointer in ThreadContext.release(pointer) }
    return key
  }()

  private static func release(_ pointer: UnsafeMutableRawPointer?) {
    guard let pointer else { return }
    Unmanaged<ThreadContext>.fromOpaque(pointer).release()
  }
}

/// Scheduled work that waits in a trampoline or in a virtual-time queue.
protocol ScheduledWork: Cancelable {
  func invoke()
}
