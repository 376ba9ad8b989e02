/// Writes that belong together, such as those of one response.
///
/// ```
/// writes      [ a=1  b=1 ]        a=2
/// of a           ──────── 1 ────── 2 ──
/// of b           ──────── 1 ───────────
/// of turns       ───── (1, 1) ─ (2, 1)
/// ```
@MainActor
public enum UIStateTurn {
  /// Makes several writes to slots, and announces them as one turn.
  ///
  /// Every write is visible to readers at once. Observers are called when the outermost batch
  /// has ended, also by an error; every slot they read then is complete. A slot that was written
  /// more than once is announced once, with what it holds at the end; not at all to those who know
  /// that value already. What observers write meanwhile makes turns of its own, which follow.
  ///
  /// - Parameter writes: Writes to any slots; batches inside it join it.
  /// - Returns: What the closure returns.
  /// - Throws: What the closure throws.
  @discardableResult
  public static func batch<Result>(_ writes: () throws -> Result) rethrows -> Result {
    try TurnQueue.main.perform(writes)
  }
}
