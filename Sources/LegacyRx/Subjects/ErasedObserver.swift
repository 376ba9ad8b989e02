/// An observer kept without its element type: an object and a function, to be released as such.
@usableFromInline
@frozen
struct ErasedObserver {
  @usableFromInline let receiver: AnyObject
  @usableFromInline let receive: () -> Void

  @inlinable
  init<Element>(_ observer: AnyObserver<Element>) {
    // Both are an object and a function; only as a `BorrowedObserver` of its element is it called again.
    self = unsafeBitCast(observer, to: ErasedObserver.self)
  }
}
