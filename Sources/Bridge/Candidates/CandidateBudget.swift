/// How much time the sides that are not shown may take.
///
/// It is checked between two candidates: one that has begun is never broken off.
public struct CandidateBudget: Hashable, Sendable {
  /// For how long candidates run, or are compared, in one turn of the main queue; the rest waits for
  /// the next turn.
  public var timePerTurn: Duration
  /// How many responses wait for the next turn, at most; the others are `skipped`.
  public var backlog: Int
  /// How long both sides may work for a response before they are compared, from the run of the candidate.
  ///
  /// A side is at work while a scheduler of its ``LegacyEnvironment`` holds work for it, or while it has not
  /// emitted and the sides differ. At the end of this time a response of which both sides have emitted and
  /// one is still at work is `skipped` as `late`; where one is silent, the sides are compared as
  /// they are.
  public var settlingTime: Duration

  /// Creates a budget; a number below zero counts as none.
  ///
  /// With an empty budget one candidate runs in each turn, so that comparisons still make progress.
  ///
  /// - Parameters:
  ///   - timePerTurn: For how long candidates run, or are compared, in one turn of the main queue: a
  ///     quarter of a frame at 60 Hz unless something else is given.
  ///   - backlog: How many responses wait for the next turn, at most.
  ///   - settlingTime: How long both sides may work for a response before they are compared.
  public init(
    timePerTurn: Duration = .milliseconds(4),
    backlog: Int = 64,
    settlingTime: Duration = .seconds(2)
  ) {
    self.timePerTurn = max(timePerTurn, .zero)
    self.backlog = max(backlog, 0)
    self.settlingTime = max(settlingTime, .zero)
  }

  /// No budget: all in one turn, for tools and tests.
  public static let unlimited = CandidateBudget(timePerTurn: .seconds(Int64.max / 2), backlog: .max)
}
