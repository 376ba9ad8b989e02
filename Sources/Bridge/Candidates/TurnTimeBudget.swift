/// The time that candidates may use in one turn of the main queue, from the creation of this value.
struct TurnTimeBudget {
  private let clock: LegacyClock
  private let startUptime: Duration
  private let timeLimit: Duration
  private var hasAllowedOne = false

  init(_ budget: CandidateBudget, clock: LegacyClock) {
    self.clock = clock
    startUptime = clock.uptime
    timeLimit = budget.timePerTurn
  }

  /// Returns whether the budget allows one more candidate, comparison or report; the first call
  /// returns true.
  mutating func allowsOneMoreItem() -> Bool {
    guard hasAllowedOne else {
      hasAllowedOne = true
      return true
    }
    return clock.uptime - startUptime < timeLimit
  }
}
