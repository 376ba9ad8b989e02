/// The work of an arriving handler for a response that was shown before: the call that delivers the
/// response, and the work that this call schedules within the time of a handover.
///
/// Effects of this work were performed when the response was shown first. The schedulers of the
/// handler's environment pass the work on to what it schedules; repeating timers do not belong to
/// it.
struct AlreadyShownResponseWork: Sendable {
  /// The work in which the current code runs; `nil` outside of such work.
  @TaskLocal private static var current: AlreadyShownResponseWork?

  private let port: ObjectIdentifier
  /// The time for which scheduled work still belongs to the response.
  private let timeLeft: Duration

  /// Runs the delivery of a response that was shown before.
  ///
  /// - Parameters:
  ///   - port: The port of the handler's effects.
  ///   - duration: The time for which scheduled work belongs to the response.
  ///   - delivery: Delivers the response to the handler.
  static func run(
    withEffectsOn port: InitiallyDiscardingEffectsPort,
    for duration: Duration,
    _ delivery: () -> Void
  ) {
    Self(port: ObjectIdentifier(port), timeLeft: duration).run(delivery)
  }

  /// Runs other code that is called within such work, for example the change of the shown side.
  static func runOutside(_ body: () -> Void) {
    $current.withValue(nil) { body() }
  }

  /// Returns whether the current code belongs to a response that was shown before, for a handler
  /// with this port.
  static func isCurrent(on port: InitiallyDiscardingEffectsPort) -> Bool {
    current?.port == ObjectIdentifier(port)
  }

  /// Returns the work to which an action belongs that the current code schedules.
  ///
  /// - Parameter delay: The time until the action runs.
  /// - Returns: The work; `nil` if the current code belongs to none, or if the action runs too late.
  static func ofAction(scheduledAfter delay: Duration) -> AlreadyShownResponseWork? {
    guard let current, current.timeLeft >= delay else { return nil }
    return Self(port: current.port, timeLeft: current.timeLeft - delay)
  }

  /// Runs an action that belongs to this work.
  func run<Result>(_ action: () -> Result) -> Result {
    Self.$current.withValue(self) { action() }
  }
}
