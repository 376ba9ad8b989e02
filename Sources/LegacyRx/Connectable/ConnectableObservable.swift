/// A sequence that subscribes to its source once for all its subscribers, when it is connected.
///
/// ```
/// source                      ──1──2──3──4──┤
/// publish(), connected at 2        2──3──4──┤
/// ```
public class ConnectableObservable<Element>: Observable<Element> {
  /// Subscribes to the source, whose events all subscribers receive from now on.
  ///
  /// | connection     | what it does                                                                |
  /// | -------------- | --------------------------------------------------------------------------- |
  /// | the first      | subscribes to the source                                                    |
  /// | while one runs | returns the one that runs                                                   |
  /// | after its end  | subscribes to the source again, for new subscribers                         |
  ///
  /// - Returns: A disposable that ends the connection for all subscribers, who receive nothing more.
  public func connect() -> any Disposable {
    rxFatalError("Abstract method")
  }

  /// Returns a sequence that is connected while it has subscribers.
  ///
  /// The first subscriber connects, after it has subscribed; the last one to leave disconnects. When the source ends,
  /// the next subscriber connects again.
  ///
  /// - Returns: An observable of the same events.
  public func refCount() -> Observable<Element> {
    rxFatalError("Abstract method")
  }
}
