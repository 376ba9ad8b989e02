import Synchronization

/// Passes actions from any thread to the main actor, in order.
final class ActionMailbox: Sendable {
  typealias Delivery = @MainActor @Sendable () -> Void

  private let waiting = Mutex<[Delivery]>([])

  func post(_ delivery: @escaping Delivery) {
    let isFirst = waiting.withLock { waiting in
      waiting.append(delivery)
      return waiting.count == 1
    }
    if isFirst { Task { @MainActor in self.deliver() } }
  }

  @MainActor
  private func deliver() {
    let deliveries = waiting.withLock { waiting in
      let deliveries = waiting
      waiting = []
      return deliveries
    }
    for delivery in deliveries { delivery() }
  }
}
