/// The observers of a subject, in the order they are called; see ``KeyedList`` for who comes first.
///
/// They are kept without their element type, which all have in common: what has no type parameter needs
/// no look-up of its metadata.
@usableFromInline
@frozen
struct Observers<Element> {
  @usableFromInline var list = KeyedList<ErasedObserver>()

  @inlinable
  init() {}

  @inlinable
  var count: Int { list.count }

  @inlinable
  mutating func insert(_ observer: AnyObserver<Element>) -> UInt64 {
    list.insert(ErasedObserver(observer))
  }

  @inlinable
  mutating func remove(_ key: UInt64) -> ErasedObserver? { list.remove(key) }

  /// Puts another observer in a key's place and returns the one before.
  @inlinable
  mutating func replace(_ key: UInt64, with observer: AnyObserver<Element>) -> ErasedObserver? {
    list.replace(key, with: ErasedObserver(observer))
  }
}

/// Sends an event to each observer; for outside the lock that guards them.
///
/// The list keeps the observers alive meanwhile, so each is borrowed, not retained.
@inlinable
func dispatch<Element>(_ observers: Observers<Element>, _ event: Event<Element>) {
  observers.list.entries.withUnsafeBufferPointer { buffer in
    guard let first = buffer.baseAddress else { return }
    // An entry and its borrowed form have one layout: an observer and a key.
    let borrowed = UnsafeRawPointer(first).assumingMemoryBound(to: BorrowedObserver<Element>.self)
    for index in buffer.indices { borrowed[index].on(event) }
  }
}
