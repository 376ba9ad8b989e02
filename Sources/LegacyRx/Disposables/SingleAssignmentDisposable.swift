import Synchronization

/// Holds one disposable that is set later.
///
/// Disposing first is allowed: what is set afterwards is disposed at once. Setting twice is a
/// programmer's mistake and traps.
public final class SingleAssignmentDisposable: Cancelable {
  private let state = Atomic<UInt8>(0)
  private var disposable: (any Disposable)?

  /// Creates an empty one.
  public init() {
    #if DEBUG
    Resources.increment()
    #endif
  }

  #if DEBUG
  deinit {
    Resources.decrement()
  }
  #endif

  /// Whether `dispose()` was called.
  public var isDisposed: Bool { state.load(ordering: .acquiring) & 1 != 0 }

  /// Sets the disposable.
  ///
  /// - Parameter disposable: The disposable, disposed at once if this one is already disposed.
  public func setDisposable(_ disposable: any Disposable) {
    guard state.bitwiseOr(2, ordering: .acquiringAndReleasing).oldValue & 2 == 0 else {
      rxFatalError("oldState.disposable != nil")
    }
    self.disposable = disposable
    guard state.bitwiseOr(4, ordering: .acquiringAndReleasing).oldValue & 1 != 0 else { return }
    self.disposable = nil
    disposable.dispose()
  }

  /// Disposes what was or will be set.
  public func dispose() {
    guard state.bitwiseOr(1, ordering: .acquiringAndReleasing).oldValue & 5 == 4 else { return }
    let disposable = disposable
    self.disposable = nil
    disposable?.dispose()
  }
}
