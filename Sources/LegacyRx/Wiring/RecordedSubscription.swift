import Synchronization

/// The disposable of a recorded subscription; the subscription counts as active until this is
/// disposed or released.
final class RecordedSubscription: Disposable {
  private let edge: WiringEdgeRecord
  private let subscription: any Disposable
  private let isActive = Atomic<Bool>(true)

  init(_ edge: WiringEdgeRecord, _ subscription: any Disposable) {
    self.edge = edge
    self.subscription = subscription
    edge.subscriptionCount.wrappingAdd(1, ordering: .relaxed)
    edge.activeSubscriptionCount.wrappingAdd(1, ordering: .relaxed)
  }

  deinit {
    recordEndOnce()
  }

  func dispose() {
    recordEndOnce()
    subscription.dispose()
  }

  /// Counts one active subscription less, at the first call only.
  private func recordEndOnce() {
    guard isActive.exchange(false, ordering: .relaxed) else { return }
    edge.activeSubscriptionCount.wrappingSubtract(1, ordering: .relaxed)
  }
}
