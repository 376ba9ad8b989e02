/// Observers in the order they came; those that are gone are dropped now and then.
struct ObserverList<Value> {
  private(set) var all: [ValueObserver<Value>] = []
  private var cleaningCount = 8

  init() {}

  /// Adds an observer.
  ///
  /// - Complexity: O(1) amortised: the list is cleaned when it has doubled.
  @MainActor
  mutating func append(_ observer: ValueObserver<Value>) {
    if all.count >= cleaningCount {
      all.removeAll { !$0.isActive }
      cleaningCount = max(8, all.count * 2)
    }
    all.append(observer)
  }

  /// Whether there are observers.
  @MainActor
  var hasActive: Bool { all.contains { $0.isActive } }
}
