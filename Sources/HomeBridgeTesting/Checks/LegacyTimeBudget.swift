/// The real time that the legacy handler may take for one response.
///
/// It is measured from the delivery of the response until all work of the next 0.5 seconds of
/// virtual time has run. More time is a failure of the class ``FailureClass/budget``.
public struct LegacyTimeBudget: Sendable {
  /// The maximum time.
  public let limit: Duration
  let timeSinceFixedMoment: @Sendable () -> Duration

  /// Creates a budget.
  ///
  /// - Parameters:
  ///   - limit: The maximum time; choose more than a busy machine may take, unless `elapsed` is
  ///     another clock.
  ///   - elapsed: Returns the time since a fixed moment; the system's steady clock by default.
  public init(
    limit: Duration = .seconds(5),
    elapsed: (@Sendable () -> Duration)? = nil
  ) {
    self.limit = limit
    let start = ContinuousClock.now
    timeSinceFixedMoment = elapsed ?? { ContinuousClock.now - start }
  }
}
