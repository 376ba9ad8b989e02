/// An observer of turns for as long as someone holds it.
struct WeakTurnObserver {
  weak let observer: (any PendingTurnObserver)?
}
