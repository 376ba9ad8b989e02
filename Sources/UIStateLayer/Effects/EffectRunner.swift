/// The object that runs a store's effects, within the limits of their queues.
@MainActor
final class EffectRunner<Action: Sendable> {
  typealias Run = EffectRun<Action>

  private struct RunsInQueue {
    var running: [Run] = []
    /// The numbers of the runs that wait, and of some that have ended while they waited.
    var waitingNumbers = FIFOQueue<Int>()
  }

  private let storeName: String
  private let sender: ActionSender<Action>
  private var lastRunNumber = 0
  private var unendedRunByNumber: [Int: Run] = [:]
  private var runsInQueue: [EffectQueue: RunsInQueue] = [:]

  init(name: String, sender: ActionSender<Action>) {
    storeName = name
    self.sender = sender
  }

  /// Starts an effect, unless its queue is full.
  ///
  /// If the queue is full, its policy decides: the effect waits, ends at once, or starts while the
  /// longest-running one is cancelled.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - parent: The run of the sequence or merge that contains the effect; `nil` without one.
  /// - Returns: The run to wait for, which can have ended; `nil` for ``Effect/none``, and for an
  ///   effect that is performed immediately.
  @discardableResult
  func start(_ effect: Effect<Action>, within parent: Run? = nil) -> Run? {
    guard let plan = effect.plan else { return nil }
    if plan.isImmediate {
      performSendOrCancel(plan.work)
      return nil
    }
    lastRunNumber += 1
    let run = Run(plan, number: lastRunNumber, within: parent)
    unendedRunByNumber[run.number] = run
    parent?.children.append(run)
    beginOrApplyQueuePolicy(run)
    return run
  }

  func cancelAll() {
    for run in unendedRunByNumber.values.sorted(by: { $0.number < $1.number }) { cancel(run) }
  }

  /// Whether an effect runs or waits.
  var hasUnendedRuns: Bool { !unendedRunByNumber.isEmpty }

  /// Waits until no effect runs or waits, including effects that start meanwhile; returns at once
  /// if there is none.
  func waitUntilAllEnded() async {
    while let run = unendedRunByNumber.values.first { await run.waitUntilEnded() }
  }

  private func performSendOrCancel(_ work: EffectPlan<Action>.Work) {
    switch work {
    case .send(let action): sender(action)
    case .cancel(let id): cancel(id)
    case .run, .sequence, .merge: break
    }
  }

  private func cancel(_ id: EffectID) {
    let named = unendedRunByNumber.values.filter { $0.plan.id == id }
    for run in named.sorted(by: { $0.number < $1.number }) { cancel(run) }
  }

  private func cancel(_ run: Run) {
    guard !run.hasEnded else { return }
    if case .running(let task) = run.state { task.cancel() }
    let children = run.children
    end(run)
    for child in children { cancel(child) }
  }

  private func beginOrApplyQueuePolicy(_ run: Run) {
    guard let queue = run.queueWithOwnPlace else { return startTask(of: run) }
    // The lists are changed in place: a copy would cost the length of the queue for each effect.
    let runningCount = runsInQueue[queue]?.running.count ?? 0
    guard runningCount >= queue.policy.queuePlaceCount else {
      runsInQueue[queue, default: RunsInQueue()].running.append(run)
      return startTask(of: run)
    }
    switch queue.policy {
    case .newest:
      let oldest = runsInQueue[queue]?.running.removeFirst()
      runsInQueue[queue]?.running.append(run)
      if let oldest { cancel(oldest) }
      startTask(of: run)
    case .oldest(_, .discard):
      end(run)
    case .oldest(_, .suspend):
      runsInQueue[queue]?.waitingNumbers.append(run.number)
    }
  }

  private func startTask(of run: Run) {
    guard !run.hasEnded else { return }
    let plan = run.plan
    let sender = sender.sendingOnly { [weak run] in run.map { !$0.hasEnded } ?? false }
    run.state = .running(
      Task { @MainActor [weak self, weak run] in
        do {
          try await plan.delay?.wait()
          try Task.checkCancellation()
          try await Self.performWork(plan.work, of: run, sender, in: self)
        } catch {
          self?.handleFailure(of: run, error, sender)
        }
        if let run { self?.end(run) }
      }
    )
  }

  private static func performWork(
    _ work: EffectPlan<Action>.Work,
    of run: Run?,
    _ sender: ActionSender<Action>,
    in runner: EffectRunner?
  ) async throws {
    switch work {
    case .send, .cancel:
      runner?.performSendOrCancel(work)
    case .run(let operation, _):
      try await operation(sender)
    case .sequence(let effects):
      for effect in effects {
        try Task.checkCancellation()
        await runner?.start(effect, within: run)?.waitUntilEnded()
      }
    case .merge(let effects):
      var started: [Run] = []
      for effect in effects {
        // An effect that was started at once, such as a `cancel`, may have cancelled this one.
        try Task.checkCancellation()
        if let part = runner?.start(effect, within: run) { started.append(part) }
      }
      for part in started { await part.waitUntilEnded() }
    }
  }

  private func handleFailure(of run: Run?, _ error: any Error, _ sender: ActionSender<Action>) {
    guard let run, !run.hasEnded, !(error is CancellationError) else { return }
    if case .run(_, let failure?) = run.plan.work {
      sender(failure(error))
    } else {
      StateIssues.report(.unhandledEffectError(store: storeName, error: "\(error)"))
    }
  }

  /// Ends a run, resumes those who wait for its end, and gives its place to the next waiting run of
  /// its queue; does nothing if the run has ended.
  private func end(_ run: Run) {
    guard !run.hasEnded else { return }
    run.state = .ended
    run.children = []
    unendedRunByNumber[run.number] = nil
    run.resumeEndWaiters()
    if let queue = run.queueWithOwnPlace { freePlaceAndStartNext(of: run, in: queue) }
  }

  private func freePlaceAndStartNext(of run: Run, in queue: EffectQueue) {
    // The lists are taken out of the dictionary: a copy would cost the length of the queue.
    guard var runs = runsInQueue.removeValue(forKey: queue) else { return }
    runs.running.removeAll { $0 === run }
    var next: [Run] = []
    while runs.running.count < queue.policy.queuePlaceCount,
      let number = runs.waitingNumbers.popFirst()
    {
      guard let candidate = unendedRunByNumber[number] else { continue }
      runs.running.append(candidate)
      next.append(candidate)
    }
    // At least half of the numbers are then those of ended runs.
    if runs.waitingNumbers.count > unendedRunByNumber.count * 2 + 16 {
      runs.waitingNumbers.removeAll { unendedRunByNumber[$0] == nil }
    }
    if !runs.running.isEmpty || !runs.waitingNumbers.isEmpty { runsInQueue[queue] = runs }
    for run in next { startTask(of: run) }
  }
}
