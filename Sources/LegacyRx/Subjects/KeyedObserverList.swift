/// The observers of a subject or of a shared connection, in the order in which they are called, see
/// ``KeyedList``.
///
/// They are stored without their element type, because code for types without parameters needs no
/// look-up of type metadata.
@usableFromInline
@frozen
struct KeyedObserverList<Element> {
  @usableFromInline var list = KeyedList<ErasedObserver>()

  @inlinable
  init() {}

  /// Creates the observers of a list; all must be of this element type.
  @inlinable
  init(_ list: KeyedList<ErasedObserver>) {
    self.list = list
  }

  @inlinable
  var count: Int { list.count }

  @inlinable
  mutating func insert(_ observer: AnyObserver<Element>) -> UInt64 {
    list.insert(ErasedObserver(observer))
  }

  @inlinable
  mutating func remove(_ key: UInt64) -> ErasedObserver? { list.remove(key) }

  /// Replaces the observer of a key, and returns the previous one; `nil` for an unknown key.
  @inlinable
  mutating func replace(_ key: UInt64, with observer: AnyObserver<Element>) -> ErasedObserver? {
    list.replace(key, with: ErasedObserver(observer))
  }
}

/// Sends an event to each observer; must be called outside the lock that guards them.
///
/// The list keeps the observers alive during the call, so they are not retained again.
@inlinable
func dispatch<Element>(_ observers: KeyedObserverList<Element>, _ event: Event<Element>) {
  observers.list.entries.withUnsafeBufferPointer { buffer in
    guard let first = buffer.baseAddress else { return }
    // An entry and its borrowed form have one layout: an observer and a key.
    let borrowed = UnsafeRawPointer(first).assumingMemoryBound(to: BorrowedObserver<Element>.self)
    for index in buffer.indices { borrowed[index].on(event) }
  }
}
