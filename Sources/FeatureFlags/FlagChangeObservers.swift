import Basics

/// The observers of changed flags.
final class FlagChangeObservers: Sendable {
  private struct State: Sendable {
    var lastID = 0
    var observers: [Int: @Sendable (Set<String>) -> Void] = [:]
  }

  private let state = Guarded(State())

  func add(_ observer: @escaping @Sendable (Set<String>) -> Void) -> FlagObservation {
    let id = state.withLock { state in
      state.lastID += 1
      state.observers[state.lastID] = observer
      return state.lastID
    }
    return FlagObservation { [weak self] in
      // Releases the observer's captured objects outside the lock.
      _ = self?.state.withLock { $0.observers.removeValue(forKey: id) }
    }
  }

  /// Calls the observers on this thread, in the order of their registration, except those that have
  /// been removed meanwhile; does nothing without keys.
  func announce(_ keys: Set<String>) {
    guard !keys.isEmpty else { return }
    let observers = state.withLock { $0.observers }
    for (id, observer) in observers.sorted(by: { $0.key < $1.key })
    where state.withLock({ $0.observers[id] != nil }) {
      observer(keys)
    }
  }
}
