import Synchronization

/// The subscription of an observer to a subject; disposing it removes the observer.
@usableFromInline
final class SubjectSubscription: Cancelable {
  private let disposed = Atomic<Bool>(false)
  private let key: UInt64
  private weak var owner: (any SubscriptionOwner)?

  @usableFromInline
  init(owner: any SubscriptionOwner, key: UInt64) {
    self.owner = owner
    self.key = key
    #if DEBUG
    ThreadLiveObjectCounter.increment()
    #endif
  }

  #if DEBUG
  deinit {
    ThreadLiveObjectCounter.decrement()
  }
  #endif

  @usableFromInline
  var isDisposed: Bool { disposed.load(ordering: .acquiring) }

  @usableFromInline
  func dispose() {
    guard !disposed.exchange(true, ordering: .acquiringAndReleasing) else { return }
    owner?.unsubscribe(key)
  }
}
