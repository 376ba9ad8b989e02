/// The observers of a subject, in the order they subscribed.
@usableFromInline
typealias Observers<Element> = KeyedList<AnyObserver<Element>>

/// Hands an event to each observer; for outside the lock that guards them.
///
/// The list keeps the observers alive meanwhile, so each is borrowed, not retained.
@inlinable
func dispatch<Element>(_ observers: Observers<Element>, _ event: Event<Element>) {
  observers.entries.withUnsafeBufferPointer { buffer in
    guard let first = buffer.baseAddress else { return }
    // An entry and its borrowed form have one layout: an observer and a key.
    let borrowed = UnsafeRawPointer(first).assumingMemoryBound(to: BorrowedObserver<Element>.self)
    for index in buffer.indices { borrowed[index].on(event) }
  }
}

/// An entry that its list keeps alive: not copyable, so calling its observer retains nothing.
@usableFromInline
@frozen
struct BorrowedObserver<Element>: ~Copyable {
  @usableFromInline let receiver: AnyObject
  @usableFromInline let receive: AnyObserver<Element>.Receive
  @usableFromInline let key: UInt64

  @inlinable
  borrowing func on(_ event: Event<Element>) { receive(receiver, event) }
}
