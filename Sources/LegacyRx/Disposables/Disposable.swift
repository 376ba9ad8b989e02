/// Something that can be ended: a subscription, scheduled work, a resource.
public protocol Disposable {
  /// Ends it. Further calls do nothing.
  func dispose()
}

extension Disposable {
  /// Adds the disposable to a bag.
  ///
  /// - Parameter bag: The bag, which disposes it when the bag goes away.
  public func disposed(by bag: DisposeBag) {
    bag.insert(self)
  }
}
