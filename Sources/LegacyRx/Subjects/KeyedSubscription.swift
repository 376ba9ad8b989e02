/// The subscription of an observer by its key; disposing it removes the observer.
///
/// A structure without state, which a subscriber stores without allocating: to remove the observer
/// again does nothing.
@usableFromInline
struct KeyedSubscription: Disposable {
  private let owner: any SubscriptionOwner
  private let key: UInt64

  @usableFromInline
  init(_ owner: any SubscriptionOwner, _ key: UInt64) {
    self.owner = owner
    self.key = key
  }

  @usableFromInline
  func dispose() { owner.unsubscribe(key) }
}
