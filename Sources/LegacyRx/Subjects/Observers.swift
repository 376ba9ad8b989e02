/// The observers of a subject, in the order they subscribed.
@usableFromInline
typealias Observers<Element> = KeyedList<AnyObserver<Element>>

/// Hands an event to each observer; for outside the lock that guards them.
@inlinable
func dispatch<Element>(_ observers: [AnyObserver<Element>], _ event: Event<Element>) {
  for observer in observers { observer.on(event) }
}
