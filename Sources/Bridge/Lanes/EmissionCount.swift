/// How often a handler has emitted.
struct EmissionCount: Equatable {
  private(set) var total = 0
  /// How many of the values came from another queue than the main one, and were brought there.
  private(set) var offMain = 0
  private var totalBefore = 0

  /// Whether the handler has emitted since the last response.
  var hasNew: Bool { total > totalBefore }

  /// Begins a response.
  mutating func begin() { totalBefore = total }

  mutating func add(isOffMain: Bool) {
    total += 1
    if isOffMain { offMain += 1 }
  }
}
