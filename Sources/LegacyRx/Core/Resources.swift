/// Counts the live objects of this library in debug builds, so that tests can find leaks.
///
/// The count is that of the current thread: the objects it created, minus those it released. On a virtual scheduler
/// everything happens on one thread, so tests that run in parallel do not disturb each other.
@usableFromInline
package enum Resources {
  /// The number of objects that the current thread created, minus those it released; 0 in release builds.
  package static var total: Int { ThreadContext.current.resources }

  @usableFromInline
  static func increment() { ThreadContext.current.resources += 1 }

  @usableFromInline
  static func decrement() { ThreadContext.current.resources -= 1 }
}
