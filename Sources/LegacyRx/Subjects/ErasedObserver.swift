/// An observer without its element type: an object and a function, which can only be stored and
/// released.
@usableFromInline
@frozen
struct ErasedObserver {
  @usableFromInline let receiver: AnyObject
  @usableFromInline let uncallableReceive: () -> Void

  @inlinable
  init<Element>(_ observer: AnyObserver<Element>) {
    // Both are an object and a function; only as a `BorrowedObserver` of its element is it called again.
    self = unsafeBitCast(observer, to: ErasedObserver.self)
  }
}
