/// Counts the live objects of this library, in debug builds, to prove that sequences leave nothing.
///
/// The count is the current thread's: what it created less what it released. On a virtual scheduler
/// everything happens on one thread, so tests that run in parallel do not disturb each other.
@usableFromInline
package enum Resources {
  /// The objects the current thread created and did not yet release.
  package static var total: Int { ThreadContext.current.resources }

  @usableFromInline
  static func increment() { ThreadContext.current.resources += 1 }

  @usableFromInline
  static func decrement() { ThreadContext.current.resources -= 1 }
}
