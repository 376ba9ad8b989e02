/// Observers in the order in which they were added; ended ones are removed from time to time.
struct ObserverList<Value> {
  private(set) var allIncludingEnded: [ValueObserver<Value>] = []
  private var countThatTriggersCleaning = 8

  init() {}

  /// Adds an observer.
  ///
  /// - Complexity: O(1) amortised: ended observers are removed when the list has doubled.
  @MainActor
  mutating func append(_ observer: ValueObserver<Value>) {
    if allIncludingEnded.count >= countThatTriggersCleaning {
      allIncludingEnded.removeAll { !$0.isActive }
      countThatTriggersCleaning = max(8, allIncludingEnded.count * 2)
    }
    allIncludingEnded.append(observer)
  }

  /// Whether the list has an observer that has not ended.
  @MainActor
  var hasActiveObserver: Bool { allIncludingEnded.contains { $0.isActive } }
}
