/// Observers in the order in which they were added; ended ones are removed from time to time.
struct ObserverList<Value> {
  private(set) var all: [ValueObserver<Value>] = []
  private var countToCleanAt = 8

  init() {}

  /// Adds an observer.
  ///
  /// - Complexity: O(1) amortised: ended observers are removed when the list has doubled.
  @MainActor
  mutating func append(_ observer: ValueObserver<Value>) {
    if all.count >= countToCleanAt {
      all.removeAll { !$0.isActive }
      countToCleanAt = max(8, all.count * 2)
    }
    all.append(observer)
  }

  /// Whether the list has an observer that has not ended.
  @MainActor
  var hasActiveObserver: Bool { all.contains { $0.isActive } }
}
