/// Limits the time that candidates use in one turn of the main queue.
struct CandidateTurn {
  private let clock: LegacyClock
  private let begin: Duration
  private let time: Duration
  private var hasBegun = false

  init(_ budget: CandidateBudget, clock: LegacyClock) {
    self.clock = clock
    begin = clock.uptime
    time = budget.timePerTurn
  }

  /// Returns whether the budget allows one more candidate; the first one is always allowed.
  mutating func allowsOneMore() -> Bool {
    guard hasBegun else {
      hasBegun = true
      return true
    }
    return clock.uptime - begin < time
  }
}
