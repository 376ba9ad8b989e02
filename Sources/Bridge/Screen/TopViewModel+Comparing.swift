import Dispatch
import LegacyRx
import ScreenDocument

/// What happens after a delivery, in later turns: candidates run, are compared, and the sink is told, each
/// within the budget of its turn.
extension TopViewModel {
  /// How many results were not told, since the sink was too slow for them.
  public var untoldResults: Int { results.droppedCount }

  func scheduleComparison() {
    let delivered = bridge.deliveryCount
    schedule(after: .nanoseconds(0)) { $0.runCandidates(deliveredBefore: delivered) }
  }

  private func runCandidates(deliveredBefore delivered: Int) {
    let areLeft = bridge.runSomeCandidates()
    if !areLeft { bridge.reportUndeclaredFeeds() }
    schedule(after: areLeft ? .nanoseconds(0) : comparisonDelay) { model in
      if areLeft {
        model.runCandidates(deliveredBefore: delivered)
      } else {
        model.compare(upTo: delivered)
      }
    }
  }

  private func compare(upTo delivered: Int) {
    let (compared, isDone) = bridge.compareSome(upTo: delivered)
    if !isDone { schedule(after: .nanoseconds(0)) { $0.compare(upTo: delivered) } }
    guard sink != nil else { return }
    let isTelling = !results.isEmpty
    results.add(compared, endsDocument: isDone)
    if !isTelling { tellSink() }
  }

  private func tellSink() {
    guard let sink else { return }
    var turn = CandidateTurn(bridge.candidates.budget, clock: bridge.handlerEnvironment.clock)
    while let next = results.first {
      guard turn.allowsOneMore() else { return schedule(after: .nanoseconds(0)) { $0.tellSink() } }
      switch next {
      case .result(let result):
        sink.record(result, on: bridge.evidenceVersion(of: result.kind))
      case .end:
        for kind in bridge.comparableKinds {
          sink.note(kind, on: bridge.evidenceVersion(of: kind))
        }
      }
      results.removeFirst()
    }
  }
}
