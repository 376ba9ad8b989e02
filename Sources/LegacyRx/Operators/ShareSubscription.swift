import Synchronization

/// The subscription of an observer to a shared sequence; it retains the connection until it is disposed.
@usableFromInline
final class ShareSubscription: Cancelable {
  private let disposed = Atomic<Bool>(false)
  private let key: UInt64
  private var owner: (any SubscriptionOwner)?

  @usableFromInline
  init(_ owner: any SubscriptionOwner, _ key: UInt64) {
    self.owner = owner
    self.key = key
    #if DEBUG
    ThreadResources.increment()
    #endif
  }

  #if DEBUG
  deinit {
    ThreadResources.decrement()
  }
  #endif

  @usableFromInline
  var isDisposed: Bool { disposed.load(ordering: .acquiring) }

  @usableFromInline
  func dispose() {
    guard !disposed.exchange(true, ordering: .acquiringAndReleasing) else { return }
    let owner = owner
    self.owner = nil
    owner?.unsubscribe(key)
  }
}
