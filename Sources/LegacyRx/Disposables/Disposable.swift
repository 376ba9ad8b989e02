/// Something that can be ended or released: a subscription, scheduled work, a resource.
public protocol Disposable {
  /// Ends the subscription or work, or releases the resource; further calls do nothing.
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
