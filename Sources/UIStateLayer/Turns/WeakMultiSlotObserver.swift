/// A weak reference to an observer of several slots, which each of these slots stores.
struct WeakMultiSlotObserver {
  weak var observer: MultiSlotObserver?
}
