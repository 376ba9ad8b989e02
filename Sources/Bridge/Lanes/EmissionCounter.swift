/// The counter of the emissions of a handler.
struct EmissionCounter: Equatable {
  private(set) var totalCount = 0
  /// The number of values that were emitted off the main queue, and delivered to it.
  private(set) var offMainCount = 0
  private var totalBeforeEvent = 0

  /// Whether the handler has emitted since the last response or action.
  var hasEmittedSinceEvent: Bool { totalCount > totalBeforeEvent }

  /// Begins a new response or action: ``hasEmittedSinceEvent`` is false until the next emission;
  /// the totals stay.
  mutating func beginEvent() { totalBeforeEvent = totalCount }

  mutating func add(isOffMain: Bool) {
    totalCount += 1
    if isOffMain { offMainCount += 1 }
  }
}
