/// The turns of the main actor: writes that belong together, announced one turn after the other.
///
/// A write outside of a batch is a turn of its own; a batch is one turn. Writes by observers during
/// the announcement of a turn are announced after it, in order.
@MainActor
final class AnnouncementQueue {
  static let main = AnnouncementQueue()

  /// The greatest number of turns that may follow a turn in a chain in which each one causes the
  /// next; a longer chain counts as endless recursion.
  static let maximumChainLength = 100

  private struct Turn {
    var changes: [any ErasedSlotChange]
    var causeChainDepth: Int
  }

  /// Whether a write can be announced immediately: no batch runs, and no turn is being announced.
  var canAnnounceAtOnce = true

  private var batchDepth = 0
  private var batchChanges: [any ErasedSlotChange] = []
  private var waitingTurns = FIFOQueue<Turn>()
  /// Counts the turns that the running announcements cause.
  private var branchingLimit = BranchingLimit()
  private var causeChainDepthOfAnnouncedTurn = 0
  private var hasReportedRecursion = false
  private var multiSlotObserversToCall: [MultiSlotObserver] = []

  var isBatching: Bool { batchDepth > 0 }

  /// Adds a change to the running batch.
  func addToBatch(_ change: any ErasedSlotChange) {
    batchChanges.append(change)
  }

  /// Enqueues a change as a turn of its own, which is announced after the running turn and those
  /// that already wait.
  func enqueueTurnForAnnouncement(of change: any ErasedSlotChange) {
    change.stopCollectingWrites()
    enqueueTurnForAnnouncement(of: [change])
  }

  /// Begins the announcement of one write.
  func beginAnnouncement() {
    canAnnounceAtOnce = false
  }

  /// Ends the announcement: calls multi-slot observers, and announces the waiting turns.
  func finishAnnouncementThenAnnounceWaitingTurns() {
    if !multiSlotObserversToCall.isEmpty { callMultiSlotObservers() }
    if !waitingTurns.isEmpty { announceWaitingTurns() }
    canAnnounceAtOnce = true
  }

  /// Calls a new observer for the first time; its writes are announced when it has returned or,
  /// during a turn or a batch, after that.
  func deliverFirstValuePostponingAnnouncements(by call: () -> Void) {
    guard canAnnounceAtOnce else { return call() }
    beginAnnouncement()
    call()
    finishAnnouncementThenAnnounceWaitingTurns()
  }

  /// Makes the queue call an observer when all slot observers were called for the current turn, or
  /// for the next one if no turn is being announced.
  ///
  /// The observer is called once for each call of this function.
  func callAfterTurn(_ observer: MultiSlotObserver) {
    multiSlotObserversToCall.append(observer)
  }

  /// Runs writes as a batch, or as a part of the running batch.
  ///
  /// At the end of the outermost batch, also if it throws, its changes are announced as one turn.
  /// This happens immediately or, while a turn is being announced, after that turn and those that
  /// already wait.
  func performBatch<Result>(_ writes: () throws -> Result) rethrows -> Result {
    let wasIdle = canAnnounceAtOnce
    canAnnounceAtOnce = false
    batchDepth += 1
    defer {
      batchDepth -= 1
      if batchDepth == 0 { closeBatch(startedWhileIdle: wasIdle) }
    }
    return try writes()
  }

  private func closeBatch(startedWhileIdle wasIdle: Bool) {
    let changes = batchChanges
    batchChanges = []
    for change in changes { change.stopCollectingWrites() }
    if !changes.isEmpty { enqueueTurnForAnnouncement(of: changes, startsChain: wasIdle) }
    if wasIdle { finishAnnouncementThenAnnounceWaitingTurns() }
  }

  private func enqueueTurnForAnnouncement(
    of changes: [any ErasedSlotChange],
    startsChain: Bool = false
  ) {
    let depth = startsChain ? 0 : causeChainDepthOfAnnouncedTurn + 1
    if depth <= Self.maximumChainLength, branchingLimit.admit(causeCount: depth) {
      waitingTurns.append(Turn(changes: changes, causeChainDepth: depth))
    } else if !hasReportedRecursion {
      hasReportedRecursion = true
      StateIssues.report(.slotRecursion(depth: causeChainDepthOfAnnouncedTurn))
    }
  }

  private func announceWaitingTurns() {
    while let turn = waitingTurns.popFirst() {
      causeChainDepthOfAnnouncedTurn = turn.causeChainDepth
      for change in turn.changes { change.announce() }
      callMultiSlotObservers()
    }
    branchingLimit = BranchingLimit()
    causeChainDepthOfAnnouncedTurn = 0
    hasReportedRecursion = false
  }

  private func callMultiSlotObservers() {
    let observers = multiSlotObserversToCall
    multiSlotObserversToCall.removeAll(keepingCapacity: true)
    for observer in observers { observer.deliverTurn() }
  }
}
