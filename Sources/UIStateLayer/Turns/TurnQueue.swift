/// The turns of the main actor: writes that belong together, announced one turn after the other.
///
/// A write outside of a batch is a turn of its own; a batch is one turn. Writes by observers during
/// the announcement of a turn are announced after it, in order.
@MainActor
final class TurnQueue {
  static let main = TurnQueue()

  /// The longest chain of turns that cause one another; a longer one is endless recursion.
  static let depthLimit = 100

  private struct Turn {
    var entries: [any TurnEntry]
    var depth: Int
  }

  /// Whether a write can be announced immediately.
  var isIdle = true

  private var batchDepth = 0
  private var batch: [any TurnEntry] = []
  private var waiting: [Turn] = []
  private var depth = 0
  private var hasReported = false
  private var turnObservers: [any PendingTurnObserver] = []

  var isBatching: Bool { batchDepth > 0 }

  /// Adds a change to the running batch.
  func collect(_ entry: any TurnEntry) {
    batch.append(entry)
  }

  /// Enqueues a change after the turn that is being announced.
  func enqueue(_ entry: any TurnEntry) {
    entry.close()
    enqueueTurn(of: [entry])
  }

  /// Begins the announcement of one write.
  func begin() {
    isIdle = false
  }

  /// Ends the announcement: calls turn observers, and announces the waiting turns.
  func finish() {
    if !turnObservers.isEmpty { callTurnObservers() }
    if !waiting.isEmpty { drain() }
    isIdle = true
  }

  /// Calls a new observer for the first time; its writes are announced when it has returned.
  func deliverFirst(_ call: () -> Void) {
    guard isIdle else { return call() }
    begin()
    call()
    finish()
  }

  /// Calls an observer once, after all slot observers were called for the current turn.
  func callAfterTurn(_ observer: any PendingTurnObserver) {
    turnObservers.append(observer)
  }

  /// Runs writes as a batch, or as a part of the running batch.
  ///
  /// At the end of the outermost batch, its changes are announced as one turn: at once, or after
  /// the turn that is being announced.
  func perform<Result>(_ writes: () throws -> Result) rethrows -> Result {
    let wasIdle = isIdle
    isIdle = false
    batchDepth += 1
    defer {
      batchDepth -= 1
      if batchDepth == 0 { closeBatch(wasIdle: wasIdle) }
    }
    return try writes()
  }

  private func closeBatch(wasIdle: Bool) {
    let entries = batch
    batch = []
    for entry in entries { entry.close() }
    if !entries.isEmpty { enqueueTurn(of: entries, isRoot: wasIdle) }
    if wasIdle { finish() }
  }

  private func enqueueTurn(of entries: [any TurnEntry], isRoot: Bool = false) {
    let depth = isRoot ? 0 : depth + 1
    if depth <= Self.depthLimit {
      waiting.append(Turn(entries: entries, depth: depth))
    } else if !hasReported {
      hasReported = true
      StateIssues.report(.slotRecursion(depth: Self.depthLimit))
    }
  }

  private func drain() {
    var next = 0
    while next < waiting.count {
      let turn = waiting[next]
      next += 1
      depth = turn.depth
      for entry in turn.entries { entry.announce() }
      callTurnObservers()
    }
    waiting.removeAll(keepingCapacity: waiting.capacity <= 64)
    depth = 0
    hasReported = false
  }

  private func callTurnObservers() {
    let observers = turnObservers
    turnObservers.removeAll(keepingCapacity: true)
    for observer in observers { observer.takeTurn() }
  }
}
