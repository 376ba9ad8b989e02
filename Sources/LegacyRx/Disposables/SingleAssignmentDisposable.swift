import Synchronization

/// A disposable whose inner disposable is set later, and only once.
///
/// It may be disposed before: the inner disposable is then disposed as soon as it is set. Setting
/// it twice is a programming error and traps, also after the disposal.
public final class SingleAssignmentDisposable: Cancelable {
  // Bit 0: disposed. Bit 1: `setDisposable(_:)` was called. Bit 2: `disposable` is set.
  private let disposedAndAssignedFlags = Atomic<UInt8>(0)
  private var disposable: (any Disposable)?

  /// Creates a disposable without an inner one.
  public init() {
    #if DEBUG
    ThreadLiveObjectCounter.increment()
    #endif
  }

  #if DEBUG
  deinit {
    ThreadLiveObjectCounter.decrement()
  }
  #endif

  /// Whether `dispose()` was called.
  public var isDisposed: Bool { disposedAndAssignedFlags.load(ordering: .acquiring) & 1 != 0 }

  /// Sets the inner disposable.
  ///
  /// - Parameter disposable: The disposable, disposed at once if this one is already disposed.
  public func setDisposable(_ disposable: any Disposable) {
    guard disposedAndAssignedFlags.bitwiseOr(2, ordering: .acquiringAndReleasing).oldValue & 2 == 0
    else {
      rxFatalError("oldState.disposable != nil")
    }
    self.disposable = disposable
    guard disposedAndAssignedFlags.bitwiseOr(4, ordering: .acquiringAndReleasing).oldValue & 1 != 0
    else {
      return
    }
    self.disposable = nil
    disposable.dispose()
  }

  /// Disposes the inner disposable, now or as soon as it is set.
  public func dispose() {
    guard disposedAndAssignedFlags.bitwiseOr(1, ordering: .acquiringAndReleasing).oldValue & 5 == 4
    else {
      return
    }
    let disposable = disposable
    self.disposable = nil
    disposable?.dispose()
  }
}
