/// Counts the emissions of a handler.
struct EmissionCount: Equatable {
  private(set) var total = 0
  /// The number of values that were emitted off the main queue, and delivered to it.
  private(set) var offMain = 0
  private var totalBefore = 0

  /// Whether the handler has emitted since the last response or action.
  var hasNew: Bool { total > totalBefore }

  /// Begins a new response or action: ``hasNew`` is false until the next emission; the totals stay.
  mutating func begin() { totalBefore = total }

  mutating func add(isOffMain: Bool) {
    total += 1
    if isOffMain { offMain += 1 }
  }
}
