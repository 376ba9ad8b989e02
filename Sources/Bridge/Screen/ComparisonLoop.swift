import Parity

/// The loop that runs candidates, compares them and reports the results, in turns of the main
/// scheduler after each delivery.
///
/// Each of the three works within the budget of a turn, and continues in the next one.
@MainActor
final class ComparisonLoop<UIState: AnyObject> {
  /// The minimum time that both sides have before they are compared, from the turn in which the
  /// last waiting candidate has run.
  let delayBeforeComparison: Duration
  private let bridge: ContentBridge<UIState>
  private let sink: (any ParitySink)?
  private var unreportedResults = UnreportedResultQueue()
  private var cancellationOfScheduledCall: [Int: CancellationBox] = [:]
  private var lastScheduledCallNumber = 0

  init(
    of bridge: ContentBridge<UIState>,
    reportingTo sink: (any ParitySink)?,
    delay: Duration
  ) {
    self.bridge = bridge
    self.sink = sink
    delayBeforeComparison = delay
  }

  /// The number of results that were dropped because
  /// ``UnreportedResultQueue/maximumCount`` elements already waited for a slow sink.
  var droppedResultCount: Int { unreportedResults.droppedResultCount }

  /// Schedules the candidates and comparisons of all deliveries so far.
  ///
  /// A screen that compares nothing, and reports to nobody, schedules nothing.
  func scheduleComparisons() {
    guard sink != nil || bridge.needsComparisonLoop else { return }
    let delivered = bridge.deliveryCount
    schedule(after: .zero) { $0.runCandidates(thenCompareUpToDelivery: delivered) }
  }

  private func runCandidates(thenCompareUpToDelivery number: Int) {
    let hasMoreCandidates = bridge.runSomeCandidates()
    schedule(after: hasMoreCandidates ? .zero : delayBeforeComparison) { loop in
      if hasMoreCandidates {
        loop.runCandidates(thenCompareUpToDelivery: number)
      } else {
        let settlingTime = loop.bridge.candidates.budget.settlingTime
        loop.compare(
          upToDelivery: number,
          settlingTimeLeft: settlingTime - loop.delayBeforeComparison
        )
      }
    }
  }

  /// Compares the deliveries up to a number, and schedules the next turn if contents are left.
  ///
  /// - Parameters:
  ///   - number: The number of the last delivery to compare.
  ///   - timeLeft: The settling time that remains for these deliveries. If it is zero or less,
  ///     contents that have not settled are compared, or skipped as late.
  private func compare(upToDelivery number: Int, settlingTimeLeft timeLeft: Duration) {
    let turn = bridge.compareSome(upToDelivery: number, isSettlingTimeOver: timeLeft <= .zero)
    switch turn.remainderReason {
    case .none: break
    case .budgetUsed:
      schedule(after: .zero) { $0.compare(upToDelivery: number, settlingTimeLeft: timeLeft) }
    case .settling:
      let pause = min(max(delayBeforeComparison, .milliseconds(10)), timeLeft)
      schedule(after: pause) {
        $0.compare(upToDelivery: number, settlingTimeLeft: timeLeft - pause)
      }
    }
    guard sink != nil else { return }
    let isReporting = !unreportedResults.isEmpty
    unreportedResults.add(turn.results, endsTurnWithinBudget: turn.remainderReason != .budgetUsed)
    if !isReporting { reportResults() }
  }

  private func reportResults() {
    guard let sink else { return }
    sink.beginSharedClockReading()
    defer { sink.endSharedClockReading() }
    var turn = TurnTimeBudget(bridge.candidates.budget, clock: bridge.environment.clock)
    while let next = unreportedResults.first {
      guard turn.allowsOneMoreItem() else { return schedule(after: .zero) { $0.reportResults() } }
      switch next {
      case .result(let result):
        sink.record(result, on: bridge.configuration(of: result.kind))
      case .endOfTurnWithinBudget:
        for kind in bridge.comparableKinds {
          sink.recordShown(kind, on: bridge.configuration(of: kind))
        }
      }
      unreportedResults.removeFirst()
    }
  }

  private func schedule(
    after delay: Duration,
    _ action: @escaping @MainActor @Sendable (ComparisonLoop) -> Void
  ) {
    lastScheduledCallNumber += 1
    let number = lastScheduledCallNumber
    let box = CancellationBox()
    cancellationOfScheduledCall[number] = box
    box.cancellation = bridge.environment.main.scheduleOnMain(after: delay) { [weak self] in
      guard let self else { return }
      cancellationOfScheduledCall[number] = nil
      action(self)
    }
  }
}
