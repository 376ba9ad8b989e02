/// A resource that can be released: a subscription, scheduled work, a resource.
public protocol Disposable {
  /// Ends it. Further calls do nothing.
  func dispose()
}

extension Disposable {
  /// Adds the disposable to a bag.
  ///
  /// - Parameter bag: The bag, which disposes it when the bag is released.
  public func disposed(by bag: DisposeBag) {
    bag.insert(self)
  }
}
