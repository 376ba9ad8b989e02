/// Writes that belong together, such as those of one response.
///
/// ```
/// writes                      [ a=1  b=1 ]        a=2
/// observers of a receive         ──────── 1 ────── 2 ──
/// observers of b receive         ──────── 1 ───────────
/// observers of turns receive  ───── (1, 1) ─ (2, 1)
/// ```
@MainActor
public enum UIStateTurn {
  /// Makes several writes to slots, and announces them as one turn.
  ///
  /// Every write is visible immediately. Observers are called when the outermost batch has ended,
  /// also by an error, and before its call returns; all slots are then up to date. If an observer
  /// calls this function, the batch is announced after the running turn. A slot that was
  /// written more than once is announced once, with its last value, and not to earlier observers if
  /// this is the value from before the batch. An observer that is added between two writes of the
  /// batch begins with the value at that time, and also receives the last value, even if both are
  /// equal. Writes by observers form turns of their own, which follow.
  ///
  /// - Parameter writes: Writes to any slots; batches inside it join this one.
  /// - Returns: The closure's result.
  /// - Throws: The closure's error.
  @discardableResult
  public static func batch<Result>(_ writes: () throws -> Result) rethrows -> Result {
    try AnnouncementQueue.main.performBatch(writes)
  }
}
