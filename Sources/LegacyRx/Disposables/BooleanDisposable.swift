import Synchronization

/// A disposable that only records whether it was disposed.
public final class BooleanDisposable: Cancelable {
  private let disposed: Atomic<Bool>

  /// Creates a disposable that is not disposed.
  public init() {
    disposed = Atomic(false)
  }

  /// Creates a disposable that is already disposed or not.
  ///
  /// - Parameter isDisposed: Whether it starts disposed.
  public init(isDisposed: Bool) {
    disposed = Atomic(isDisposed)
  }

  /// Whether `dispose()` was called, or the disposable was created as disposed.
  public var isDisposed: Bool { disposed.load(ordering: .acquiring) }

  /// Records the disposal.
  public func dispose() {
    disposed.store(true, ordering: .releasing)
  }
}
