/// A sequence that shares one subscription to its source among its subscribers, and subscribes to
/// the source only when ``connect()`` is called.
///
/// ```
/// source                      ──1──2──3──4──┤
/// publish(), connected at 2        2──3──4──┤
/// ```
public class ConnectableObservable<Element>: Observable<Element> {
  /// Subscribes to the source, so that all subscribers receive its events from now on.
  ///
  /// | connection     | what it does                                                                |
  /// | -------------- | --------------------------------------------------------------------------- |
  /// | the first call | subscribes to the source                                                    |
  /// | while connected | returns a disposable of the same connection                                |
  /// | after its end  | subscribes to the source again, for new subscribers                         |
  ///
  /// - Returns: A disposable that ends the connection for all subscribers, who receive nothing
  ///   more.
  public func connect() -> any Disposable {
    rxFatalError("Abstract method")
  }

  /// Returns a sequence that is connected while it has subscribers.
  ///
  /// The first subscriber connects, after it has subscribed; the last one to leave disconnects,
  /// also if `connect()` was called. When the source ends, the next subscriber connects again.
  ///
  /// - Returns: An observable of the same events.
  public func refCount() -> Observable<Element> {
    rxFatalError("Abstract method")
  }
}
