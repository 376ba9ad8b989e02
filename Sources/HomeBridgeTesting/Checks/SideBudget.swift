/// How long the side that is not shown may take for one response, in real time.
public struct SideBudget: Sendable {
  /// The most time.
  public let limit: Duration
  let elapsed: @Sendable () -> Duration

  /// A budget.
  ///
  /// - Parameters:
  ///   - limit: The most time; more than a busy machine may take, unless `elapsed` is another clock.
  ///   - elapsed: Returns the time since a fixed moment; the system's steady clock by default.
  public init(
    limit: Duration = .seconds(5),
    elapsed: (@Sendable () -> Duration)? = nil
  ) {
    self.limit = limit
    let start = ContinuousClock.now
    self.elapsed = elapsed ?? { ContinuousClock.now - start }
  }
}
