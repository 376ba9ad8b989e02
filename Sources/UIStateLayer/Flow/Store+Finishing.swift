extension Store {
  /// Waits until no effect runs or waits, and advances a test's clock meanwhile.
  ///
  /// It returns at once if there is no effect. When no effect can continue before the clock
  /// advances, the clock advances to the earliest moment at which a task wakes, also one that is no
  /// effect of this store. Delays take no real time. While no task sleeps on the clock, there is no
  /// limit: this function waits until a task sleeps or every effect has ended.
  ///
  /// ```swift
  /// store.send(.type("a"))
  /// try await store.finish(within: .seconds(1), on: clock)
  /// ```
  ///
  /// - Parameters:
  ///   - limit: The virtual time that the effects have, from the call; a task may still wake at its
  ///     end. A negative time counts as zero.
  ///   - clock: The clock on which the store's effects wait.
  /// - Throws: ``EffectTimeoutError`` if an effect has not ended, and the next task to wake sleeps
  ///   beyond the limit; the clock then stands at the limit, or later if other code advanced it.
  public final func finish(
    within limit: Duration,
    on clock: TestClock
  ) async throws(EffectTimeoutError) {
    let end = clock.now.advanced(by: max(limit, .zero))
    while core.hasUnendedEffects {
      var isQuiet = false
      while !isQuiet, core.hasUnendedEffects {
        isQuiet = await clock.isUnchangedAfterYielding()
        if clock.sleepingTaskCount == 0 { isQuiet = false }
      }
      guard core.hasUnendedEffects, let next = clock.nextDeadline else { continue }
      guard next <= end else {
        clock.advance(by: max(clock.now.duration(to: end), .zero))
        throw EffectTimeoutError(limit: limit, sleepingTaskCount: clock.sleepingTaskCount)
      }
      clock.advance(by: clock.now.duration(to: next))
    }
  }
}

extension TestClock {
  /// Lets other tasks run (32 yields), and returns whether the clock is the same afterwards.
  ///
  /// It is the same if it has not advanced, and the sleeping tasks have the same number and the
  /// same earliest deadline.
  fileprivate func isUnchangedAfterYielding() async -> Bool {
    let before = (now, sleepingTaskCount, nextDeadline)
    for _ in 0..<32 { await Task.yield() }
    return before == (now, sleepingTaskCount, nextDeadline)
  }
}
