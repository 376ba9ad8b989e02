/// An observer whose owner keeps it alive: not copyable, so that calling it retains nothing.
@usableFromInline
@frozen
struct BorrowedObserver<Element>: ~Copyable {
  @usableFromInline let receiver: AnyObject
  @usableFromInline let receive: AnyObserver<Element>.Receive
  @usableFromInline let key: UInt64

  @inlinable
  borrowing func on(_ event: Event<Element>) { receive(receiver, event) }
}
