/// Limits the time that candidates use in one turn of the main queue.
struct CandidateTurn {
  private let clock: LegacyClock
  private let start: Duration
  private let timeLimit: Duration
  private var hasAllowedOne = false

  init(_ budget: CandidateBudget, clock: LegacyClock) {
    self.clock = clock
    start = clock.uptime
    timeLimit = budget.timePerTurn
  }

  /// Returns whether the budget allows one more candidate; the first one is always allowed.
  mutating func allowsOneMore() -> Bool {
    guard hasAllowedOne else {
      hasAllowedOne = true
      return true
    }
    return clock.uptime - start < timeLimit
  }
}
