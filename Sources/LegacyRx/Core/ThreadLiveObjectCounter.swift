/// Counts this library's live objects for each thread in debug builds, so that tests can find
/// leaks.
///
/// The count of a thread is the number of objects that it created, minus the number of objects that
/// it released, including objects of other threads. On a virtual scheduler everything happens
/// on one thread, so tests that run in parallel do not disturb each other.
@usableFromInline
package enum ThreadLiveObjectCounter {
  /// The number of objects that the current thread created, minus those it released; 0 in release
  /// builds.
  package static var createdMinusReleasedByCurrentThread: Int {
    ThreadContext.current.createdMinusReleasedObjectCount
  }

  /// Counts an object that the current thread created.
  @usableFromInline
  static func increment() { ThreadContext.current.createdMinusReleasedObjectCount += 1 }

  /// Counts an object that the current thread released.
  @usableFromInline
  static func decrement() { ThreadContext.current.createdMinusReleasedObjectCount -= 1 }
}
