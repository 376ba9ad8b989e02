/// How much of the main queue's time the sides that are not shown may take.
///
/// It is looked at between two candidates: one that has begun is never broken off.
public struct CandidateBudget: Hashable, Sendable {
  /// For how long candidates run, or are compared, in one turn of the main queue; the rest waits for
  /// the next turn.
  public var timePerTurn: Duration
  /// How many responses wait for the next turn, at most; the others are `skipped`.
  public var backlog: Int

  /// Creates a budget; a number below zero counts as none.
  ///
  /// Of an empty budget one candidate runs a turn, so that whoever compares little still compares.
  ///
  /// - Parameters:
  ///   - timePerTurn: For how long candidates run, or are compared, in one turn of the main queue: a
  ///     quarter of a frame at 60 Hz unless something else is given.
  ///   - backlog: How many responses wait for the next turn, at most.
  public init(timePerTurn: Duration = .milliseconds(4), backlog: Int = 64) {
    self.timePerTurn = max(timePerTurn, .zero)
    self.backlog = max(backlog, 0)
  }

  /// No budget: all in one turn, for tools and tests.
  public static let unlimited = CandidateBudget(timePerTurn: .seconds(Int64.max / 2), backlog: .max)
}
