/// The time that candidates have in one turn of the main queue.
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

  /// Asks for another candidate's time; the first always has it.
  mutating func allowsOneMore() -> Bool {
    guard hasBegun else {
      hasBegun = true
      return true
    }
    return clock.uptime - begin < time
  }
}
