/// A weak reference to an observer of turns.
struct WeakTurnObserver {
  weak var observer: TurnObserver?
}
