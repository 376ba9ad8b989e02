/// The limits of the time that candidates use on the main queue.
///
/// The budget is checked between two candidates: a candidate that has started always finishes. A
/// negative number counts as zero, in the initialiser and when it is set later.
public struct CandidateBudget: Hashable, Sendable {
  /// The time in one turn of the main queue during which candidates are started, compared or
  /// reported; the others wait for the next turn.
  ///
  /// Running, comparing and reporting each have this time, counted from the start of their turn. In
  /// each turn, the first one that waits is done, even if the time is zero.
  public var timePerTurn: Duration { didSet { timePerTurn = max(timePerTurn, .zero) } }
  /// The maximum number of contents whose candidates wait for the next turn.
  ///
  /// Those that come first in the order in which candidates run keep waiting; the waiting responses
  /// of the contents after them are `skipped`.
  public var maximumWaitingContents: Int {
    didSet { maximumWaitingContents = max(maximumWaitingContents, 0) }
  }
  /// The time in which both sides may finish their work before they are compared, from the turn in
  /// which the last waiting candidate of a delivery has run.
  ///
  /// The state side has finished when its run ends. A legacy handler is at work while a scheduler
  /// of its ``LegacyEnvironment`` holds work for it; periodic work does not count. The handler is
  /// also at work until it emits for the response, unless both sides already show equal values and
  /// the rules compare only by `==`.
  ///
  /// If the handler is still at work when this time has passed, the response is `skipped` as `late`
  /// if the handler has emitted. If it has not emitted, the sides are compared as they are.
  public var settlingTime: Duration { didSet { settlingTime = max(settlingTime, .zero) } }

  /// Creates a budget; negative numbers count as zero.
  ///
  /// With a `timePerTurn` of zero, one candidate runs, or one content is compared, in each turn, so
  /// that comparisons still make progress.
  ///
  /// - Parameters:
  ///   - timePerTurn: The time in one turn of the main queue during which candidates are started or
  ///     compared; the default is a quarter of a frame at 60 Hz.
  ///   - maximumWaitingContents: The maximum number of contents whose candidates wait for the next
  ///     turn; see ``maximumWaitingContents``.
  ///   - settlingTime: The time in which both sides may finish their work before they are compared;
  ///     see ``settlingTime``.
  public init(
    timePerTurn: Duration = .milliseconds(4),
    maximumWaitingContents: Int = 64,
    settlingTime: Duration = .seconds(2)
  ) {
    self.timePerTurn = max(timePerTurn, .zero)
    self.maximumWaitingContents = max(maximumWaitingContents, 0)
    self.settlingTime = max(settlingTime, .zero)
  }

  /// A budget for tools and tests: all candidates run in one turn, without limits of time and
  /// of waiting contents; the settling time is the default.
  public static let unlimited = CandidateBudget(
    timePerTurn: .seconds(Int64.max / 2),
    maximumWaitingContents: .max
  )
}
