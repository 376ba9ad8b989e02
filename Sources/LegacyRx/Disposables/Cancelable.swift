/// A disposable that reports whether it was disposed.
public protocol Cancelable: Disposable {
  /// Whether the object was disposed.
  ///
  /// After `dispose()` it can stay false until the disposal is complete, as in `RefCountDisposable`
  /// and `ScheduledDisposable`.
  var isDisposed: Bool { get }
}
