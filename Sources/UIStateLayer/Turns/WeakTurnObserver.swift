/// A weak reference to an observer of turns.
struct WeakTurnObserver {
  weak let observer: (any PendingTurnObserver)?
}
