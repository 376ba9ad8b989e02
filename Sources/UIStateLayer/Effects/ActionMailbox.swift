import Synchronization

/// A queue that passes actions from any thread to the main actor, in the order in which they were
/// posted.
final class ActionMailbox: Sendable {
  typealias Delivery = @MainActor @Sendable () -> Void

  private let waitingDeliveries = Mutex<[Delivery]>([])

  func post(_ delivery: @escaping Delivery) {
    let isFirst = waitingDeliveries.withLock { waiting in
      waiting.append(delivery)
      return waiting.count == 1
    }
    if isFirst { Task { @MainActor in self.deliverWaiting() } }
  }

  @MainActor
  private func deliverWaiting() {
    let deliveries = waitingDeliveries.withLock { waiting in
      let deliveries = waiting
      waiting = []
      return deliveries
    }
    for delivery in deliveries { delivery() }
  }
}
